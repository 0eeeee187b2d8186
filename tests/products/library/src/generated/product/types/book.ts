// Generated from schemas (book) by `npm run generate`. Edit that instead of this file.
export interface Book {
  id: number;
  title: string;
  author: string;
  pages: number | null;
  medium: 'paper' | 'audio';
  /**
   * Euro.
   */
  price: number | null;
}

/**
 * Body of book.create.
 */
export interface BookCreateBody {
  title: string;
  author: string;
  pages?: number | null;
  medium?: 'paper' | 'audio';
  price?: number | null;
}

/**
 * What book.create answers: one row, the item, or the alert's data.
 */
export interface BookCreateItem {
  id: number;
  title: string;
  author: string;
  pages: number | null;
  medium: 'paper' | 'audio';
  /**
   * Euro.
   */
  price: number | null;
}

/**
 * Path parameters of book.get.
 */
export interface BookGetParams {
  id: number;
}

/**
 * What book.get answers: one row, the item, or the alert's data.
 */
export interface BookGetItem {
  id: number;
  title: string;
  author: string;
  pages: number | null;
  medium: 'paper' | 'audio';
  /**
   * Euro.
   */
  price: number | null;
}

/**
 * Query of book.list.
 */
export interface BookListQuery {
  page?: number;
  size?: number;
  q?: string;
  medium?: 'paper' | 'audio';
}

/**
 * What book.list answers: one row, the item, or the alert's data.
 */
export interface BookListItem {
  id: number;
  title: string;
  author: string;
  pages: number | null;
  medium: 'paper' | 'audio';
  /**
   * Euro.
   */
  price: number | null;
}
