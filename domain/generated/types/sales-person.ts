// Generated from schemas (sales-person) by `npm run generate`. Edit that instead of this file.
/** Who looks after shops. */
export interface SalesPerson {
  id: number;
  sales_code: string;
  name: string;
}

/** Query of sales-person.list. */
export interface SalesPersonListQuery {
  page?: number;
  perPage?: number;
  search?: string;
}

/** What sales-person.list answers: one row, the item, or the alert's data. */
export interface SalesPersonListItem {
  id: number;
  sales_code: string;
  name: string;
}
