// Generated from schemas/**/*.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Handler } from '../../../../../server/http/handler.ts';
import type { SessionSignInBody, SessionSignInItem } from '../../src/generated/product/types/session.ts';
import type { Readable } from 'node:stream';

/** Operations without a resource: each needs a handler of this type. */
export interface EndpointHandlers {
  readonly 'book.report': Handler<{ body: Record<never, never>; params: Record<never, never>; query: Record<never, never> }, { name: string; mime: string; stream: Readable }>;
  readonly 'session.sign-in': Handler<{ body: SessionSignInBody; params: Record<never, never>; query: Record<never, never> }, SessionSignInItem>;
}
