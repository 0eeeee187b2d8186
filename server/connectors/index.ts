// The door of the connectors' floor: other systems, each behind a port, with an embedded stand-in by default.
export type { Bank, BankMutation } from './bank/bank.ts';
export { ConnectorError } from './connector-error.ts';
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
