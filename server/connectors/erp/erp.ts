/** The port to the ERP (products, prices, stock, customers). */
export interface Erp {
  /** Its description for the terminal. */
  readonly describe: string;
  readonly products: ErpSource<ErpProduct>;
  /** Prices of the product itself (`priceCode` empty) and of customer groups, with quantity steps and periods. */
  readonly prices: ErpSource<ErpPrice>;
  readonly stock: ErpSource<ErpStock>;
  readonly customers: ErpSource<ErpCustomer>;
  readonly drivers: ErpSource<ErpDriver>;
  readonly locations: ErpSource<ErpLocation>;
  /** Sales orders, found by our invoice number. */
  readonly orders: ErpSource<ErpOrder>;
}

/** Rows, page by page; a job keeps `next` as its cursor. Throws a ConnectorError after its retries. */
export type ErpSource<Row> = (ask: ErpAsk) => Promise<ErpPage<Row>>;

export interface ErpAsk {
  /** `next` of the previous page; null for the first. */
  readonly page: string | null;
  /** Only rows with this key: SKU, customer number, location code, driver e-mail, or our invoice number. */
  readonly only?: string;
  readonly signal?: AbortSignal;
}

export interface ErpPage<Row> {
  readonly rows: readonly Row[];
  /** Null on the last page. */
  readonly next: string | null;
  /** Total number of rows, if the ERP reports it. */
  readonly total: number | null;
  /** Keys of invalid rows, with the reason. */
  readonly unreadable: readonly { readonly about: string; readonly why: string }[];
}

export interface ErpProduct {
  readonly sku: string;
  readonly name: string;
  readonly blocked: boolean;
  /** Grams. */
  readonly weight: number | null;
}
export interface ErpPrice {
  readonly sku: string;
  /** Customer group; empty: the product's own price. */
  readonly priceCode: string;
  /** Rupiah. */
  readonly price: number;
  /** Minimum quantity; 1 for the regular price. */
  readonly minQty: number;
  /** First and last day, YYYY-MM-DD; null: unlimited. */
  readonly startDate: string | null;
  readonly endDate: string | null;
}
export interface ErpStock {
  readonly sku: string;
  /** Warehouse. */
  readonly inventoryCode: string;
  readonly stock: number;
}
export interface ErpCustomer {
  readonly navId: string;
  readonly ownerName: string | null;
  readonly shopName: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly active: boolean;
}
export interface ErpDriver {
  readonly code: string;
  readonly name: string;
  readonly email: string;
  readonly alias: string | null;
}
export interface ErpLocation {
  readonly code: string;
  readonly name: string;
  readonly globalDimension1Code: string | null;
}
export interface ErpOrder {
  readonly invoiceNo: string;
  /** Its number in the ERP. */
  readonly number: string;
}
