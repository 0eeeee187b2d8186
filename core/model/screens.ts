import type { IconName } from '../generated/language/names.ts';
import type { Call, Target } from './actions.ts';
import type { Roles } from './endpoints.ts';
import type { Shown } from './shown.ts';
import type { Values } from './values.ts';

/** Common properties of all screens. */
export interface ScreenBase {
  readonly id: string;
  /** Path of the declaration relative to the project root, for error nodes and for Alt+click in development. */
  readonly file: string;
  /** A form's title may contain `{field}` of the loaded record. */
  readonly title: string;
  readonly roles: Roles;
  readonly route: string;
  readonly parent?: Target & { readonly title: string };
  /** The screens of the same record, including this one. */
  readonly pages?: readonly (Target & { readonly title: string })[];
}

export interface CustomScreen extends ScreenBase {
  readonly kind: 'custom';
  readonly component: string;
  readonly props?: Values;
  /** Query parameters that the screen reads. */
  readonly query?: readonly string[];
}

/** The groups of a report: counted, summed, drawn. */
export interface ReportScreen extends ScreenBase {
  readonly kind: 'report';
  readonly source: Call;
  readonly draw: 'lines' | 'bars' | 'table';
  readonly step?: 'day' | 'week' | 'month';
  /** What the rows may be grouped by, the first unless somebody chooses: `path` is the field, `time` a date or an instant. */
  readonly by: readonly (Shown & { readonly time?: true })[];
  /** The count and the sums: `path` is the name in the answer. */
  readonly figures: readonly Shown[];
  /** The call takes the days of the rows. */
  readonly dated?: true;
}

/** Tiles that link to other screens. */
export interface HubScreen extends ScreenBase {
  readonly kind: 'hub';
  readonly tiles: readonly Tile[];
}
export interface Tile {
  readonly label: string;
  /** Description of the task. */
  readonly text?: string;
  readonly icon?: IconName;
  readonly target: Target;
}

/** Several screens under one heading, one visible at a time; the URL names it. */
export interface TabsScreen extends ScreenBase {
  readonly kind: 'tabs';
  readonly bind: { readonly place: 'query' | 'hash'; readonly name: string };
  readonly tabs: readonly Tab[];
  /** Counts of the tabs: each row names a tab at the path `tab` and its number at `count`. */
  readonly counts?: {
    readonly call: Call;
    readonly tab: string;
    readonly count: string;
    /** Topic of the counted rows: the counts follow other users' writes. */
    readonly live?: string;
  };
}
export interface Tab {
  /** The key of the tab in the URL. */
  readonly key: string;
  readonly label: string;
  /** The heading while it is open. */
  readonly title?: string;
  readonly roles: Roles;
  readonly target: Target;
  /** Values that the tab passes to the source of its list or grid. */
  readonly preset?: Values;
}
