import type { EndpointChecks } from './generated/checks.ts';
import { checkApprover } from './handlers/promotions/approvers.ts';
import { checkUnused, checkUnusedVoucher } from './handlers/promotions/used.ts';
import { checkBlocked } from './handlers/set-blocked-many.ts';

/** The product's own checks of generic writes, by operation; `"check": true` in a resource enables one. */
export const checks = {
  'campaign.delete': checkUnused('CAMPAIGN'),
  'flashsale.delete': checkUnused('FLASHALE'),
  'voucher.delete': checkUnusedVoucher,
  'approval.create': checkApprover,
  'approval.update': checkApprover,
  'product.set-blocked-many': checkBlocked,
} satisfies EndpointChecks;
