// Generated from schemas (state) by `npm run generate`. Edit that instead of this file.
/**
 * Path parameters of state.all.
 */
export interface StateAllParams {
  state: string;
}

/**
 * What state.all answers: one row, the item, or the alert's data.
 */
export interface StateAllItem {
  id?: number;
  name?: string;
  city?: string;
  amount?: number;
  active?: number;
  note?: string;
  picture?: string;
  since?: string;
  lines?: {}[];
  pictures?: {}[];
  bare?: {}[];
  details?: {
    [k: string]: unknown;
  };
}

/**
 * Path parameters of state.do.
 */
export interface StateDoParams {
  how: string;
}

/**
 * What state.do answers: one row, the item, or the alert's data.
 */
export interface StateDoItem {
  password?: string;
}

/**
 * Path parameters of state.one.
 */
export interface StateOneParams {
  state: string;
}

/**
 * What state.one answers: one row, the item, or the alert's data.
 */
export interface StateOneItem {
  id?: number;
  name?: string;
  city?: string;
  amount?: number;
  active?: number;
  note?: string;
  picture?: string;
  since?: string;
  lines?: {}[];
  pictures?: {}[];
  bare?: {}[];
  details?: {
    [k: string]: unknown;
  };
}

/**
 * Body of state.order.
 */
export interface StateOrderBody {
  ids: number[];
  amount: number[];
}

/**
 * Body of state.rename.
 */
export interface StateRenameBody {
  id: number;
  name: string;
  amount?: number | null;
}

/**
 * Path parameters of state.rows.
 */
export interface StateRowsParams {
  state: string;
}

/**
 * Query of state.rows.
 */
export interface StateRowsQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'id' | 'name';
  dir?: 'asc' | 'desc';
  kind?: string;
  from?: string;
  until?: string;
}

/**
 * What state.rows answers: one row, the item, or the alert's data.
 */
export interface StateRowsItem {
  id?: number;
  name?: string;
  city?: string;
  amount?: number;
  active?: number;
  note?: string;
  picture?: string;
  since?: string;
  lines?: {}[];
  pictures?: {}[];
  bare?: {}[];
  details?: {
    [k: string]: unknown;
  };
}

/**
 * Path parameters of state.save.
 */
export interface StateSaveParams {
  state: string;
}

/**
 * Body of state.save.
 */
export interface StateSaveBody {
  name: string;
  city?: string | null;
  amount?: number | null;
  kind?: string;
  license?: string;
  since?: string | null;
  note?: string | null;
  until?: string | null;
}
