import type { IconName } from '../generated/language/names.ts';
import type { Call, Target } from './actions.ts';
import type { DetailScreen } from './details.ts';
import type { Endpoint, Roles } from './endpoints.ts';
import type { FormScreen } from './forms.ts';
import type { OwnParts, TopBar } from './hand-made.ts';
import type { GridScreen, ListScreen } from './lists.ts';
import type { CustomScreen, HubScreen, ReportScreen, TabsScreen } from './screens.ts';

export type Screen =
  | ListScreen
  | GridScreen
  | FormScreen
  | DetailScreen
  | TabsScreen
  | HubScreen
  | ReportScreen
  | CustomScreen;
export type Kind = Screen['kind'];

/** One row of the route table; the screen itself is a chunk of its own. */
export interface ScreenEntry {
  readonly id: string;
  readonly kind: Kind;
  readonly route: string;
  readonly title: string;
  readonly roles: Roles;
  readonly parent?: string;
  /** Id of the extension that the screen cannot work without (of a list's or detail's source, or a form's submit). */
  readonly extension?: string;
  /** Hand-made parts that the screen uses, loaded with it. */
  readonly own?: OwnParts;
  readonly load: () => Promise<{ readonly default: Screen }>;
}

/** Records for the global search: the rows of a list, searched by the list's own endpoint. */
export interface RecordSource {
  /** Id of the list: its title, route and roles. */
  readonly list: string;
  /** Its endpoint declares `search`. */
  readonly source: Call;
  /** Key field of the rows. */
  readonly key: string;
  /** Paths of the texts that name a row, most specific first. */
  readonly shown: readonly string[];
  /** The target that opens a row. */
  readonly to: Target;
  /** The call that finds one record by its number; `$route` is the single parameter of `to`. */
  readonly get?: Call;
}

export interface NavigationEntry {
  readonly label: string;
  readonly icon?: IconName;
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

/** The whole product for the runtime; `src/app/main.tsx` joins it with the hand-made parts. */
export interface Product {
  readonly name: string;
  readonly screens: readonly ScreenEntry[];
  /** Loaded with the first global search. */
  readonly records: () => Promise<{ readonly default: readonly RecordSource[] }>;
  readonly navigation: readonly NavigationEntry[];
  /** Target of `/`; if it is missing or not allowed, the first allowed screen. */
  readonly landing?: string;
  /** Target of the logo link; absent: `/`. */
  readonly home?: string;
  /** Aliases: old or misspelt routes of a screen's route. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly roles: Readonly<Record<number, string>>;
  readonly languages: readonly {
    readonly code: string;
    readonly name: string;
    readonly dir: 'ltr' | 'rtl';
  }[];
  readonly texts: Readonly<Record<string, () => Promise<{ readonly default: LocaleTexts }>>>;
  readonly session: {
    readonly signIn: Endpoint;
    readonly signOut?: Endpoint;
    readonly me?: Endpoint;
    /** Shows anew who is signed in: what is grave asks for it. */
    readonly prove?: Endpoint;
    /** Id of the screen of a person's own account. */
    readonly account?: string;
    /** Account fields with the person's name; the first non-empty one is used. Absent: `name`. */
    readonly name?: readonly string[];
  };
  /** The calls to follow jobs; each takes `id`. */
  readonly jobs?: {
    readonly get: Endpoint;
    /** Topic of jobs, if they are live. */
    readonly live?: string;
    readonly cancel?: Endpoint;
    readonly continue?: Endpoint;
    readonly download?: Endpoint;
    /** Id of the screen of all of them. */
    readonly list?: string;
  };
  /** Live entities with the roles that receive their events. Absent when there are none. */
  readonly topics?: Readonly<Record<string, Roles>>;
  /** A hand-made part in the top bar of every page. */
  readonly topBar?: TopBar;
  /** Saved views of lists; absent where the product has none. */
  readonly views?: {
    /** Id of the extension that saved views need. */
    readonly extension?: string;
    readonly load: () => Promise<{ readonly default: ViewCalls }>;
  };
  /** IANA zone of the business day, BCP 47 locale of numbers and dates, ISO 4217 currency. */
  readonly locale: { readonly zone: string; readonly numbers: string; readonly currency: string };
}

/** A locale file: source text -> translation; of a counted text one for each CLDR plural form (`one`, `few`, `other`…). */
export type LocaleTexts = Readonly<
  Record<string, string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>
>;

declare const liveTopic: unique symbol;
/** Name of a live entity; the generated `topics` has those of a product. */
export type LiveTopic = string & { readonly [liveTopic]: true };
