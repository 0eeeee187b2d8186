import type { EndpointHandlers } from './generated/handlers.ts';
import { uploadProductImage } from './handlers/product-images.ts';
import { me, signIn, signOut } from './handlers/session.ts';

/** Every declared operation that the generic resources cannot answer: the compiler lists what is missing. */
export const handlers = {
  'session.sign-in': signIn,
  'session.sign-out': signOut,
  'session.me': me,
  'product.upload-image': uploadProductImage,
} satisfies EndpointHandlers;
