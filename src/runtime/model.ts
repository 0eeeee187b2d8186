/**
 * The compiled form of the language: what the generator emits and the runtime draws.
 * Plain data, every reference resolved. No business word may appear here.
 */
import type { ComponentType } from 'react';

/** A role is a small number stored with the account; a role set is a list of them. `'public'` needs no sign-in. */
export type Roles = readonly number[] | 'public';

/** Where the rows and page numbers of an answer stand (see docs/language.md, "Envelopes"). */
export type Envelope = 'page' | 'page-meta' | 'item' | 'list' | 'alert' | 'file' | 'none';

/** How a calendar date may travel. */
export type WireDate = 'MM/DD/YYYY';

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
  readonly paging?: { readonly page: string; readonly size?: string };
  /** Name of the query parameter for free text. */
  readonly search?: string;
  /** Names of the query parameters for the sorted field and its direction (`asc` or `desc`). */
  readonly sort?: { readonly field: string; readonly dir: string; readonly fields: readonly string[] };
  /** Made for many rows of a list, all or none: `ids`, or `filter`, `except` and `count` stand in its body. */
  readonly selection?: {
    /** How many rows one call may be made for. */
    readonly most: number;
  };
  /** Fields of the body that are calendar dates and travel in another form than YYYY-MM-DD. */
  readonly wire?: Readonly<Record<string, WireDate>>;
  /** Ids of the endpoints whose cached answers are stale after this call. */
  readonly invalidates?: readonly string[];
  /** An answer whose body fulfils `when` says no, whatever its status; `message` is the path of the text to show. */
  readonly failure?: Failure;
  /** Not part of the stated contract: hidden when extensions are off, or replaced by `fallback`. */
  readonly extension?: true;
  /** The server gives all rows as a file: the extension `<id>-export`, POST `<path>/export`. */
  readonly export?: true;
  readonly fallback?: Fallback;
  /** Only starts long work: `invalidates` counts when that has ended. Where the answer names no job, at once. */
  readonly job?: true;
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

/** A literal, or a reference resolved when the value is needed. */
export type Value = string | number | boolean | null | { readonly from: ValueSource; readonly path: string };
export type ValueSource = 'row' | 'route' | 'query' | 'form' | 'user' | 'answer';
export type Values = Readonly<Record<string, Value>>;

/** One closed tree; a missing value makes a comparison false. `today` and `now` are the business day and time. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | (Operand & Test);
export type UserField = 'role' | 'id' | 'username';
/** What `is` compares with when it is not a literal. */
export interface UserValue {
  readonly from: 'user';
  readonly path: UserField;
}
export type Operand =
  | { readonly field: string }
  /** Of the record that a list's rows belong to. */
  | { readonly record: string }
  | { readonly user: UserField }
  | { readonly route: string }
  | { readonly now: 'date' | 'instant' };
export type Test =
  | { readonly is: string | number | boolean | null | UserValue }
  | { readonly in: readonly (string | number | boolean)[] }
  | { readonly gt: number | string }
  | { readonly gte: number | string }
  | { readonly lt: number | string }
  | { readonly lte: number | string }
  | { readonly exists: boolean };

/** A call with the values it is given. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly with?: Values;
}

/** A target screen: its route pattern and the values that fill the pattern's parameters. */
export interface Target {
  readonly screen: string;
  readonly route: string;
  readonly with?: Values;
}

export interface Confirm {
  /** May hold `{field}` of the row. */
  readonly text: string;
  readonly cancel: string;
  readonly submit: string;
}

/** What a button, link or menu entry does. Exactly one of `to`, `dialog`, `call`, `widget`, `picture` is there. */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly icon?: string;
  /** `primary` is the page's one main action; `menu` entries stand in the "..." menu. */
  readonly place: 'primary' | 'inline' | 'menu';
  readonly danger?: true;
  readonly roles: Roles;
  readonly when?: Condition;
  readonly enabled?: Condition;
  readonly to?: Target;
  /** A form or detail screen drawn in a dialog over the current screen. */
  readonly dialog?: Target;
  readonly call?: Call;
  readonly widget?: string;
  /** Path of the address of a picture, to be seen in full size. */
  readonly picture?: string;
  /** What the widget is given. */
  readonly props?: Values;
  readonly confirm?: Confirm;
  /** Shown when the answer carries no message of its own. */
  readonly toast?: string;
  readonly reveal?: Reveal;
  readonly then?: Then;
}
/** A value of the answer that is shown this once, ready to be copied. */
export interface Reveal {
  readonly path: string;
  readonly label: string;
  readonly help?: string;
}

/** What is done with the selected rows of a list: `call` for all at once; `each` where the server has no `call`. */
export interface BulkAction extends Pick<Action, 'id' | 'label' | 'icon' | 'danger' | 'roles' | 'toast'> {
  /** Its text may hold `{count}`. */
  readonly confirm?: Confirm;
  /** An endpoint with `selection`. */
  readonly call?: Call;
  readonly each?: EachRow;
}
/** One call for each row. */
export interface EachRow extends Call {
  /** Rows for which it does not hold are left as they are. */
  readonly when?: Condition;
  /** How many rows may be selected for it. */
  readonly most: number;
}

/**
 * The states of a thing and what leads from one to the next. The page knows it compiled into actions; the server
 * asks it before it changes a record.
 */
export interface Lifecycle {
  readonly id: string;
  readonly entity: string;
  /** Field of the record that holds the state. */
  readonly field: string;
  /** Stored value, as text -> state. */
  readonly states: Readonly<Record<string, LifecycleState>>;
  readonly actions: Readonly<Record<string, LifecycleAction>>;
  /** IANA zone of the business day, for conditions about now. */
  readonly zone: string;
}
export interface LifecycleState {
  readonly label: string;
  readonly tone?: string;
  readonly initial?: true;
  readonly final?: true;
}
export interface LifecycleAction {
  readonly label: string;
  readonly from: readonly (string | number)[];
  /** Absent: the state stays. */
  readonly to?: string | number;
  readonly roles: Roles;
  readonly when?: Condition;
  /** What to say when it is not possible; may hold `{state}`. */
  readonly refusal?: string;
}

/** What follows a successful call. `back` is the browser's history, else the screen's parent. */
export interface Then {
  readonly to?: Target;
  readonly back?: true;
  readonly reload?: true;
  /** Milliseconds before it happens. */
  readonly after?: number;
}

/** How one value is shown. `cell` names an entry of the cell registry. */
export interface Shown {
  /** Dotted path in the row, e.g. `author.name`. */
  readonly path: string;
  readonly label: string;
  readonly cell: string;
  /** Options of the cell, checked by the generator against the cell's declared options. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly when?: Condition;
}
export interface Column extends Shown {
  readonly align?: 'start' | 'end' | 'center';
  /** CSS width in px. */
  readonly width?: number;
  /** 1 is kept longest when the screen is narrow and heads the card; 3 is dropped first. */
  readonly priority: 1 | 2 | 3;
  /** Name sent as the sort field; absent: not sortable. */
  readonly sort?: string;
  /** The cell leads to a screen. */
  readonly to?: Target;
}

/** Everything a screen of any kind has. */
export interface ScreenBase {
  readonly id: string;
  /** The declaration, relative to the project root: shown by red nodes and opened by Alt+click in dev. */
  readonly file: string;
  /** A form's may hold `{field}` of the record it loads. */
  readonly title: string;
  readonly roles: Roles;
  readonly route: string;
  readonly parent?: Target & { readonly title: string };
}

export interface Filter {
  readonly param: string;
  readonly label: string;
  readonly field: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly choices?: readonly Choice[];
  /** The value is the first day of a range. */
  readonly range?: DayRange;
}
/** How a filter's range of days ends. */
export interface DayRange {
  /** The query parameter of the last day. */
  readonly end: string;
  readonly label: string;
  /** The last day lies at most so many days after the first. */
  readonly days?: number;
  /** No day lies in the future. */
  readonly atMost?: 'today';
}
export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

export interface ListScreen extends ScreenBase {
  readonly kind: 'list';
  readonly source: Call;
  /** The record that the rows belong to: its `label` stands beside the heading, or its `summary` above the rows. */
  readonly record?: { readonly call: Call; readonly label: string; readonly summary?: readonly Shown[] };
  readonly key: string;
  /** Path of the rows in the one record that the source answers; absent: the source answers rows. */
  readonly rows?: string;
  /** Field that holds an object: each entry is a row, with `{name, value}` in its place. */
  readonly unfold?: string;
  /** `server`: the endpoint pages and searches; `client`: it answers all rows and the list does. */
  readonly paging: 'server' | 'client';
  readonly pageSizes: readonly number[];
  readonly search?: {
    readonly on: 'enter' | 'typing';
    readonly fields?: readonly string[];
    readonly label?: string;
  };
  readonly filters: readonly Filter[];
  readonly columns: readonly Column[];
  readonly header: readonly Action[];
  readonly row: readonly Action[];
  readonly edit?: ListEdit;
  /** Absent: rows cannot be selected. */
  readonly bulk?: readonly BulkAction[];
  readonly actionsLabel?: string;
  readonly empty?: { readonly text: string; readonly hint?: string };
}

/** Values of a list's rows that are changed where they stand, on any pages, and saved in one call. */
export interface ListEdit {
  /** Nothing of a row is known to its `with`. */
  readonly call: Call;
  /** Property of the body: the keys of the changed rows, in one order with the values of each column. */
  readonly keys: string;
  readonly columns: readonly EditedColumn[];
  /** The endpoint's whole body. */
  readonly body: CompiledBody;
  readonly save: string;
  /** Shown when the answer carries no message of its own. */
  readonly toast?: string;
}
export interface EditedColumn {
  readonly path: string;
  /** Property of the body: an array. */
  readonly name: string;
  readonly type: 'integer' | 'number' | 'string';
  /** No two rows have the same; the message is that of the property's `uniqueItems`. */
  readonly unique?: true;
  /** No more than there are rows in all; the message is that of the items' `maximum`. */
  readonly atMost?: 'total';
}

/** Rows edited where they stand. The source answers all of them; the grid searches, sorts and pages by itself. */
export interface GridScreen extends ScreenBase {
  readonly kind: 'grid';
  readonly source: Call;
  readonly key: string;
  readonly pageSize: number;
  readonly search?: { readonly fields: readonly string[]; readonly label?: string };
  readonly columns: readonly Column[];
  readonly edit: GridEdit;
  readonly actionsLabel?: string;
  readonly empty?: { readonly text: string; readonly hint?: string };
}
export interface GridEdit {
  /** `with` is resolved with the row, and is part of what is validated. */
  readonly call: Call;
  /** Field of the row that says which state of it was read; a change is sent with it. */
  readonly version?: string;
  /** Each stands in the column whose path is its `from` or else its `name`. */
  readonly fields: readonly FormField[];
  /** The endpoint's whole body. */
  readonly body: CompiledBody;
  readonly label: string;
  readonly save: string;
  readonly cancel: string;
  /** Shown when the answer carries no message of its own. */
  readonly toast?: string;
  /** Milliseconds for which a refusal is shown as a toast. */
  readonly errorTime: number;
}

/** A date so many days after another one; `atMost` is a date (YYYY-MM-DD) or the business day. */
export interface DateRule {
  readonly plusDays: number;
  readonly atMost?: string;
}

/** One field of a form. `name` is the property of the body; nested bodies use dotted names. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  /** Entry of the field registry. */
  readonly field: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly required?: true;
  /** Required exactly while this holds. */
  readonly requiredWhen?: Condition;
  /** What a change of this field by the person makes of other dates of the form. */
  readonly sets?: Readonly<Record<string, DateRule>>;
  /** Fields that a change of this one by the person empties. */
  readonly clears?: readonly string[];
  readonly readOnly?: true;
  /** 12 is the full width of the form. */
  readonly span: 3 | 4 | 6 | 8 | 12;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly choices?: readonly Choice[];
  readonly source?: Call;
  readonly when?: Condition;
  readonly enabled?: Condition;
  /** Path in the loaded record; `null`: never filled from it. Absent: same as `name`. */
  readonly from?: string | null;
}
export interface FormSection {
  readonly title?: string;
  readonly help?: string;
  readonly fields: readonly string[];
}

/** Constant draft-07 schema given to the form engine, its widgets, and the compiled validator with its messages. */
export interface CompiledBody {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly validate: Validator;
  readonly messages: MessageTable;
}
/** A precompiled ajv function: true, or false with `errors` set. */
export interface Validator {
  (data: unknown): boolean;
  errors?: null | readonly ValidatorError[];
}
export interface ValidatorError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}
/** JSON pointer with `*` for array indexes, then keyword: the exact text. */
export type MessageTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface FormScreen extends ScreenBase {
  readonly kind: 'form';
  readonly load?: Call;
  /** Field of the loaded record that says which state of it was read; a change is sent with it. */
  readonly version?: string;
  /** Values of the loaded record above the fields. */
  readonly summary?: readonly Shown[];
  readonly fields: readonly FormField[];
  readonly sections: readonly FormSection[];
  readonly body: CompiledBody;
  readonly submit: {
    readonly call: Call;
    readonly label: string;
    readonly toast?: string;
    /** Told while the call is under way. */
    readonly waiting?: string;
    readonly then: Then;
  };
  readonly cancel?: { readonly label: string; readonly then: Then };
  /** Starting values of a new record. */
  readonly initial: Readonly<Record<string, unknown>>;
  /** Milliseconds for which the submit button stays locked after an answer. */
  readonly lock: number;
}

export type DetailSection =
  | {
      readonly kind: 'fields';
      readonly title?: string;
      readonly fields: readonly Shown[];
      readonly when?: Condition;
    }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly rows: string;
      readonly columns: readonly Column[];
      /** On a row. */
      readonly actions: readonly Action[];
      /** On the record, beside the title. */
      readonly header?: readonly Action[];
      readonly empty?: string;
      readonly when?: Condition;
    }
  | {
      readonly kind: 'gallery';
      readonly title: string;
      readonly rows: string;
      readonly image: string;
      readonly thumbnail: string;
      readonly empty?: string;
      readonly when?: Condition;
    }
  | {
      readonly kind: 'widget';
      readonly title?: string;
      readonly widget: string;
      readonly props?: Values;
      readonly when?: Condition;
    };

export interface DetailScreen extends ScreenBase {
  readonly kind: 'detail';
  readonly source: Call;
  readonly heading: { readonly title: Shown; readonly subtitle?: Shown; readonly badges: readonly Shown[] };
  readonly actions: readonly Action[];
  readonly main: readonly DetailSection[];
  readonly aside: readonly DetailSection[];
}

export interface CustomScreen extends ScreenBase {
  readonly kind: 'custom';
  readonly component: string;
  readonly props?: Values;
}

/** Other screens under one heading, one at a time; the address says which. */
export interface TabsScreen extends ScreenBase {
  readonly kind: 'tabs';
  readonly bind: { readonly place: 'query' | 'hash'; readonly name: string };
  readonly tabs: readonly Tab[];
}
export interface Tab {
  /** Its value in the address. */
  readonly key: string;
  readonly label: string;
  readonly roles: Roles;
  readonly target: Target;
  /** Values that the tab gives the source of its list or grid. */
  readonly preset?: Values;
}

export type Screen = ListScreen | GridScreen | FormScreen | DetailScreen | TabsScreen | CustomScreen;
export type Kind = Screen['kind'];

/** One row of the route table; the screen itself is its own chunk. */
export interface ScreenEntry {
  readonly id: string;
  readonly kind: Kind;
  readonly route: string;
  readonly title: string;
  readonly roles: Roles;
  readonly parent?: string;
  /** Id of the extension without which the screen is of no use (a list's or detail's source, a form's submit). */
  readonly extension?: string;
  readonly load: () => Promise<{ readonly default: Screen }>;
}

/** Records that can be found from anywhere: the rows of a list, searched by the list's own endpoint. */
export interface RecordSource {
  /** Id of the list: its title, route and roles. */
  readonly list: string;
  /** Its endpoint declares `search`. */
  readonly source: Call;
  /** The field that tells the rows apart. */
  readonly key: string;
  /** Paths of the texts that name a row, the most telling first. */
  readonly shown: readonly string[];
  /** What opens a row. */
  readonly to: Target;
  /** Answers one record by its number; `$route` holds the one parameter of `to`. */
  readonly get?: Call;
}

export interface NavigationEntry {
  readonly label: string;
  readonly icon?: string;
  readonly screen?: string;
  readonly children?: readonly NavigationEntry[];
}

/**
 * The calls behind saved views. `list` is given `screen` and answers rows with id, name, query (the list's address
 * without its page), shared (0 or 1), editable (0 or 1) and owner (a name); `create` is given screen, name, query and
 * shared and answers the id; `update` is given id and any of name, query, shared; `delete` id.
 */
export interface ViewCalls {
  readonly list: Endpoint;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly delete: Endpoint;
}

/** The whole product as the runtime sees it; `src/app/main.tsx` joins it with the widgets. */
export interface Product {
  readonly name: string;
  readonly screens: readonly ScreenEntry[];
  /** Asked for when somebody first searches everywhere. */
  readonly records: () => Promise<{ readonly default: readonly RecordSource[] }>;
  readonly navigation: readonly NavigationEntry[];
  /** Target of the logo link and of `/`; the first allowed screen stands in for a missing or forbidden one. */
  readonly landing?: string;
  /** Old or misspelt routes that lead to a screen's route. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly roles: Readonly<Record<number, string>>;
  readonly languages: readonly {
    readonly code: string;
    readonly name: string;
    readonly dir: 'ltr' | 'rtl';
  }[];
  readonly texts: Readonly<
    Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>
  >;
  readonly session: {
    readonly signIn: Endpoint;
    readonly signOut?: Endpoint;
    readonly me?: Endpoint;
    /** Id of the screen of a person's own account. */
    readonly account?: string;
  };
  /** Calls by which long work is followed; each takes `id`. */
  readonly jobs?: { readonly get: Endpoint; readonly cancel?: Endpoint; readonly download?: Endpoint };
  /** Saved views of lists; absent where the product has none. */
  readonly views?: {
    /** Id of the extension without which there are none. */
    readonly extension?: string;
    readonly load: () => Promise<{ readonly default: ViewCalls }>;
  };
  /** IANA zone of the business day, BCP 47 locale of numbers and dates, ISO 4217 currency. */
  readonly locale: { readonly zone: string; readonly numbers: string; readonly currency: string };
}

/** What every widget is drawn with beside its own props: `reload` in a record's page, `dialog` where an action opened it. */
export interface WidgetHost {
  readonly row?: Readonly<Record<string, unknown>>;
  reload?(): void;
  /** `done` closes it too, and what stands below shows what has changed. */
  readonly dialog?: { close(): void; done(): void };
}

/** Typed holes: hand-made parts by name. */
export interface HandMade {
  readonly widgets: Readonly<Record<string, () => Promise<{ readonly default: ComponentType<never> }>>>;
  readonly screens: Readonly<Record<string, () => Promise<{ readonly default: ComponentType<never> }>>>;
}
