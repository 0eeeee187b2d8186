import type { IconName } from '../../generated/language/names.ts';
import type { Call, Target } from './actions.ts';
import type { Roles } from './endpoints.ts';
import type { Values } from './values.ts';

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
  /** The screens of one record, this one among them. */
  readonly pages?: readonly (Target & { readonly title: string })[];
}

export interface CustomScreen extends ScreenBase {
  readonly kind: 'custom';
  readonly component: string;
  readonly props?: Values;
  /** Names that it reads from the query of its address. */
  readonly query?: readonly string[];
}

/** Tiles that lead to other screens. */
export interface HubScreen extends ScreenBase {
  readonly kind: 'hub';
  readonly tiles: readonly Tile[];
}
export interface Tile {
  readonly label: string;
  /** What one does there. */
  readonly text?: string;
  readonly icon?: IconName;
  readonly target: Target;
}

/** Other screens under one heading, one at a time; the address says which. */
export interface TabsScreen extends ScreenBase {
  readonly kind: 'tabs';
  readonly bind: { readonly place: 'query' | 'hash'; readonly name: string };
  readonly tabs: readonly Tab[];
  /** Rows that name a tab at the path `tab`, and how many there are behind it at `count`. */
  readonly counts?: {
    readonly call: Call;
    readonly tab: string;
    readonly count: string;
    /** Topic of what is counted: the numbers follow what others write. */
    readonly live?: string;
  };
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
