// Generated from schemas/**/*.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Handler } from '../../../../../server/http/handler.ts';
import type { DeskSignInBody, DeskSignInItem } from '../../src/generated/product/types/desk.ts';

/** Operations without a resource: each needs a handler of this type. */
export interface EndpointHandlers {
  readonly 'desk.sign-in': Handler<
    { body: DeskSignInBody; params: Record<never, never>; query: Record<never, never> },
    DeskSignInItem
  >;
}
