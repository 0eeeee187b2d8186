// Generated from schemas (book) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../../../../core/validation/file-value.ts';

/** Something to read. */
export interface Book {
  id: number;
  title: string;
  pages: number | null;
  cover: string | null;
  lent: 0 | 1;
  due: string | null;
  author_id: number | null;
  author: {
    id: number;
    name: string;
  } | null;
  copies: readonly {
    id: number;
    shelf: string;
    tag: string | null;
  }[];
  age: number;
}

/** What book.authors answers: one row, the item, or the alert's data. */
export interface BookAuthorsItem {
  id: number;
  name: string;
  outlines: number;
}

/** Body of book.create. */
export interface BookCreateBody {
  title: string;
  lent: 0 | 1;
  due?: string | null;
  author_id?: number | null;
  cover?: FileValue | '' | null;
}

/** What book.create answers: one row, the item, or the alert's data. */
export interface BookCreateItem {
  id: number;
  title: string;
  pages: number | null;
  cover: string | null;
  lent: 0 | 1;
  due: string | null;
  author_id: number | null;
  author: {
    id: number;
    name: string;
  } | null;
  copies: readonly {
    id: number;
    shelf: string;
    tag: string | null;
  }[];
  age: number;
}

/** Path parameters of book.delete. */
export interface BookDeleteParams {
  id: number;
}

/** Path parameters of book.get. */
export interface BookGetParams {
  id: number;
}

/** What book.get answers: one row, the item, or the alert's data. */
export interface BookGetItem {
  id: number;
  title: string;
  pages: number | null;
  cover: string | null;
  lent: 0 | 1;
  due: string | null;
  author_id: number | null;
  author: {
    id: number;
    name: string;
  } | null;
  copies: readonly {
    id: number;
    shelf: string;
    tag: string | null;
  }[];
  age: number;
}

/** Body of book.lend-many. */
export interface BookLendManyBody {
  lent: 0 | 1;
  /**
   * @minItems 1
   * @maxItems 200
   */
  ids?: readonly number[];
  filter?: {
    q?: string;
    lent?: 0 | 1;
  };
  /** @maxItems 200 */
  except?: readonly number[];
  count?: number;
}

/** Query of book.list. */
export interface BookListQuery {
  page?: number;
  size?: number;
  q?: string;
  sort?: 'id' | 'title';
  dir?: 'asc' | 'desc';
  lent?: 0 | 1;
}

/** What book.list answers: one row, the item, or the alert's data. */
export interface BookListItem {
  id: number;
  title: string;
  pages: number | null;
  cover: string | null;
  lent: 0 | 1;
  due: string | null;
  author_id: number | null;
  author: {
    id: number;
    name: string;
  } | null;
  copies: readonly {
    id: number;
    shelf: string;
    tag: string | null;
  }[];
  age: number;
}

/** Body of book.list-export. */
export interface BookListExportBody {
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
    q?: string;
    sort?: 'id' | 'title';
    dir?: 'asc' | 'desc';
    lent?: 0 | 1;
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Body of book.stamp. */
export interface BookStampBody {
  stamp: string;
  pages?: FileValue | '' | readonly null[];
}

/** Query of book.titles. */
export interface BookTitlesQuery {
  lent?: 0 | 1;
}

/** Path parameters of book.toggle. */
export interface BookToggleParams {
  id: number;
}

/** Path parameters of book.update. */
export interface BookUpdateParams {
  id: number;
}

/** Body of book.update. */
export interface BookUpdateBody {
  title: string;
  lent: 0 | 1;
  due?: string | null;
  author_id?: number | null;
  cover?: FileValue | '' | null;
  id: number;
  /** 1 takes the stored "cover" away. */
  cover_remove?: 0 | 1;
}
