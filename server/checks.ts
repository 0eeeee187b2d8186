import type { EndpointChecks } from './generated/checks.ts';
import { checkApprover } from './handlers/promotions/approvers.ts';
import { checkBlocked } from './handlers/set-blocked-many.ts';

/** The product's own checks of generic writes, by operation; `"check": true` in a resource enables one. */
export const checks = {
  'approval.create': checkApprover,
  'approval.update': checkApprover,
  'product.set-blocked-many': checkBlocked,
} satisfies EndpointChecks;
