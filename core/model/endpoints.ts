import type { Condition } from './conditions.ts';

/** A role is a small number stored with the account; a role set is a list of them. `'public'` needs no sign-in. */
export type Roles = readonly number[] | 'public';

/** The location of rows and page numbers in an answer (see docs/guide/calls.md). */
export type Envelope = 'page' | 'page-meta' | 'item' | 'list' | 'alert' | 'file' | 'none';

/** The wire format of a value, if declared. */
export type WireForm = 'MM/DD/YYYY' | 'Y/N' | 'columns' | 'json' | { readonly repeatFor: string };

/** One declared call. `path` holds `{name}` for route parameters. */
export interface Endpoint {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Path parameter -> words that it cannot hold: with them the path is that of another call. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  readonly roles: Roles;
  /** A `write` is sent only from an explicit action: never prefetched, retried or cached, whatever its method. */
  readonly effect: 'read' | 'write';
  readonly encoding?: 'json' | 'form' | 'multipart';
  readonly envelope: Envelope;
  /** Names of the query parameters for page number and page size. */
  readonly paging?: {
    readonly page: string;
    readonly size?: string;
    /** Parameter by which rows do not wait for their total: `later`, then `alone`. */
    readonly total?: string;
    /** The page size may be the word `all`. */
    readonly all?: true;
  };
  /** Name of the query parameter for free text. */
  readonly search?: string;
  /** Name of the query parameter for the field that is searched; without a search it says nothing. */
  readonly searchIn?: string;
  /** Name of the query parameter by which one and two letters are looked for where words begin. */
  readonly searchBegin?: string;
  /** Names of the query parameters for the sorted field and its direction (`asc` or `desc`). */
  readonly sort?: { readonly field: string; readonly dir: string; readonly fields: readonly string[] };
  /** A bulk endpoint for many rows of a list, all or none: its body has `ids`, or `filter`, `except` and `count`. */
  readonly selection?: {
    /** Maximum number of rows per call. */
    readonly most: number;
  };
  /** Body fields with another wire format than JSON's own. */
  readonly wire?: Readonly<Record<string, WireForm>>;
  /** Ids of the endpoints whose cached answers become stale after this call. */
  readonly invalidates?: readonly string[];
  /** An answer whose body matches `when` is a failure, whatever its status; `message` is the path of its text. */
  readonly failure?: Failure;
  /** Not part of the stated contract: hidden when the server lacks it, or replaced by `fallback`. */
  readonly extension?: true;
  /** The server exports all rows as a file: the extension `<id>-export`, POST `<path>/export`. */
  readonly export?: true;
  /** Query parameters and body properties beyond the stated contract, by dotted name: each is sent only if the server has the extension `<id>.<name>`. */
  readonly ours?: readonly string[];
  /** How values that other servers answer in another way are read, by path in the row; a list on the path stands for each of its entries. */
  readonly variants?: Readonly<Record<string, Variant>>;
  readonly fallback?: Fallback;
  /** Only starts a job: `invalidates` applies when the job ends; at once if the answer names no job. */
  readonly job?: true;
}

/** What else a value of an answer may be, and what is read then. */
export interface Variant {
  /** The declared values; others of the same meaning are read as one of them: `true` as 1 or Y, a number in text as the number. */
  readonly values?: readonly unknown[];
  /** What any other value is read as. */
  readonly other?: string | number;
  /** Where the value is missing: paths beside it, of which the first that holds a value counts. */
  readonly standIn?: readonly StandIn[];
}
/** A path; or what is made of the values at some. */
export type StandIn =
  | string
  /** The product of numbers. */
  | { readonly times: readonly string[] }
  /** The instant of a day and a time of it (HH:mm), in the zone of the product. */
  | { readonly instant: readonly [day: string, time: string] }
  /** The texts at a path through a list, with commas between them. */
  | { readonly join: string }
  /** A text with `{path}` in it, days and numbers as people read them. */
  | { readonly text: string }
  /** A record of these fields, where any is there. */
  | { readonly pick: readonly string[] }
  /** This value, whatever the record says. */
  | { readonly value: string | number };

/** An endpoint with the types of its input and answer, for hand-made parts. */
export interface TypedEndpoint<Input, Answer> extends Endpoint {
  /** Type-level only: never set. What takes more inputs may stand for what is given fewer. */
  readonly types?: { readonly takes: (input: Input) => void; readonly answer: Answer };
}

/** Common to all answers: a source text, and the values of its `{name}` placeholders. */
interface AnswerText {
  readonly message?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}
/** Of the envelopes page, page-meta and list. */
export interface RowsAnswer<Item> extends AnswerText {
  readonly rows: readonly Item[];
  /** Page numbers and totals; a list has one page. */
  readonly page: { readonly last: number; readonly total: number; readonly to: number };
}
/** Of the envelopes item and alert; an alert may have no data. */
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

/** Finds one record in a list of the stated contract: the row whose `match` equals the call's value of that name. */
export interface Fallback {
  readonly list: Endpoint;
  readonly match: string;
  /** Path of the rows when `list` answers one record; absent: it answers rows. */
  readonly rows?: string;
}
