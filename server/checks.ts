import type { EndpointChecks } from './generated/checks.ts';
import { checkBlocked } from './handlers/set-blocked-many.ts';

/** The product's own rules over generic writes, by operation; `"check": true` in a resource asks for one. */
export const checks = {
  'product.set-blocked-many': checkBlocked,
} satisfies EndpointChecks;
