// Generated from schemas (sample) by `npm run generate`. Edit that instead of this file.
/**
 * Path parameters of sample.cells.
 */
export interface SampleCellsParams {
  cell: string;
}

/**
 * What sample.cells answers: one row, the item, or the alert's data.
 */
export interface SampleCellsItem {
  id?: number;
  case?: string;
  a?: unknown;
  b?: unknown;
  c?: unknown;
  d?: unknown;
  e?: unknown;
  f?: unknown;
}

/**
 * Path parameters of sample.options.
 */
export interface SampleOptionsParams {
  state: string;
}

/**
 * Query of sample.options.
 */
export interface SampleOptionsQuery {
  page?: number;
  perPage?: number;
  search?: string;
}

/**
 * What sample.options answers: one row, the item, or the alert's data.
 */
export interface SampleOptionsItem {}

/**
 * What sample.overview answers: one row, the item, or the alert's data.
 */
export interface SampleOverviewItem {}

/**
 * Path parameters of sample.record.
 */
export interface SampleRecordParams {
  field: string;
}

/**
 * What sample.record answers: one row, the item, or the alert's data.
 */
export interface SampleRecordItem {}
