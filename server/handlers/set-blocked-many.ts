import type { EndpointChecks } from '../generated/checks.ts';

/** Staff frees what staff has blocked; what the ERP blocks is freed there. */
export const checkBlocked: EndpointChecks['product.set-blocked-many'] = async ({ body }, { erp_blocked }) =>
  body.held === 0 && erp_blocked === 1 ? [{ message: 'The ERP blocks this product.' }] : undefined;
