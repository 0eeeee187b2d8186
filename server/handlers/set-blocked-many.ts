import type { EndpointChecks } from '../generated/checks.ts';

/** Staff can only unblock what staff has blocked; blocks by the ERP are removed there. */
export const checkBlocked: EndpointChecks['product.set-blocked-many'] = async ({ body }, { erp_blocked }) =>
  body.held === 0 && erp_blocked === 1 ? [{ message: 'The ERP blocks this product.' }] : undefined;
