// Generated from schemas (view) by `npm run generate`. Edit that instead of this file.
/** What a list shows, saved under a name: its address without the page. */
export interface View {
  id: number;
  name: string;
  query: string;
  /** 1: everybody sees it. */
  shared: 0 | 1;
  /** 1: the caller may change or delete it. */
  editable: 0 | 1;
  /** Who saved it; null when the account is gone. */
  owner: string | null;
}

/** Body of view.create. */
export interface ViewCreateBody {
  screen: string;
  name: string;
  query: string;
  shared?: 0 | 1;
}

/** What view.create answers: one row, the item, or the alert's data. */
export interface ViewCreateItem {
  id: number;
  name: string;
  query: string;
  /** 1: everybody sees it. */
  shared: 0 | 1;
  /** 1: the caller may change or delete it. */
  editable: 0 | 1;
  /** Who saved it; null when the account is gone. */
  owner: string | null;
}

/** Path parameters of view.delete. */
export interface ViewDeleteParams {
  id: number;
}

/** Query of view.list. */
export interface ViewListQuery {
  screen?: string;
}

/** What view.list answers: one row, the item, or the alert's data. */
export interface ViewListItem {
  id: number;
  name: string;
  query: string;
  /** 1: everybody sees it. */
  shared: 0 | 1;
  /** 1: the caller may change or delete it. */
  editable: 0 | 1;
  /** Who saved it; null when the account is gone. */
  owner: string | null;
}

/** Path parameters of view.update. */
export interface ViewUpdateParams {
  id: number;
}

/** Body of view.update. */
export interface ViewUpdateBody {
  name?: string;
  query?: string;
  shared?: 0 | 1;
}

/** What view.update answers: one row, the item, or the alert's data. */
export interface ViewUpdateItem {
  id: number;
  name: string;
  query: string;
  /** 1: everybody sees it. */
  shared: 0 | 1;
  /** 1: the caller may change or delete it. */
  editable: 0 | 1;
  /** Who saved it; null when the account is gone. */
  owner: string | null;
}
