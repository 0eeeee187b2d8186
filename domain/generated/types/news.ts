// Generated from schemas (news) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../core/validation/file-value.ts';

/** What shops are told for a time: a title, a picture and a text. */
export interface News {
  id: number;
  title: string;
  /** Name of the stored picture. */
  banner: string | null;
  start_date: string | null;
  end_date: string | null;
  /** HTML. */
  content: string;
  version: string;
}

/** Body of news.add-picture. */
export interface NewsAddPictureBody {
  picture: FileValue | '' | null;
}

/** What news.add-picture answers: one row, the item, or the alert's data. */
export interface NewsAddPictureItem {
  /** Its address. */
  picture: string;
}

/** Body of news.create. */
export interface NewsCreateBody {
  title: string;
  banner?: FileValue | '' | null;
  start_date?: string | null;
  end_date?: string | null;
  content?: string;
}

/** What news.create answers: one row, the item, or the alert's data. */
export interface NewsCreateItem {
  id: number;
  title: string;
  /** Name of the stored picture. */
  banner: string | null;
  start_date: string | null;
  end_date: string | null;
  /** HTML. */
  content: string;
  version: string;
}

/** Path parameters of news.get. */
export interface NewsGetParams {
  id: number;
}

/** What news.get answers: one row, the item, or the alert's data. */
export interface NewsGetItem {
  id: number;
  title: string;
  /** Name of the stored picture. */
  banner: string | null;
  start_date: string | null;
  end_date: string | null;
  /** HTML. */
  content: string;
  version: string;
}

/** Query of news.list. */
export interface NewsListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'id' | 'title' | 'start_date' | 'end_date';
  dir?: 'asc' | 'desc';
}

/** What news.list answers: one row, the item, or the alert's data. */
export interface NewsListItem {
  id: number;
  title: string;
  /** Name of the stored picture. */
  banner: string | null;
  start_date: string | null;
  end_date: string | null;
}

/** Body of news.list-export. */
export interface NewsListExportBody {
  format: 'csv' | 'xlsx';
  /**
   * @minItems 1
   * @maxItems 200
   */
  columns: readonly {
    path: string;
    label: string;
    as: 'text' | 'number' | 'date' | 'choice' | 'active' | 'row-number' | 'address';
    format?: string;
    labels?: {
      [k: string]: string;
    };
    base?: string;
  }[];
  zone: string;
  locale: string;
  query?: {
    search?: string;
    sort?: 'id' | 'title' | 'start_date' | 'end_date';
    dir?: 'asc' | 'desc';
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Body of news.update. */
export interface NewsUpdateBody {
  id: number;
  title: string;
  banner?: FileValue | '' | null;
  start_date?: string | null;
  end_date?: string | null;
  content?: string;
  /** 1 takes the stored "banner" away. */
  banner_remove?: 0 | 1;
}

/** What news.update answers: one row, the item, or the alert's data. */
export interface NewsUpdateItem {
  id: number;
  title: string;
  /** Name of the stored picture. */
  banner: string | null;
  start_date: string | null;
  end_date: string | null;
  /** HTML. */
  content: string;
  version: string;
}
