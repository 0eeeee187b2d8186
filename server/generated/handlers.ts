// Generated from schemas/**/*.endpoints.json by `npm run generate`. Edit that instead of this file.
import type {
  ProductUploadImageBody,
  ProductUploadImageItem,
  ProductUploadImageParams,
} from '../../src/generated/product/types/product.ts';
import type {
  SessionMeItem,
  SessionSignInBody,
  SessionSignInItem,
} from '../../src/generated/product/types/session.ts';
import type { Handler } from '../http/handler.ts';

/** Operations without a resource: each needs a handler of this type. */
export interface EndpointHandlers {
  readonly 'product.upload-image': Handler<
    { body: ProductUploadImageBody; params: ProductUploadImageParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: ProductUploadImageItem }
  >;
  readonly 'session.me': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    SessionMeItem
  >;
  readonly 'session.sign-in': Handler<
    { body: SessionSignInBody; params: Record<never, never>; query: Record<never, never> },
    SessionSignInItem
  >;
  readonly 'session.sign-out': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
}
