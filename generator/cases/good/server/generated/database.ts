// Generated from server/store/migrations by `npm run generate`. Edit that instead of this file.
import type { Outline } from '../../domain/generated/types/outline.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Whatever JSON can say. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** JSON is read as what it says, and written as its text. `Unsaid`: what may stand for no value. */
type Json<T, Unsaid = never> = ColumnType<T, string | Unsaid, string | Extract<Unsaid, null>>;

/** Every table and view that the migrations make, as the server reads and writes them. */
export type Database = {
  authors: {
    id: Generated<number>;
    name: string;
  };
  bad_counts: {
    id: Generated<number>;
    kind: Generated<0 | 1>;
  };
  bad_rows: {
    id: Generated<number>;
  };
  bad_views: {
    id: GeneratedAlways<number | null>;
    kind: GeneratedAlways<number | null>;
  };
  bads: {
    id: Generated<number>;
    title: Generated<string>;
    note: Generated<string>;
    tag: Generated<string>;
  };
  books: {
    id: Generated<number>;
    title: string;
    pages: number | null;
    cover_file: string | null;
    lent: Generated<0 | 1>;
    due: string | null;
    isbn: string | null;
    author_id: number | null;
    shelf_place: number | null;
    notes: Json<JsonValue, undefined>;
    changed_at: Generated<string>;
  };
  copies: {
    id: Generated<number>;
    book_id: number;
    shelf: string;
    bad_id: number | null;
    other_id: number | null;
    place: Generated<number>;
    tag: string | null;
  };
  lent_books: {
    id: GeneratedAlways<number | null>;
    title: GeneratedAlways<string | null>;
  };
  loans: {
    id: Generated<number>;
    reader: string;
    state: Generated<0 | 1 | 2>;
    bad_id: number | null;
  };
  outline_authors: {
    outline_id: GeneratedAlways<number | null>;
    author_id: GeneratedAlways<number | null>;
  };
  outlines: {
    id: Generated<number>;
    title: string;
    words: GeneratedAlways<number | null>;
    parts: Json<Outline['parts'], undefined>;
  };
};
