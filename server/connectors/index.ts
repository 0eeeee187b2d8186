// Public entry of the connectors: external systems, each behind a port, with an embedded simulation by default.
export type { Bank, BankMutation } from './bank/bank.ts';
export type {
  Erp,
  ErpAsk,
  ErpCustomer,
  ErpDriver,
  ErpLocation,
  ErpPage,
  ErpPrice,
  ErpProduct,
  ErpSource,
  ErpStock,
} from './erp/erp.ts';
export { type Connectors, openChatVendor, openConnectors } from './open-connectors.ts';
export { ConnectorError } from './transport.ts';
