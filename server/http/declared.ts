/** What the server reads of the declarations: emitted by the generator into server/generated/. Plain data. */
import type {
  Envelope,
  Failure,
  Lifecycle,
  MessageTable,
  Roles,
  Validator,
} from '../../src/runtime/model.ts';

/** A draft-07 schema with all references inlined, but for those of recursive data: they lead to its `definitions`. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A value of a resource mapping: a body, path or query field, or a literal. */
export type Source =
  | { readonly from: 'body' | 'path' | 'query' | 'user'; readonly path: string }
  | { readonly literal: string | number | boolean | null };

/** What the generic resource does with the entity's table; absent on an endpoint: a typed handler must exist. */
export type ResourceDo = 'list' | 'get' | 'create' | 'update' | 'delete' | 'toggle' | 'actions';
/** From one calendar day of the business to another, both included; either may be absent. */
export interface Days {
  readonly fromDay?: Source;
  readonly toDay?: Source;
}
export interface Resource {
  readonly do: ResourceDo;
  readonly entity: string;
  /** Where the row's key comes from (get, update, delete, toggle). */
  readonly key?: Source;
  /** Column values written: column name -> source. */
  readonly set?: Readonly<Record<string, Source>>;
  /** Conditions of a list: column name -> what it equals, or its days; an absent source value means no condition. */
  readonly where?: Readonly<Record<string, Source | Days | { readonly isNull: true }>>;
  /** Owned rows that are written with the row, by the name of the entity's field. */
  readonly owned?: Readonly<Record<string, OwnedRows>>;
  /** Column flipped between 0 and 1. */
  readonly toggle?: string;
  /** A check of the product's own is asked before a create or update. */
  readonly check?: true;
  /** Success message; may hold `{field}` of the row. */
  readonly message: string;
}

/** Rows of another table that belong to the row a call writes, as the body has them. */
export interface OwnedRows {
  /** Path of their list in the body; absent in a call: they are unchanged. */
  readonly rows: Source;
  /** Property of a row that is its key: a row without one is new. */
  readonly key: string;
  /** Their columns -> property of a row. */
  readonly set: Readonly<Record<string, string>>;
}

/** The rows that a call is made for: those in its body's `ids`, else all of a list that match its `filter`. */
export interface DeclaredSelection {
  readonly most: number;
  /** Those of the list; `$path` and `$query` of its sources are read in the filter. */
  readonly where?: Resource['where'];
  readonly search?: string;
  readonly searchIn?: string;
}

/** Long work that a call starts; the answer is an alert whose data is `{job: id}`. */
export interface DeclaredJob {
  /** Name of the task. */
  readonly kind: string;
  readonly title: string;
  readonly message: string;
}

/** One upload field of a body. */
export interface FileRule {
  /** Dotted name of the body property; `name[]` bodies carry `many: true`. */
  readonly name: string;
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** Body property beside it that takes the stored file away when it is 1. */
  readonly remove?: string;
  readonly many?: true;
}

export interface DeclaredOperation {
  readonly id: string;
  /** Chosen when all these body fields are present (operations that share one method and path). */
  readonly whenFields?: readonly string[];
  readonly roles: Roles;
  readonly effect: 'read' | 'write';
  readonly extension?: true;
  /** An answer whose body fulfils this is a failure: the call then changes nothing. */
  readonly failure?: Failure;
  readonly bodySchema?: JsonSchema;
  readonly validateBody?: Validator;
  readonly messages?: MessageTable;
  readonly files: readonly FileRule[];
  readonly querySchema: JsonSchema;
  readonly validateQuery: Validator;
  readonly paramsSchema: JsonSchema;
  readonly validateParams: Validator;
  readonly paging?: { readonly page: string; readonly size?: string; readonly all?: true };
  readonly search?: string;
  /** Query parameter that names the one field of the entity's `search` to look in. */
  readonly searchIn?: string;
  readonly sort?: { readonly field: string; readonly dir: string; readonly fields: readonly string[] };
  readonly selection?: DeclaredSelection;
  readonly answer: {
    readonly envelope: Envelope /** Schema of one row, the item, or the alert's data. */;
    readonly item?: JsonSchema;
  };
  readonly resource?: Resource;
  /** Live entities that the handler publishes itself. */
  readonly publishes?: readonly string[];
  readonly job?: DeclaredJob;
  /** The action of a lifecycle that this call performs: the record must allow it, and gets its next state. */
  readonly step?: {
    readonly lifecycle: Lifecycle;
    readonly action: string;
    /** Where the call says which record is meant; absent for a selection. */
    readonly row?: Source;
  };
  /** The list whose rows this call gives as a file; it has neither resource nor handler. */
  readonly exports?: DeclaredOperation;
  readonly summary?: string;
}
export interface DeclaredEndpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` parameters. */
  readonly path: string;
  readonly encoding?: 'json' | 'form' | 'multipart';
  readonly operations: readonly DeclaredOperation[];
}

/** How an answer's field is read from the database. */
export type Stored =
  | { readonly kind: 'column'; readonly column: string }
  /** The column holds a file name; the answer carries its address, or the name itself. */
  | { readonly kind: 'file'; readonly column: string; readonly as?: 'name' }
  /** Version of the row: another text after every change. */
  | { readonly kind: 'version' }
  /** An object from a referenced table: `column` is the foreign key here. */
  | {
      readonly kind: 'ref';
      readonly entity: string;
      readonly column: string;
      readonly fields: readonly string[];
    }
  /** Rows of another table whose `by` column points here. */
  | {
      readonly kind: 'many';
      readonly entity: string;
      readonly by: string;
      readonly fields: readonly string[];
      readonly sort?: readonly Sort[];
      /** They are part of this row: written and deleted with it. */
      readonly owned?: true;
      /** Column there that holds the place in the list, from 0; only of owned ones. */
      readonly place?: string;
    }
  /** Filled by a handler. */
  | { readonly kind: 'computed' };
export interface Sort {
  readonly column: string;
  readonly dir: 'asc' | 'desc';
}
export interface DeclaredEntity {
  readonly entity: string;
  readonly table: string;
  readonly key: string;
  /** Field shown when a row is named in a message. */
  readonly label: string;
  /** What one and what several of it are called; source texts. */
  readonly singular?: string;
  readonly plural?: string;
  readonly fields: Readonly<Record<string, Stored>>;
  readonly sort: readonly Sort[];
  /** Columns searched by free text, `ref.column` for a referenced table's. */
  readonly search: readonly string[];
  /** Referencing columns that block a delete: table -> column. */
  readonly referencedBy: readonly {
    readonly entity: string;
    readonly table: string;
    readonly column: string;
  }[];
  /** Roles that receive live events of the table; absent: none. */
  readonly live?: readonly number[];
  /** Whose account stands in the column hears of a row, of the others only those with a role of `all`. */
  readonly liveOf?: { readonly column: string; readonly all: readonly number[] };
  /** Column set to now() on each change by staff, if the table has one. */
  readonly touched?: string;
}
