/** What the ERP (the books of the business: products, prices, stock, customers) can be asked for. */
export interface Erp {
  /** What it is, for the terminal. */
  readonly describe: string;
  readonly products: ErpSource<ErpProduct>;
  /** Of the product itself (`priceCode` empty) and of each group of customers, also from more pieces on and for a time. */
  readonly prices: ErpSource<ErpPrice>;
  readonly stock: ErpSource<ErpStock>;
  readonly customers: ErpSource<ErpCustomer>;
  readonly drivers: ErpSource<ErpDriver>;
  readonly locations: ErpSource<ErpLocation>;
  /** Sales orders, found by our invoice number. */
  readonly orders: ErpSource<ErpOrder>;
}

/**
 * Rows, a page at a time. Pages may be asked for again, also by another process: keep `next` as the job's cursor.
 * Throws a ConnectorError, after the tries that make sense.
 */
export type ErpSource<Row> = (ask: ErpAsk) => Promise<ErpPage<Row>>;

export interface ErpAsk {
  /** `next` of the page before; null for the first. */
  readonly page: string | null;
  /** Only rows with this key: SKU, number of the customer, code of the location, e-mail of the driver, our invoice number. */
  readonly only?: string;
  readonly signal?: AbortSignal;
}

export interface ErpPage<Row> {
  readonly rows: readonly Row[];
  /** Null on the last page. */
  readonly next: string | null;
  /** Rows on all pages, where the ERP says so. */
  readonly total: number | null;
  /** Keys of rows that could not be read, with what is wrong with them. */
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
  /** Group of customers; empty: the price of the product itself. */
  readonly priceCode: string;
  /** Rupiah. */
  readonly price: number;
  /** Pieces from which on it holds; 1 for the usual price. */
  readonly minQty: number;
  /** First and last day, YYYY-MM-DD; null: it has none. */
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
