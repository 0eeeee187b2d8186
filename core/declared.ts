/** The declarations as the server reads them, generated into server/generated/. Plain data. */
import type { ExportFormat, Sheet } from './export/sheet.ts';
import type { Endpoint, Lifecycle, MessageTable, Validator } from './model.ts';
import type { Heads } from './table/heads.ts';

/** A draft-07 schema with all references inlined, but for those of recursive data: they lead to its `definitions`. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A value in a resource mapping: a body, path or query field, or a literal. */
export type Source =
  | { readonly from: 'body' | 'path' | 'query' | 'user'; readonly path: string }
  | { readonly literal: string | number | boolean | null };

/** How the generic resource works on the entity's table; absent on an endpoint: a typed handler must exist. */
export type ResourceDo =
  | 'list'
  | 'get'
  | 'create'
  | 'update'
  | 'delete'
  | 'toggle'
  | 'actions'
  | 'file'
  | 'report';
/** A range of business days, inclusive; either end may be absent. */
export interface Days {
  readonly fromDay?: Source;
  readonly toDay?: Source;
}
/** One of these values; with `given` only in a call that says that. */
export interface AnyOf {
  readonly anyOf: readonly number[];
  readonly given?: Source;
}
export interface Resource {
  readonly do: ResourceDo;
  readonly entity: string;
  /** Source of the row's key (get, update, delete, toggle). */
  readonly key?: Source;
  /** Column values written: column name -> source. */
  readonly set?: Readonly<Record<string, Source>>;
  /** Conditions of a list: column name -> value, values or range; an absent source value means no condition. */
  readonly where?: Readonly<Record<string, Source | Days | AnyOf | { readonly isNull: true }>>;
  /** Owned rows written with the row, by the name of the entity's field. */
  readonly owned?: Readonly<Record<string, OwnedRows>>;
  /** The file of all rows. */
  readonly file?: DeclaredFile;
  readonly report?: DeclaredReport;
  /** Column flipped between 0 and 1. */
  readonly toggle?: string;
  /** A product-specific check runs before a create, update or delete. */
  readonly check?: true;
  /** Success message of a write; may contain `{field}` of the row. */
  readonly message?: string;
  /** The same when the `toggle` column is 0 afterwards. */
  readonly off?: string;
}

/** Rows counted and summed in groups: by one of some paths, the first unless the call says which. */
export interface DeclaredReport {
  readonly by: readonly string[];
  /** Those of `by` that hold a date or an instant, which are grouped by steps. */
  readonly times: readonly string[];
  /** Fields that are added up. */
  readonly sum: readonly string[];
}

/** A file with a row for each of an entity's. */
export interface DeclaredFile extends Sheet {
  readonly format: ExportFormat;
  /** Without the ending. */
  readonly name: string;
  /** What the name says besides, after hyphens; absent values are left out. */
  readonly by: readonly Source[];
  /** The order where the call names none; absent: that of the entity. */
  readonly sort?: readonly Sort[];
}

/** Rows of another table that belong to the written row, as in the body. */
export interface OwnedRows {
  /** Path of their list in the body; when absent in a call, they are unchanged. */
  readonly rows: Source;
  /** Their key property: a row without one is new. */
  readonly key: string;
  /** Their columns -> property of a row. */
  readonly set: Readonly<Record<string, string>>;
}

/** The rows of a bulk call: those in the body's `ids`, else all rows of a list that match its `filter`. */
export interface DeclaredSelection {
  readonly most: number;
  /** Conditions of the list; `$path` and `$query` of its sources are read from the filter. */
  readonly where?: Resource['where'];
  readonly search?: string;
  readonly searchIn?: string;
  readonly searchBegin?: string;
}

/** The job that a call starts; the answer is an alert whose data is `{job: id}`. */
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
  /** Sibling body property that removes the stored file when it is 1. */
  readonly remove?: string;
  readonly many?: true;
  /** Of a table: its columns and what each may be called. */
  readonly columns?: Heads;
}

export interface DeclaredOperation
  extends Pick<
    Endpoint,
    'id' | 'roles' | 'effect' | 'extension' | 'paging' | 'search' | 'searchBegin' | 'sort'
  > {
  /** Selects this operation when all these body fields are present (operations that share method and path). */
  readonly whenFields?: readonly string[];
  /** An answer whose body matches this is a failure: the call is then rolled back. */
  readonly failure?: Endpoint['failure'];
  readonly bodySchema?: JsonSchema;
  readonly validateBody?: Validator;
  readonly messages?: MessageTable;
  readonly files?: readonly FileRule[];
  /** Absent where the call has no query. */
  readonly querySchema?: JsonSchema;
  readonly validateQuery: Validator;
  /** Absent where the path has no parameters. */
  readonly paramsSchema?: JsonSchema;
  readonly validateParams: Validator;
  /** Query parameter that restricts the search to one field of the entity's `search`. */
  readonly searchIn?: string;
  readonly selection?: DeclaredSelection;
  readonly answer: {
    readonly envelope: Endpoint['envelope'] /** Schema of one row, the item, or the alert's data. */;
    readonly item?: JsonSchema;
  };
  readonly resource?: Resource;
  /** Live entities whose changes the handler publishes itself. */
  readonly publishes?: readonly string[];
  /** Only for a session that was proved a short time ago. */
  readonly grave?: true;
  /** The limits that the handler asks for, by name. */
  readonly limits?: readonly string[];
  readonly job?: DeclaredJob;
  /** The lifecycle action of this call: it must be possible for the record, which gets the next state. */
  readonly step?: {
    readonly lifecycle: Lifecycle;
    readonly action: string;
    /** The source of the record's key; absent for bulk calls. */
    readonly row?: Source;
  };
  /** The list whose rows this call exports; it has neither resource nor handler. */
  readonly exports?: DeclaredOperation;
  readonly summary?: string;
}
export interface DeclaredEndpoint extends Pick<Endpoint, 'method' | 'path' | 'encoding'> {
  readonly operations: readonly DeclaredOperation[];
}

/** How a field of the answer is read from the database. */
export type Stored =
  | {
      readonly kind: 'column';
      readonly column: string;
      /** A code that people type: compared in its code form (code-form.ts). */
      readonly code?: true;
    }
  /** The column has a file name; the answer has its URL, or the bare name. */
  | { readonly kind: 'file'; readonly column: string; readonly as?: 'name' }
  /** Version of the row: changes with every update. */
  | { readonly kind: 'version' }
  /** An object from a referenced table: `column` is the foreign key here. */
  | {
      readonly kind: 'ref';
      readonly entity: string;
      readonly column: string;
      readonly fields: readonly string[];
    }
  /** Rows of another table whose `by` column references this row. */
  | {
      readonly kind: 'many';
      readonly entity: string;
      readonly by: string;
      readonly fields: readonly string[];
      readonly sort?: readonly Sort[];
      /** They are part of this row: written and deleted with it. */
      readonly owned?: true;
      /** Column with the position in the list, from 0; owned rows only. */
      readonly place?: string;
    }
  /** How many rows of another table or view reference this row by their `by` column. */
  | { readonly kind: 'count'; readonly entity: string; readonly by: string }
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
  /** Field that names a row in messages. */
  readonly label: string;
  /** Singular and plural names of the entity; source texts. */
  readonly singular?: string;
  readonly plural?: string;
  readonly fields: Readonly<Record<string, Stored>>;
  readonly sort: readonly Sort[];
  /** Columns of the free text search; `ref.column` for a referenced table. */
  readonly search?: readonly string[];
  /** Columns of each group that its rows are counted by; of an empty one all rows are. */
  readonly counted?: readonly (readonly string[])[];
  /** Foreign keys that prevent a delete: table -> column. */
  readonly referencedBy?: readonly {
    readonly entity: string;
    readonly table: string;
    readonly column: string;
  }[];
  /** Roles that receive live events of the table; absent: none. */
  readonly live?: readonly number[];
  /** Column with the account that receives events of its rows; others need a role of `all`. */
  readonly liveOf?: { readonly column: string; readonly all: readonly number[] };
  /** Column set to now() on each change by staff, if the table has one. */
  readonly touched?: string;
}
