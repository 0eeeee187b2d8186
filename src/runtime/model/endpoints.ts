import type { Condition } from './conditions.ts';

/** A role is a small number stored with the account; a role set is a list of them. `'public'` needs no sign-in. */
export type Roles = readonly number[] | 'public';

/** Where the rows and page numbers of an answer are (see docs/guide/calls.md). */
export type Envelope = 'page' | 'page-meta' | 'item' | 'list' | 'alert' | 'file' | 'none';

/** How a value may travel where that is declared. */
export type WireForm = 'MM/DD/YYYY' | 'columns' | 'json';

/** One declared call. `path` holds `{name}` for route parameters. */
export interface Endpoint {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly roles: Roles;
  /** A `write` is sent only from an explicit action: never prefetched, retried or cached, whatever its method. */
  readonly effect: 'read' | 'write';
  readonly encoding?: 'json' | 'form' | 'multipart';
  readonly envelope: Envelope;
  /** Names of the query parameters for page number and page size. */
  readonly paging?: {
    readonly page: string;
    readonly size?: string;
    /** The number of rows may be the word `all`. */
    readonly all?: true;
  };
  /** Name of the query parameter for free text. */
  readonly search?: string;
  /** Names of the query parameters for the sorted field and its direction (`asc` or `desc`). */
  readonly sort?: { readonly field: string; readonly dir: string; readonly fields: readonly string[] };
  /** Made for many rows of a list, all or none: `ids`, or `filter`, `except` and `count` stand in its body. */
  readonly selection?: {
    /** How many rows one call may be made for. */
    readonly most: number;
  };
  /** Fields of the body that travel in another form: dates other than as YYYY-MM-DD, lists of records by columns, objects as JSON. */
  readonly wire?: Readonly<Record<string, WireForm>>;
  /** Ids of the endpoints whose cached answers are stale after this call. */
  readonly invalidates?: readonly string[];
  /** An answer whose body fulfils `when` is a failure, whatever its status; `message` is the path of the text to show. */
  readonly failure?: Failure;
  /** Not part of the stated contract: hidden when extensions are off, or replaced by `fallback`. */
  readonly extension?: true;
  /** The server gives all rows as a file: the extension `<id>-export`, POST `<path>/export`. */
  readonly export?: true;
  readonly fallback?: Fallback;
  /** Only starts long work: `invalidates` counts when that has ended. Where the answer names no job, at once. */
  readonly job?: true;
}

/** An endpoint with the types of its values and of its answer, as hand-made parts call it. */
export interface TypedEndpoint<Input, Answer> extends Endpoint {
  /** For the type check alone: never there. */
  readonly types?: { readonly input: Input; readonly answer: Answer };
}

/** What every answer may say: a source text, and what fills its `{name}` places. */
interface AnswerText {
  readonly message?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}
/** Of the envelopes page, page-meta and list. */
export interface RowsAnswer<Item> extends AnswerText {
  readonly rows: readonly Item[];
  /** Numbers of pages and rows; a list is one page. */
  readonly page: { readonly last: number; readonly total: number; readonly to: number };
}
/** Of the envelopes item and alert; an alert may hold nothing. */
export interface ItemAnswer<Item> extends AnswerText {
  readonly item?: Item;
}
/** Of the envelope file. */
export interface FileAnswer {
  readonly raw: { readonly blob: Blob; readonly name: string };
}

export interface Failure {
  readonly when: Condition;
  readonly message: string;
}

/** One record out of a list of the stated contract: the row whose `match` equals the call's value of that name. */
export interface Fallback {
  readonly list: Endpoint;
  readonly match: string;
  /** Path of the rows in the one record that `list` answers; absent: it answers rows. */
  readonly rows?: string;
}
