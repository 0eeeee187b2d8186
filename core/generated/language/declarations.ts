// Generated from schemas/language by `npm run generate`. Edit that instead of this file.
/** Lower-case words joined by hyphens. */
export type Id = string;
/** Lower-case words and {name} parameters, one "/" before each and none at the end, no query. */
export type Route = string;
/** A text that people read, in the language that the product is written in; its translations stand beside it. {field} in it becomes the value of that field. */
export type Text = string;
/** noun.verb, declared in a *.endpoints.json file. */
export type EndpointId = string;
/** A literal, or a reference: $row.x, $route.x, $query.x, $form.x, $user.x, $answer.x; or a list of them. */
export type Value = string | number | boolean | null | readonly (string | number | boolean | null)[];
/** A role set of app.json ("access"), or "public". */
export type RoleSet = string;
/** Dotted path in the row; a number is a place in an array, from 0. */
export type FieldPath = string;
/** Words and {name} parameters, one "/" before each and none at the end, no query; the method may stand before it. */
export type CallPath = string;
/** A draft-07 schema, plus our keywords (keywords.json): messages, choices, file, notBlank, sameAs, after, notBefore, notAfter, within, requiredWhen. */
export type DataSchema = Readonly<Record<string, unknown>>;
/** $body.x, $path.x, $query.x, $user.x, or a literal. */
export type Source = string | number | boolean | null;
/** Asked before the call is sent. A text alone takes the button labels of app.json. */
export type Confirm =
  | Text
  | {
      text: Text;
      cancel?: Text;
      submit?: Text;
    };
/** What follows success: "back" (history, else the parent), "reload" (what this page shows is read again; with milliseconds to wait, as a list), or a screen. */
export type Then =
  | ('back' | 'reload' | 'stay')
  | {
      to: Id;
      with?: Values;
    }
  | ['reload', number];
export type StateValue = string | number;
/** noun.word: the name of a function of the server. */
export type CodeName = string;
/**
 * What else happens, in the transaction of the step, whoever takes it: names of LifecycleEffects. At the lifecycle: after every action.
 *
 * @minItems 1
 */
export type Effects = readonly CodeName[];
/** Texts that the hand-made part shows by t(), for the translations. */
export type OwnTexts = readonly string[];
/** Options that must be given. */
export type PartRequired = readonly string[];
export type ScreenDeclaration =
  ListScreen | GridScreen | FormScreen | DetailScreen | TabsScreen | HubScreen | ReportScreen | CustomScreen;
/** An endpoint by id, or with the values it is given. */
export type Call =
  | EndpointId
  | {
      call: EndpointId;
      with?: Values;
    };
/** How a value is shown: its label, or label, cell and options. */
export type Shown =
  | Text
  | {
      label: Text;
      cell?: Id;
      /** Options of the cell, see cells.json. null: those of the cell that stands by default are not taken. */
      options?: Readonly<Record<string, unknown>>;
      choices?: Choices;
      when?: Condition;
    };
/** A column: its label, its priority, or an object; {} is all by default. The key is the path in the row. */
export type Column =
  | Text
  | {
      label: Text;
      cell?: Id;
      /** Options of the cell, see cells.json. null: those of the cell that stands by default are not taken. */
      options?: Readonly<Record<string, unknown>>;
      choices?: Choices;
      /** At least so many px: the longest word of the heading counts as well. Default: 72 for the column of the key; null: no width of its own. */
      width?: number;
      /** 1 heads the card on a phone, 3 is left out of it; the smaller, the more of the room that is left. Default: 1 of the first two, 2 of the next two, then 3. */
      priority?: 1 | 2 | 3;
      to?: Id;
      with?: Values;
      record?: FieldPath;
      below?: FieldPath;
      when?: Condition;
    };

/** All kinds of declarations. */
export interface Declarations {
  appDeclaration: AppDeclaration;
  entityDeclaration: EntityDeclaration;
  endpointsDeclaration: EndpointsDeclaration;
  lifecycleDeclaration: LifecycleDeclaration;
  widgetDeclaration: WidgetDeclaration;
  cellDeclaration: CellDeclaration;
  fieldDeclaration: FieldDeclaration;
  filterDeclaration: FilterDeclaration;
  screenDeclaration: ScreenDeclaration;
}
/** The product: name, roles, who may do what, navigation, languages, limits. */
export interface AppDeclaration {
  $schema?: string;
  /** Version of the language these schemas are written in. */
  language: 4;
  /** Name of the product. */
  name: string;
  landing?: Id;
  home?: Route;
  /** Route -> screen id, or a path. */
  redirects?: {
    [k: string]: string;
  };
  /** Number of the role -> name. */
  roles: {
    [k: string]: string;
  };
  /** Named role sets, used by screens, actions and endpoints, enforced by the server. */
  access: {
    [k: string]: readonly number[];
  };
  /** Who acts without being a person, beside "scheduler": named by actions of lifecycles and in the audit. */
  actors?: readonly Id[];
  /** The menu, from top to bottom. */
  navigation: readonly Entry[];
  /** Languages to choose from; the first one is that of the declarations. */
  languages: readonly {
    /** BCP 47, such as "id". */
    code: string;
    /** The name in the language itself. */
    name: string;
    /** Direction of the text. Default: ltr. */
    dir?: 'ltr' | 'rtl';
  }[];
  /** How times, numbers and money are written. */
  locale: {
    /** IANA zone of the business day. */
    zone: string;
    /** BCP 47 locale of numbers and dates. */
    numbers: string;
    /** ISO 4217 currency of the cell and field "money". */
    currency: string;
  };
  /** The calls of signing in and out, and whose account it is. */
  session: {
    signIn: EndpointId;
    signOut?: EndpointId;
    me?: EndpointId;
    prove?: EndpointId;
    account?: Id;
    /**
     * Fields of the signed-in account that name the person; the first that is filled counts. Without it: name.
     *
     * @minItems 1
     */
    name?: readonly string[];
  };
  /** Calls by which the page follows long work that a call of its own has started; each takes {id}. */
  jobs?: {
    get: EndpointId;
    cancel?: EndpointId;
    continue?: EndpointId;
    download?: EndpointId;
    list?: Id;
  };
  topBar?: TopBar;
  /** The calls behind saved views of lists; without them there are none. docs/guide/lists.md says what they are given and answer. */
  views?: {
    list: EndpointId;
    create: EndpointId;
    update: EndpointId;
    delete: EndpointId;
  };
  /** Rows per page to choose from; the first is the default. */
  pageSizes?: readonly number[];
  /** Button labels of a confirm dialog that names none. */
  confirm?: {
    cancel?: Text;
    submit?: Text;
  };
  /** Milliseconds a submit button stays locked after an answer or a refusal; or noun -> those of its forms, and "*" -> those of the others. */
  submitLock?:
    | number
    | {
        [k: string]: number;
      };
  /** What this product's declarations mean where they do not say it; docs/guide/defaults.md lists all defaults. */
  defaults?: {
    route?: Route;
    cancel?: Text;
    save?: Text;
    actions?: Text;
    /** Format of instants: one of the cell "date-time". */
    dateTime?: string;
    /** Words that labels made of names write in capitals. */
    acronyms?: readonly string[];
    /** Name of a field -> its label, where it is not that name in words. */
    labels?: {
      [k: string]: Text;
    };
    /** What is asked before a row is deleted or switched; {label} is what the row is called. */
    confirm?: {
      delete?: Question;
      activate?: Question;
      deactivate?: Question;
    };
    /** Query parameters of calls that list. */
    list?: {
      /** The page. Default: page. */
      page?: string;
      /** Rows of a page. Default: perPage. */
      size?: string;
      /** Free text. Default: search. */
      search?: string;
      /** The field of the order. Default: sort. */
      sort?: string;
      /** The direction. Default: dir. */
      dir?: string;
    };
  };
}
export interface Entry {
  label: Text;
  /** Entry of icons.json. */
  icon?: string;
  screen?: Id;
  /**
   * Entries below it; then it leads nowhere itself.
   *
   * @minItems 1
   */
  children?: readonly Entry[];
}
export interface TopBar {
  widget: Id;
  props?: Values;
  roles?: RoleSet;
  label?: Text;
  /** Entry of icons.json: what that button shows. */
  icon?: string;
}
export interface Values {
  [k: string]: Value;
}
/** A question before a call. */
export interface Question {
  text?: Text;
  submit?: Text;
}
/** What a thing of the business is: its fields as the API shows them, and where they are stored. */
export interface EntityDeclaration {
  $schema?: string;
  entity: Id;
  /** What it is, for those who read the declaration. */
  description?: string;
  /** Database table; without it the entity is only a shape. */
  table?: string;
  /** Field that tells rows apart. Default: id, which is then a field (an integer) without being said. */
  key?: string;
  /** Field that names a row in messages and pickers. Default: "name" where there is one, else the key. */
  label?: string;
  singular?: Text;
  plural?: Text;
  /** Default order; a leading minus is descending. */
  sort?: readonly string[];
  /** Fields found by free text. */
  search?: readonly FieldPath[];
  /**
   * Groups that its rows are counted by as they are written, each a list of fields; [] is all rows. A list that is limited by a group, or by some of its fields where the others have an "enum", has its total at once, however many rows there are. A migration says the same of the columns: select count_groups('orders', 'state, paid').
   *
   * @minItems 1
   */
  counted?: readonly (readonly string[])[];
  /** A row of its table is made for each thing that happens, so the table is big one day. Migrations change it in ways that keep nobody waiting: npm test reads them. */
  grows?: true;
  /** Over a view: its rows keep what they refer to from being deleted, as those of a table do. So a reference that stands inside JSON, or that counts for a time only, is declared; "count" shows how many there are. */
  holds?: true;
  /** Column set to the time of each change by staff. */
  touched?: string;
  /** Who hears at once of what is written to the table: which row, and whether it was created, changed or deleted. */
  live?:
    | RoleSet
    | {
        roles: RoleSet;
        /** The field with the account whose row it is: of these roles, that one alone hears of it. */
        owner: string;
        all?: RoleSet;
      };
  /** Field -> what the value is, and where it is stored. */
  fields: {
    /** What the value is (type, enum, format, limits: a draft-07 schema), and where it is kept ("store"). Default store: the column of the same name. The type "message" is a text with what fills its places: an object of message and params, filled by a handler. */
    [k: string]: {
      /** Name of the value, for the API document. */
      title?: string;
      /** What the value is, for the API document. */
      description?: string;
      choices?: Choices;
      /** column: other column name · file: the column holds an uploaded file's name, the answer its address · ref: object of another entity by a foreign key column · many: rows of another entity that point here · count: how many they are · code: one that people type · computed: filled by a handler · version: tells which state of the row was read; a change based on an older one is refused */
      store?: {
        /** Column, where its name is another one; of ref by default the field's name and _id. */
        column?: string;
        /** The column holds the name of a stored file. true: answered as its address; name: as it is. */
        file?: true | 'name';
        ref?: Id;
        many?: Id;
        count?: Id;
        /** many, count: the column there that points here. Default: the id of this entity and _id. */
        by?: string;
        /** Which of its fields are shown. Default: of ref its key and label, of many all columns of its own. */
        fields?: readonly string[];
        /** many: the order of its rows. Default: that of their entity. */
        sort?: readonly string[];
        /** many: its rows are part of this one: a body may say them as a list of objects, and they are written and deleted with it. */
        owned?: true;
        /** owned: the column there that holds a row's place in the list, from 0. Without it the order is not kept. */
        place?: string;
        /** A code that people type, such as a SKU: two are one whatever their case, letter forms, blanks around them and invisible signs; stored as typed. A unique index over the column's code form holds it. */
        code?: true;
        /** Filled by a handler. */
        computed?: true;
        /** Tells which state of the row was read. */
        version?: true;
      };
    };
  };
}
/** Value -> what it is called, or its label and tone. Said at the field of an entity (or at a property of a body, or a query parameter) it holds wherever the value is shown, chosen or filtered by; said at a use it stands instead. */
export interface Choices {
  [k: string]:
    | Text
    | {
        label: Text;
        /** Colour of its badge. Default: neutral where another value is good or info; else it is no state, and plain text. */
        tone?: 'neutral' | 'good' | 'warn' | 'bad' | 'info';
        roles?: RoleSet;
      };
}
/** Calls, declared once: the client, the server route, its validation, roles and answer, OpenAPI and the contract test come from here. */
export interface EndpointsDeclaration {
  $schema?: string;
  /** Id (noun.verb) -> call. */
  endpoints: {
    [k: string]: Endpoint;
  };
}
export interface Endpoint {
  /** Calls whose declaration this one takes over, the later before the earlier; what it says itself is merged into that, null takes away. Roles, summary and "unused" are each call's own. */
  extends?: EndpointId | readonly EndpointId[];
  /** What it does, for the API document. */
  summary?: string;
  /** HTTP method. Default: that before the path, else GET. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: CallPath;
  /** Schemas of path parameters; default: integer for id and *Id, else text of at most 512 characters. */
  params?: {
    [k: string]: DataSchema;
  };
  roles: RoleSet;
  /** Default: GET reads, the rest writes. A GET that changes state says "write"; one that starts a job or toggles need not. */
  effect?: 'read' | 'write';
  /** What the client sends; default multipart on POST, form on PUT. The server accepts all three. */
  encoding?: 'json' | 'form' | 'multipart';
  /** It answers one page at a time: names of the query parameters. Default: those of app.json where the envelope is a page; null: none. */
  paging?: {
    /** Parameter of the page, from 1. */
    page: string;
    /** Parameter of the number of rows. */
    size?: string;
    /** Parameter, an extension, by which the rows do not wait for their number: of later the answer has null where it would have to be counted, of alone the number without rows. */
    total?: string;
    /** The number of rows may be the word all: so a picker selects all that match. */
    all?: true;
  };
  /** Name of the free-text parameter. Default: that of app.json for pages of an entity that has "search"; null: none. */
  search?: string;
  /** Name of the parameter that limits the free text to one of the entity's "search" fields; absent: all of them. */
  searchIn?: string;
  /** Name of the parameter, an extension, that with 1 lets free text of one or two letters find words that begin with them, by an index, where it else finds them inside words too. The page sends it. */
  searchBegin?: string;
  /** The fields that it can be sorted by, with the parameters of app.json, or both. */
  sort?: {
    /** Parameter of the field to sort by. */
    field: string;
    /** Parameter of the direction, asc or desc. */
    dir: string;
    /** Fields that it can be sorted by. */
    fields: readonly FieldPath[];
  };
  /** Further query parameters. `{ "extension": true }` alone marks one that the call has already, as its size or its search: the stated contract lacks it. */
  query?: {
    [k: string]: DataSchema;
  };
  /** The call is made for many rows of a list, all or none: for those in "ids", or for all that match the list's "filter" but "except", of which there must be "count". These stand in its body beside its own properties. true: of the noun's "list". */
  selection?: {
    of: EndpointId;
    /** How many rows one call may be made for. Default 1000. */
    most?: number;
  };
  /** Operations that share one method and path: this one is chosen when all these body fields are present. */
  whenFields?: readonly string[];
  body?: DataSchema;
  /** What comes back, and in which envelope. A word alone is the envelope. */
  answer: {
    /** page {data:{data,last_page,total,to}} · page-meta {data,meta:{last_page,total,to}} · item {data:{}} · list {data:[]} · alert {status,message,data} · file · none. Default: page of a resource that lists, item of one that gets, alert of a write. */
    envelope: 'page' | 'page-meta' | 'item' | 'list' | 'alert' | 'file' | 'none';
    /** An entity, some of its fields, or a schema; a list alone picks fields of the noun's entity. Default: the entity of the resource, unless it deletes or takes a selection; null: nothing. */
    item?:
      | Id
      | {
          entity: Id;
          /**
           * Fields that are answered.
           *
           * @minItems 1
           */
          pick?: readonly string[];
        }
      | Readonly<Record<string, unknown>>;
  };
  /** Answered by the generic resource over the entity's table. Without it a typed handler must exist. A word alone is what it does. */
  resource?: {
    /** What is done with the table; actions: answers which actions of its lifecycles are allowed now, and why not; file: all rows of a list, as "file" says; report: its rows counted and summed in groups, as "by" and "sum" say. */
    do: 'list' | 'get' | 'create' | 'update' | 'delete' | 'toggle' | 'actions' | 'file' | 'report';
    entity: Id;
    key?: Source;
    /** Columns written beside the body fields of the same name. */
    set?: {
      [k: string]: Source;
    };
    /** Columns a list is limited by, and that one record must have to be there; null means "is null"; an absent value means no limit. */
    where?: {
      [k: string]: Source | Days | RolesOf;
    };
    /**
     * Fields that a report groups its rows by; the call chooses one as "by", else it is the first. A date or an instant is grouped by the "step" of the call: day (as it does without), week (by its Monday) or month. The first of the table's own dates and instants says when a row was: the days "start_date" to "end_date" of the call narrow it. At most 1,000 groups are answered: the call is refused where there are more.
     *
     * @minItems 1
     */
    by?: readonly FieldPath[];
    /**
     * Number fields of the entity that a report adds up in each group, beside the "count" of its rows.
     *
     * @minItems 1
     */
    sum?: readonly FieldPath[];
    file?: File;
    /** Column flipped between 0 and 1; of an update the one whose value says which message is shown. Default of a toggle: active. */
    toggle?: string;
    /** Before a create, update or delete the server asks a function of its own, within the transaction: with the body, the locked row and who calls. It is a typed hole of server/generated/checks.ts. */
    check?: true;
    message?: Text;
    off?: Text;
  };
  /** The call only starts long work; it answers at once, and "invalidates" counts when the work has ended. true: its handler starts it and answers which, or none for work that is for later. A text alone is the title. */
  job?: true | Job;
  /**
   * Calls whose cached answers are stale afterwards. Default of a write: the noun's "list", "report" and, unless it creates or deletes, "get"; null: none.
   *
   * @minItems 1
   */
  invalidates?: readonly EndpointId[];
  /**
   * Live entities of which its handler or job tells by itself; what a resource writes is told without it.
   *
   * @minItems 1
   */
  publishes?: readonly Id[];
  /**
   * Names of the limits that its handler asks for: it gets a function for each, as `context.limits.max_qty`, and must ask every one of them.
   *
   * @minItems 1
   */
  limits?: readonly string[];
  /** Of an update: where it limits a value otherwise than the call that creates -> why. `weight.minimum` is a rule of the body (`items.*.qty.minimum` in the entries of a list), `weight` a property that only the update takes, `max_qty` one of "limits", `check` that of the resource. */
  differs?: {
    [k: string]: string;
  };
  /** An answer that says no although its status is 200: the condition looks at the answer's body. */
  failure?: {
    when: Condition;
    message?: FieldPath;
  };
  /** A list whose rows can be had as a file: adds the extension <id>-export, POST <path>/export. */
  export?: true;
  /** A write that asks for a fresh proof of who calls: a sign-in, or the password once more, of the last minutes (PROOF_MINUTES). The page asks by the call "prove" of app.json's "session", and repeats the call; a server without that call lets it through. */
  grave?: true;
  /** Ours, not part of the stated contract. */
  extension?: true;
  /** Where the server lacks this extension, the record is looked for in the rows of a list. Default of a resource that gets: the noun's "list", by the parameter of the path; null: none. */
  fallback?: {
    list: EndpointId;
    rows?: FieldPath;
    /** Path parameter of this call, and the rows' field that equals it. */
    match: string;
  };
  /** Defaults of the actions of screens that make the call: what its button is, said once. */
  action?: {
    label?: Text;
    /** Name of a runtime icon. */
    icon?: string;
    /** Where it stands. */
    place?: 'inline' | 'menu';
    when?: Condition;
    confirm?: Confirm;
    note?: Note;
    then?: Then;
  };
  /** Why no screen calls it. */
  unused?: string;
  /** What the compiler would report and is meant here: the code of the problem -> the reason. */
  exceptions?: {
    [k: string]: string;
  };
}
/** The column holds a date or an instant from this day to that one, both included, as the business counts days. */
export interface Days {
  fromDay?: Source;
  toDay?: Source;
}
/** The column holds a role of a set of app.json's access. */
export interface RolesOf {
  /** Name of the set. */
  rolesOf: string;
  for?: Source;
}
export interface File {
  /** What it is called, without the ending. */
  name: string;
  /**
   * What its name says besides, after hyphens; what the call does not give is left out.
   *
   * @minItems 1
   */
  by?: readonly Source[];
  /** How it is written; also its ending. */
  format: 'csv' | 'xlsx';
  /**
   * Columns that it is ordered by where the call names none. Default: "sort" of the entity.
   *
   * @minItems 1
   */
  sort?: readonly string[];
  /** The columns: the name of a value of the row, and its heading. Headings are read by other programs, so they are the same in every language; choices are written by their names. */
  columns: {
    [k: string]: string;
  };
}
export interface Job {
  kind: EndpointId;
  title: Text;
  message: Text;
}
/** What has to hold: tests, and groups of tests. A test compares one value (field, record or route) in one way; where that value is missing, it does not hold. */
export interface Condition {
  /**
   * Every one holds.
   *
   * @minItems 1
   */
  all?: readonly Condition[];
  /**
   * At least one holds.
   *
   * @minItems 1
   */
  any?: readonly Condition[];
  not?: Condition;
  /** Path of a value of the row, the record or the form; or something of the account that is signed in. */
  field?: FieldPath | ('$user.role' | '$user.id' | '$user.username');
  record?: FieldPath;
  /** Parameter of the address. */
  route?: string;
  /** A literal, or $user.id, $user.role, $user.username. */
  is?: string | number | boolean | null;
  /**
   * It is one of these.
   *
   * @minItems 1
   */
  in?: readonly (string | number | boolean)[];
  /** Greater, or later, than this; $now.date and $now.instant are the business time. */
  gt?: number | string;
  /** There is a value; null and the empty text are none. */
  exists?: boolean;
}
/** A text that may be written below the question. Where one is, "call" is made in the place of the action's own, with the same values and the text as "note"; a server without that call is asked without. */
export interface Note {
  call: EndpointId;
  label: Text;
}
/** The states of a thing and what leads from one to the next: screens offer it, the server allows it. */
export interface LifecycleDeclaration {
  $schema?: string;
  lifecycle: Id;
  entity: Id;
  /** Field of the entity that holds the state. */
  field: string;
  /** Stored value -> state, in their natural order. */
  states: {
    [k: string]: State;
  };
  /** What leads from one state to the next. */
  actions: {
    [k: string]: LifecycleAction;
  };
  effects?: Effects;
}
export interface State {
  label: Text;
  /** Colour of its badge. Default: neutral. */
  tone?: 'neutral' | 'good' | 'warn' | 'bad' | 'info';
  /** A new record may begin here. */
  initial?: true;
  /** Nothing leads on from here. */
  final?: true;
}
/** What may be done in some states: by people, through a call or the form that sends it, or by the server itself ("actors"). */
export interface LifecycleAction {
  label: Text;
  /** Name of a runtime icon. */
  icon?: string;
  /** Destructive: set apart and coloured. */
  danger?: true;
  roles?: RoleSet;
  /**
   * Who takes it without being a person: "scheduler", or one of the "actors" of app.json.
   *
   * @minItems 1
   */
  actors?: readonly Id[];
  /** Which value of the call is the key of the record. Default: $path.id, else $body.id. */
  row?: string;
  /**
   * The states in which it is possible.
   *
   * @minItems 1
   */
  from: readonly StateValue[];
  to?: StateValue;
  when?: Condition;
  may?: CodeName;
  effects?: Effects;
  refusal?: Text;
  form?: Id;
  /** The form opens over the current screen. */
  dialog?: true;
  call?: EndpointId;
  with?: Values;
  confirm?: Confirm;
  then?: Then;
}
/** The contract of a hand-made part: what it is given, who may use it, which calls it makes. */
export interface WidgetDeclaration {
  $schema?: string;
  widget: Id;
  /** What it is for. */
  description: string;
  /** Name -> schema of what the declaration that uses it gives. */
  props?: {
    [k: string]: DataSchema;
  };
  /** Props that must be given. */
  required?: readonly string[];
  roles?: RoleSet;
  value?: DataSchema;
  texts?: OwnTexts;
  /** Endpoints it calls by itself: everybody who sees it must be allowed to. */
  calls?: readonly EndpointId[];
}
/** A cell of the product's own: how one value is shown. */
export interface CellDeclaration {
  $schema?: string;
  cell: Id;
  /** What it shows, and what its options do. */
  description: string;
  value?: DataSchema;
  /** How its column is aligned. Default: start. */
  align?: 'start' | 'end' | 'center';
  /** What a use must give beside it. */
  needs?: readonly 'choices'[];
  options?: PartOptions;
  required?: PartRequired;
  texts?: OwnTexts;
}
/** Option -> draft-07 schema. isText marks a text that is translated, pathOf one that is a path in the rows of its "source" or in the "record". */
export interface PartOptions {
  [k: string]: Readonly<Record<string, unknown>>;
}
/** A field of the product's own: how one value is edited in a form. */
export interface FieldDeclaration {
  $schema?: string;
  field: Id;
  /** What it shows, and what its options do. */
  description: string;
  value?: DataSchema;
  /** What a use must give beside it. */
  needs?: readonly 'choices'[];
  options?: PartOptions;
  required?: PartRequired;
  texts?: OwnTexts;
}
/** A filter of the product's own: how one query parameter of a list is chosen. */
export interface FilterDeclaration {
  $schema?: string;
  filter: Id;
  /** What it shows, and what its options do. */
  description: string;
  /** What a use must give beside it. */
  needs?: readonly 'choices'[];
  options?: PartOptions;
  required?: PartRequired;
  texts?: OwnTexts;
}
export interface ListScreen {
  $schema?: string;
  screen: Id;
  kind: 'list';
  route: Route;
  title: Text;
  roles: RoleSet;
  parent?: Id;
  /** Why no other screen leads here. */
  unused?: string;
  /** The screens of one record, this one among them, and what each is called: links below the heading. Or the screen that lists them. */
  pages?:
    | {
        [k: string]: Text;
      }
    | Id;
  source: Call;
  /** The rows follow what others write: those that stand here change in their place, and a notice says what is new. Their entity says "live". */
  live?: true;
  record?: ParentRecord;
  help?: Text;
  /** Where the rows stand when the source answers one record that holds them; the list then pages and searches by itself. A list goes on from there (from null: the source answers all rows): a field of each row that holds an object (or several: further ones give their entries of the same names), each of whose entries is a row, with `<field>.name` and `<field>.value` in the place of the object; or a field that holds a list of objects, each of which is a row, in the place of the list; what holds none gives no row. */
  rows?: FieldPath | readonly (FieldPath | null)[];
  /** The field in whose order a list that has all rows shows them until a column sorts it; a leading minus is descending. Default: the order of the answer. Where the server pages, the entity's "sort" says it, and "page" lets the columns of a list sort the rows of the page that came where the server cannot sort. */
  sort?: string;
  /** client: the endpoint answers all rows and the list pages and searches them itself. Default: server when the endpoint pages. */
  paging?: 'server' | 'client';
  /** With it the list has a search box. Default: where the source pages and searches; null: none. */
  search?: {
    /** enter: Enter or the button runs it; typing: 450 ms after the last key. Default: enter. */
    on: 'enter' | 'typing';
    /** Fields searched when the list searches by itself. */
    fields?: readonly FieldPath[];
    label?: Text;
  };
  /** Query parameter -> how it is chosen. */
  filters?: {
    [k: string]: {
      label: Text;
      field: Id;
      source?: Call;
      /** The date begins a range of days, which the query parameter "end" ends. How far it goes says that parameter in the call: "within" at most so many days after the first one (a new first day then moves a last day that is set there), "notAfter": "today" not into the future. */
      range?: {
        /** Query parameter of the last day. */
        end: string;
        label: Text;
      };
      /** Options of the field. */
      options?: Readonly<Record<string, unknown>>;
      choices?: Choices;
    };
  };
  columns: Columns;
  header?: Actions;
  row?: Actions;
  edit?: ListEdit;
  /** Hand-made parts: beside search and filters, below the rows. */
  slots?: {
    beside?: Slot;
    below?: Slot;
  };
  /** What can be done with several rows at once; with it, rows can be selected. */
  bulk?: {
    [k: string]: BulkAction;
  };
  actionsLabel?: Text;
  /** Said where there are no rows; a text alone is the hint. null: nothing. */
  empty?: {
    text: Text;
    hint?: Text;
  };
}
/** The record that the rows of a list, the record of a detail, or what a form adds or changes, belong to: its label (by default that of its entity) stands in the heading of the list. Where it does not exist, the page says so instead. */
export interface ParentRecord {
  call: EndpointId;
  with?: Values;
  label?: FieldPath;
  /** Values of the record that stand above the rows, instead of its label in the heading, or above the fields. */
  summary?: {
    [k: string]: Shown;
  };
}
export interface Columns {
  [k: string]: Column;
}
export interface Actions {
  [k: string]: Action | Offer;
}
/** A button, link or menu entry. Give at most one of: to, dialog, call, widget; with none it leads to the noun's screen of its name, else makes the noun's call of its name. */
export interface Action {
  label: Text;
  /** Name of a runtime icon. Default by the first word of its name: add, edit, delete, sync, download, upload; null: none. */
  icon?: string;
  /** primary: the page's one main action; inline: a visible button; menu: in the "..." menu. Default: inline; of "add" primary. */
  place?: 'primary' | 'inline' | 'menu';
  /** Destructive: set apart and coloured. Default of "delete": true; null: no. */
  danger?: true;
  roles?: RoleSet;
  when?: Condition;
  /** Shown, but disabled where this does not hold; false: nowhere to be used. */
  enabled?: Condition | false;
  refusal?: Text;
  to?: Id;
  dialog?: Id;
  call?: EndpointId;
  widget?: Id;
  with?: Values;
  confirm?: Confirm;
  note?: Note;
  overlaps?: Id;
  notice?: Call;
  /** A value of the call's answer that is shown this once, in a dialog, ready to be copied: path -> what it is called. An answer without it shows nothing. */
  fields?: {
    [k: string]: Text;
  };
  help?: Text;
  then?: Then;
}
/** An action of a lifecycle, shown in the states in which it is possible to the roles that may do it. */
export interface Offer {
  /** lifecycle.action */
  lifecycle: string;
  label?: Text;
  /** Instead of the lifecycle's icon. */
  icon?: string;
  /** Where it stands, as of any action. */
  place?: 'primary' | 'inline' | 'menu';
  when?: Condition;
  /** It is shown also where it is not possible: disabled, and with the reason. */
  enabled?: true;
}
/** Values that are changed in the rows, on any pages, and saved in one call: in one more array of its body the keys of the changed rows and, in the same order, their values. */
export interface ListEdit {
  call: EndpointId;
  with?: Values;
  /** Property of the body, an array -> how the column of the same path (or of "from") is edited. */
  columns: {
    [k: string]: {
      from?: FieldPath;
      /** It is the row's place, counted from 1 without a gap, and the rows come in that order: they are also moved by dragging, by keys and to the top, and a row that is moved shifts the others. No two rows have the same (the message is that of "uniqueItems"), and none is more than there are rows in all (that of the items' "maximum"). Sent are the moved rows; the call shifts the rest. */
      place?: true;
    };
  };
  label?: Text;
  save: Text;
}
/** A hand-made part in a place of a list, of a form or of the top bar. It knows what stands around it. */
export interface Slot {
  title?: Text;
  widget: Id;
  props?: Values;
  roles?: RoleSet;
  when?: Condition;
}
/** A button for the selected rows: "call" takes all of them at once. Where there is none, or the server does not have it, the row's action of the same name is made for one row after the other. */
export interface BulkAction {
  label: Text;
  /** Name of a runtime icon. */
  icon?: string;
  /** Destructive: set apart and coloured. Default of "delete": true; null: no. */
  danger?: true;
  roles?: RoleSet;
  call?: EndpointId;
  with?: Values;
  /** The call for one row: that of the row's action of the same name. */
  each?: {
    call: EndpointId;
    with?: Values;
    when?: Condition;
  };
  when?: Condition;
  /** Values of the row's call that are asked for each row, in a table: name of the value -> label. Each row is sent by itself and has its result there; the table is the question, so it has no confirm. */
  fields?: {
    [k: string]: Text;
  };
  paste?: FieldPath;
  print?: Id;
  confirm?: Confirm;
  note?: Note;
}
/** Rows that are edited where they stand, each saved by itself. A source that answers all of them is searched, sorted and paged by the grid; one with pages is asked for them. */
export interface GridScreen {
  $schema?: string;
  screen: Id;
  kind: 'grid';
  route: Route;
  title: Text;
  roles: RoleSet;
  parent?: Id;
  /** Why no other screen leads here. */
  unused?: string;
  /** The screens of one record, this one among them, and what each is called: links below the heading. Or the screen that lists them. */
  pages?:
    | {
        [k: string]: Text;
      }
    | Id;
  source: Call;
  /** With it the grid has a search box; of a source with pages the server says in which fields. */
  search?: {
    /**
     * Paths that are searched.
     *
     * @minItems 1
     */
    fields?: readonly FieldPath[];
    label?: Text;
  };
  columns: Columns;
  header?: Actions;
  /** What can be changed in a row, and the call that saves it. */
  edit: {
    call: EndpointId;
    with?: Values;
    /** Property of the body -> field, drawn in the column of the same path (or of "from"). */
    fields: {
      [k: string]: FormField;
    };
    label: Text;
    save: Text;
    cancel: Text;
  };
  actionsLabel?: Text;
  /** Said where there are no rows; a text alone is the hint. null: nothing. */
  empty?: {
    text: Text;
    hint?: Text;
  };
}
/** A field: its label, or label, field and options. The key is the body's property. */
export interface FormField {
  label: Text;
  field?: Id;
  help?: Text;
  /** Shown, never changed nor sent. */
  readOnly?: true;
  /** Twelfths of the form's width. Default 12. */
  span?: 3 | 4 | 6 | 8 | 12;
  /** Options of the field, see fields.json. */
  options?: Readonly<Record<string, unknown>>;
  choices?: Choices;
  widget?: Id;
  props?: Values;
  /** Where a picker looks up its options. Of a record-picker-many also a list: the first call whose condition holds is chosen from. */
  source?:
    | Call
    | readonly {
        call: EndpointId;
        with?: Values;
        when: Condition;
        /** Its own columns, instead of those of the options. */
        columns?: {
          [k: string]: Text;
        };
        /** The path of the picture of its records, instead of that of the options. */
        image?: string;
      }[];
  when?: Condition;
  enabled?: Condition;
  /** Path in the loaded record when it differs from the field's name; null: never filled. */
  from?: FieldPath | null;
  /** Starting value of a new record, and where the loaded one holds nothing (not null) at this path. */
  initial?: unknown;
  /** Of a repeater and of line items: property of an entry -> field, from top to bottom, or the columns in their order. */
  fields?: {
    [k: string]: EntryField;
  };
  /** Of line items: the button opens a table of records, and each that is chosen and not there yet becomes a row. */
  pick?: {
    /** The column whose picker says what is chosen from. */
    column: string;
    title?: Text;
    /** Path in the chosen record -> heading; the first one names it. */
    columns: {
      [k: string]: Text;
    };
  };
  call?: EndpointId;
  /** Of images: those that are stored already. Of an image: those beside the one that stands, such as one that waits. */
  stored?: {
    rows: FieldPath;
    /** Field of the address, in one of them. */
    image: string;
    actions?: Actions;
  };
  /** Of line items with "pick": what is called for each loaded row that was taken out, once the save is answered. */
  removed?: {
    call: EndpointId;
    with?: Values;
    when?: Condition;
  };
  /** Of images in a form that loads its record: what takes the new files once the save is answered, instead of the save. */
  added?: {
    call: EndpointId;
    with?: Values;
  };
  /** Of a number: the greatest value is one of the loaded record, which the body does not hold. */
  limit?: {
    field: FieldPath;
    when?: Condition;
    text: Text;
  };
}
/** A field inside each entry of a repeater, or a column of line items. The key is the entry's property. */
export interface EntryField {
  label: Text;
  field?: Id;
  help?: Text;
  /** Twelfths of the entry's width. Default 12. */
  span?: 3 | 4 | 6 | 8 | 12;
  /** Options of the field, see fields.json. */
  options?: Readonly<Record<string, unknown>>;
  choices?: Choices;
  /** Of a column of line items: shown and never changed; it may be a path of the loaded or chosen record that the entry does not have. */
  readOnly?: true;
  /** Of a column of line items; px. Without it the column takes its share of the room. */
  width?: number;
  /** Of a column of line items: the value in a new row. */
  initial?: unknown;
  from?: FieldPath;
  source?: Call;
  /** Of a picker in line items: column -> path in the chosen row whose value it gets. */
  fills?: {
    [k: string]: FieldPath;
  };
  /** Of a number column of line items: the greatest value is that of another column. */
  limit?: {
    field: FieldPath;
    when?: Condition;
    text: Text;
  };
}
export interface FormScreen {
  $schema?: string;
  screen: Id;
  kind: 'form';
  route: Route;
  title: Text;
  roles: RoleSet;
  parent?: Id;
  /** Why no other screen leads here. */
  unused?: string;
  /** The screens of one record, this one among them, and what each is called: links below the heading. Or the screen that lists them. */
  pages?:
    | {
        [k: string]: Text;
      }
    | Id;
  /** Forms whose fields, sections, notice, summary, overlaps, asks of submit and cancel this one takes over, the later before the earlier; fields named here replace or add, null drops one. */
  extends?: Id | readonly Id[];
  load?: Call;
  when?: Condition;
  record?: ParentRecord;
  notice?: Call;
  actions?: Actions;
  /** Values of the loaded record, to be read only: one and sentences stand above the fields, several values beside them on a wide screen. */
  summary?: {
    [k: string]: Shown;
  };
  /** Property of the body -> field, from top to bottom. */
  fields?: {
    [k: string]: FormField | null;
  };
  /** Fields under headings; each field stands in exactly one. */
  sections?: readonly {
    title?: Text;
    help?: Text;
    /**
     * Names of its fields.
     *
     * @minItems 1
     */
    fields: readonly string[];
    /** Its fields are the two ends of one range, each a date, or a date and its time; those that are not of the end are of the start. A start that moves past the end takes the end along. */
    range?: {
      /**
       * Fields of the end: its date, then its time.
       *
       * @minItems 1
       * @maxItems 2
       */
      end: readonly string[];
    };
    /** What may be left out: folded under its heading while nothing of it is filled in, open where it holds a value or something is wrong in it. */
    folds?: true;
    below?: Slot;
  }[];
  /** Hand-made parts: beside the fields and their buttons on a wide screen, below the fields. */
  slots?: {
    beside?: Slot;
    below?: Slot;
  };
  /** The call that saves, and what follows. */
  submit: {
    call: EndpointId;
    with?: Values;
    label: Text;
    help?: Text;
    incomplete?: Text;
    /**
     * Values that are allowed but may be a slip: one question before the form is saved names them all.
     *
     * @minItems 1
     */
    asks?: readonly ({
      [k: string]: unknown;
    } & {
      /** Name of a field; with "gt" one with a number or a date. */
      field: string;
      /** Asked about where the value is another one than the form began with. */
      changed?: true;
      /** Asked about where the value is greater than this number, or than the value of the field of this name; a value that is missing is no reason to ask. */
      gt?: number | string;
      /** Of dates: only where it is so many days later, or more. */
      days?: number;
      when?: Condition;
      text: Text;
    })[];
    then: Then;
  };
  /** The way back without saving. Default: there is one; null: none. */
  cancel?: {
    label: Text;
    then?: Then;
  } | null;
  /** Two numbers are a range: others that it overlaps are asked about before it is saved. */
  overlaps?: {
    call: EndpointId;
    /**
     * The lower end and the upper one, which both belong to the range: fields here and in the list.
     *
     * @minItems 2
     * @maxItems 2
     */
    fields: readonly string[];
    label?: FieldPath;
    when?: Condition;
  };
  /** What is asked before typed changes are lost. Default: the product's own question. */
  leave?: {
    title?: Text;
    text: Text;
    cancel?: Text;
    submit?: Text;
  };
  /** The sections are steps: one is on the screen at a time, which the address says, and what it asks for is checked before the next one. A form that extends another one says it anew. */
  bind?: 'step';
}
export interface DetailScreen {
  $schema?: string;
  screen: Id;
  kind: 'detail';
  route: Route;
  title: Text;
  roles: RoleSet;
  parent?: Id;
  /** Why no other screen leads here. */
  unused?: string;
  /** The screens of one record, this one among them, and what each is called: links below the heading. Or the screen that lists them. */
  pages?:
    | {
        [k: string]: Text;
      }
    | Id;
  source: Call;
  record?: ParentRecord;
  /** The record follows what others write, but not while something in it is edited. Its entity says "live". */
  live?: true;
  /** What stands at the top. */
  heading: {
    title?: FieldPath;
    /** The one value that matters most. */
    subtitle?: {
      [k: string]: Shown;
    };
    /** States, below the title. */
    badges?: {
      [k: string]: Shown;
    };
  };
  actions?: Actions;
  /**
   * Sections, from top to bottom. Default: one with all values of the record.
   *
   * @minItems 1
   */
  main: readonly Section[];
  /** Sections beside them on a wide screen. */
  aside?: readonly Section[];
}
/** Give one of: fields, table, widget, screen, steps, tasks. */
export interface Section {
  title?: Text;
  when?: Condition;
  /** Path -> value, in two columns where there is room. */
  fields?: {
    [k: string]: Shown;
  };
  /** Rows that the record holds. */
  table?: {
    rows: FieldPath;
    columns: Columns;
    actions?: Actions;
    header?: Actions;
    empty?: Text;
  };
  widget?: Id;
  screen?: Id;
  with?: Values;
  props?: Values;
  /** How far the record has come, with dates and persons. */
  steps?: {
    field: FieldPath;
    source?: Call;
  };
  /** Action of the screen -> what is to do, said for as long as the action can be used. */
  tasks?: {
    [k: string]: Text;
  };
}
/** Other screens, one at a time, under one heading. Only the open tab loads; each keeps its page, search and order. */
export interface TabsScreen {
  $schema?: string;
  screen: Id;
  kind: 'tabs';
  route: Route;
  title: Text;
  roles: RoleSet;
  parent?: Id;
  /** Why no other screen leads here. */
  unused?: string;
  /** The screens of one record, this one among them, and what each is called: links below the heading. Or the screen that lists them. */
  pages?:
    | {
        [k: string]: Text;
      }
    | Id;
  /** Where the address says which tab is open: the name of a query parameter (?state=1) or, after a #, one in the part behind it (#tab=1). Without it there the first one is. */
  bind: string;
  source?: Call;
  /** Value in the address -> tab. */
  tabs: {
    [k: string]: {
      label: Text;
      title?: Text;
      screen: Id;
      with?: Values;
      roles?: RoleSet;
    };
  };
}
/** Tiles that lead to other screens. A tile is shown to who may open its screen. */
export interface HubScreen {
  $schema?: string;
  screen: Id;
  kind: 'hub';
  route: Route;
  title: Text;
  roles: RoleSet;
  parent?: Id;
  /** Why no other screen leads here. */
  unused?: string;
  /** The screens of one record, this one among them, and what each is called: links below the heading. Or the screen that lists them. */
  pages?:
    | {
        [k: string]: Text;
      }
    | Id;
  /** Name -> tile, in their order. */
  tabs: {
    [k: string]: {
      label: Text;
      screen: Id;
      text?: Text;
      /** Name of a runtime icon. */
      icon?: string;
    };
  };
}
/** The groups of a report, counted and summed: a chart for each figure, or a table of all. Who reads it chooses the days, their step and the field to group by. */
export interface ReportScreen {
  $schema?: string;
  screen: Id;
  kind: 'report';
  route: Route;
  title: Text;
  roles: RoleSet;
  parent?: Id;
  /** Why no other screen leads here. */
  unused?: string;
  /** The screens of one record, this one among them, and what each is called: links below the heading. Or the screen that lists them. */
  pages?:
    | {
        [k: string]: Text;
      }
    | Id;
  source: Call;
  /** What it begins as; groups that are no dates have bars in the place of lines. Default: lines where the report groups by a date or an instant first, else bars. */
  draw: 'lines' | 'bars' | 'table';
  /** By what dates are grouped until somebody chooses. Default: day. */
  step?: 'day' | 'week' | 'month';
  /** What a field to group by, "count" or a sum is called and shown as, where that is not its default. */
  columns: {
    [k: string]: Shown;
  };
}
export interface CustomScreen {
  $schema?: string;
  screen: Id;
  kind: 'custom';
  route: Route;
  title: Text;
  roles: RoleSet;
  parent?: Id;
  /** Why no other screen leads here. */
  unused?: string;
  /** The screens of one record, this one among them, and what each is called: links below the heading. Or the screen that lists them. */
  pages?:
    | {
        [k: string]: Text;
      }
    | Id;
  component: Id;
  props?: Values;
  /** Names that it reads from the query of its address; who leads here may give them. */
  query?: readonly string[];
  texts?: OwnTexts;
  /** Endpoints it calls by itself: everybody who sees it must be allowed to. */
  calls?: readonly EndpointId[];
}
