import type { ComponentType, ReactNode } from 'react';
import type { Condition } from './conditions.ts';
import type { Roles } from './endpoints.ts';
import type { CustomScreen } from './screens.ts';
import type { Choice } from './shown.ts';
import type { Values } from './values.ts';

type Row = Readonly<Record<string, unknown>>;

/** A hand-made part in a place of a list or form. */
export interface Slot {
  readonly title?: string;
  readonly widget: string;
  readonly props?: Values;
  readonly roles: Roles;
  readonly when?: Condition;
}

/** Names of the hand-made parts that a screen shows. */
export interface OwnParts {
  readonly widgets?: readonly string[];
  readonly cells?: readonly string[];
  readonly fields?: readonly string[];
  readonly filters?: readonly string[];
}

/** What a widget gets beside its own props, depending on where it is used. */
export interface WidgetHost {
  /** The record of the page, or the row of the action that opened the widget. */
  readonly row?: Row;
  /** Refetches the record or the rows around the widget. */
  reload?(): void;
  /** In a dialog that an action opened. `done` closes it too, and the page behind it shows what has changed. */
  readonly dialog?: { close(): void; done(): void };
  /** In a slot of a list. */
  readonly list?: ListHost;
  /** In a slot of a form. */
  readonly form?: FormHost;
}

/** What a widget in a slot of a list gets. */
export interface ListHost {
  /** Those of the page that is shown. */
  readonly rows: readonly Row[];
  /** How many rows match search and filters. */
  readonly total: number;
  /** What the rows were asked for with: search, filters, order, page. */
  readonly input: Row;
  /** Rows of any page with values that are typed and not saved; `values` by the names of the edited columns. */
  readonly edited: readonly { readonly row: Row; readonly values: Row }[];
  /** There are no rows to show yet. */
  readonly loading: boolean;
}

/** What a widget in a slot of a form gets; redrawn when a value is committed. */
export interface FormHost {
  /** As the person has them, nested as in the body. What is being typed counts when the field is left. */
  readonly values: Row;
  /** Sets the value of a field by its dotted name, as if the person had. */
  put(name: string, value: unknown): void;
}

/** What a widget with a `value` is drawn with beside its own props: it is a field of a form. */
export interface FieldHost<Value = unknown> {
  readonly field: EditedField<Value>;
}

/** A value that is edited. The frame around it draws label, help and the message about the value as a whole. */
export interface EditedField<Value = unknown> {
  /** Dotted name in the body. */
  readonly name: string;
  readonly label: string;
  /** Undefined: nothing is there yet. A new object for every change. */
  readonly value: Value | undefined;
  /** Hands over a change by the person; messages that are no longer true go. */
  commit(value: Value | undefined): void;
  /**
   * Says that the person has changed something, where the value is costly to make: `read` makes it. It is committed once
   * the changes rest, and before it is sent, kept as a draft or compared.
   */
  note(read: () => Value | undefined): void;
  /** Where nobody has changed the value: it begins with this one, which is no change. */
  begin(value: Value): void;
  /** Message by dotted path below the value (`parts.0.book`); '' is the value itself. In the reader's language. */
  readonly errors: ReadonlyMap<string, string>;
  readonly disabled: boolean;
  readonly required: boolean;
  /** Of the element that the label and the summary of errors lead to: it must be focusable. */
  readonly id: string;
  /** Id of the control of a path below the value: the summary of errors leads there. */
  idOf(path: string): string;
  /** Id of the label: `aria-labelledby` of a group. */
  readonly labelledBy: string;
  /** Ids of help and message. */
  readonly describedBy?: string;
}

/** A field of the product's own. */
export interface OwnFieldProps<Options = Row, Value = unknown> extends FieldHost<Value> {
  readonly options: Options;
  readonly choices?: readonly Choice[];
}

/** A filter of the product's own: it draws a control with this id; the label is drawn before it. */
export interface OwnFilterProps<Options = Row> {
  readonly id: string;
  readonly label: string;
  /** As in the address; '' removes the filter. */
  readonly value: string;
  onChange(value: string): void;
  readonly options: Options;
  readonly choices?: readonly Choice[];
}

/** What a cell may know of its place: the label names a picture, the locale writes numbers and dates. */
export interface CellPlace {
  /** What the values are called, for a cell of one value out of a few. */
  readonly choices?: readonly Choice[] | undefined;
  readonly label: string;
  /** IANA zone, BCP 47 locale and ISO 4217 currency of the product. */
  readonly locale: { readonly zone: string; readonly numbers: string; readonly currency: string };
}

/**
 * One way to show a value. The outer call happens once per column, so formatters and translated labels are made there;
 * the inner one for every row, with the row's place on its page, from 0. A missing value (null, undefined, '') never
 * reaches it unless `blank` says that the cell has its own picture of it.
 */
export interface OwnCell<Options = Row, Value = unknown> {
  (options: Options, place: CellPlace): (value: Value, row: Row, at: number) => ReactNode;
  readonly blank?: true;
}

/** What a hand-made screen is drawn with. */
export interface CustomScreenProps<Params = Row, Query = Row, Props = Row> {
  readonly screen: CustomScreen;
  /** Parameters of the route, decoded. */
  readonly params: Params;
  /** What its declaration reads from the query of the address. */
  readonly query: Query;
  /** What its declaration gives it. */
  readonly props: Props;
  /** The row that navigation passed along: shown at once, while the record itself is loading. */
  readonly passed?: Row;
}

/** A chunk of its own. `never`: each part has its own props; the generated holes say which. */
type Part = () => Promise<{ readonly default: ComponentType<never> }>;

/** A widget may also say a value in words, where its control does not stand (two people have changed it). */
export interface WidgetModule<Props, Value = never> {
  readonly default: ComponentType<Props>;
  readonly inWords?: (value: Value) => string;
}

/** Hand-made parts by name, as the runtime takes them; `ProductParts` of a product has their exact types. */
export interface HandMade {
  readonly widgets: Readonly<Record<string, () => Promise<WidgetModule<never>>>>;
  readonly screens: Readonly<Record<string, Part>>;
  readonly cells?: Readonly<Record<string, () => Promise<{ readonly default: OwnCell<never, never> }>>>;
  readonly fields?: Readonly<Record<string, () => Promise<WidgetModule<never>>>>;
  readonly filters?: Readonly<Record<string, Part>>;
}
