import type { ComponentType, ReactNode } from 'react';
import type { IconName } from '../generated/language/names.ts';
import type { Condition } from './conditions.ts';
import type { Roles } from './endpoints.ts';
import type { CustomScreen } from './screens.ts';
import type { Choice } from './shown.ts';
import type { Values } from './values.ts';

type Row = Readonly<Record<string, unknown>>;

/** A hand-made part in a slot of a list or form. */
export interface Slot {
  readonly title?: string;
  readonly widget: string;
  readonly props?: Values;
  readonly roles: Roles;
  readonly when?: Condition;
}

/** The product's own part of the top bar; its button is there before it, where both are declared. */
export interface TopBar extends Slot {
  readonly label?: string;
  readonly icon?: IconName;
}

/** Names of the hand-made parts that a screen uses. */
export interface OwnParts {
  readonly widgets?: readonly string[];
  readonly cells?: readonly string[];
  readonly fields?: readonly string[];
  readonly filters?: readonly string[];
}

/** The props of a widget beside its declared ones, depending on where it is used. */
export interface WidgetHost {
  /** The page's record, or the row of the action that opened the widget. */
  readonly row?: Row;
  /** Refetches the record or rows around the widget. */
  reload?(): void;
  /** In a dialog opened by an action. `done` closes it and refreshes the page behind. */
  readonly dialog?: { close(): void; done(): void };
  /** In a slot of a list. */
  readonly list?: ListHost;
  /** In a slot of a form. */
  readonly form?: FormHost;
}

/** Props of a widget in a slot of a list. */
export interface ListHost {
  /** The rows of the current page. */
  readonly rows: readonly Row[];
  /** Number of rows that match search and filters. */
  readonly total: number;
  /** The query of the rows: search, filters, sort order, page. */
  readonly input: Row;
  /** Rows of any page with unsaved values; `values` by the names of the edited columns, `errors` as their cells say them. */
  readonly edited: readonly { readonly row: Row; readonly values: Row; readonly errors: readonly string[] }[];
  /** Something is typed that `edited` does not hold yet. */
  readonly typing: boolean;
  /** No rows are loaded yet. */
  readonly loading: boolean;
  /**
   * What goes with the save of the edited rows; `refused` runs when the server does not take it. The questions, translated, are
   * asked before it is sent.
   */
  carry(values: Row, refused?: () => void, questions?: readonly string[]): void;
}

/** Props of a widget in a slot of a form; re-renders when a value is committed. */
export interface FormHost {
  /** The form's values, nested as in the body. Uncommitted input counts after blur. */
  readonly values: Row;
  /** Sets the value of a field by its dotted name, as if the user had. */
  put(name: string, value: unknown): void;
}

/** Additional props of a widget with a `value`, which is a form field. */
export interface FieldHost<Value = unknown> {
  readonly field: EditedField<Value>;
}

/** What is wrong with a part of an edited value. `message` and `label` are translated. */
export interface ValueProblem {
  /** Dotted, below the value (`parts.0.book`); '' is the value itself. */
  readonly path: string;
  readonly message: string;
  /** How the part is called in the summary of errors, behind the label of the field. */
  readonly label?: string;
}

/** An edited value. The frame around it renders label, help and the message of the value as a whole. */
export interface EditedField<Value = unknown> {
  /** Dotted name in the body. */
  readonly name: string;
  readonly label: string;
  /** Undefined: no value yet. A new object for every change. */
  readonly value: Value | undefined;
  /** Commits a change by the user; outdated messages disappear. */
  commit(value: Value | undefined): void;
  /** The person has changed a value that is costly to make: `read` makes it once the changes rest, or the value is needed. */
  note(read: () => Value | undefined): void;
  /** Where nobody has changed the value: it begins with this one, which is no change. */
  begin(value: Value): void;
  /** Says what is wrong that the declaration cannot say; asked before the value is sent. Returns how it is asked no more. */
  check(find: (value: Value) => readonly ValueProblem[]): () => void;
  /** Says what is allowed, but has to be asked about before it is sent: a line for each, translated. Returns how it is asked no more. */
  ask(find: () => readonly string[]): () => void;
  /** Messages by dotted path below the value (`parts.0.book`), translated; '' is the value itself. */
  readonly errors: ReadonlyMap<string, string>;
  readonly disabled: boolean;
  readonly required: boolean;
  /** Id of the focusable element that the label and the error summary refer to. */
  readonly id: string;
  /** Returns the id of the control for a path below the value, for the error summary. */
  idOf(path: string): string;
  /** Id of the label, for `aria-labelledby` of a group. */
  readonly labelledBy: string;
  /** Ids of help and message. */
  readonly describedBy?: string;
}

/** One of the product's own fields. */
export interface OwnFieldProps<Options = Row, Value = unknown> extends FieldHost<Value> {
  readonly options: Options;
  readonly choices?: readonly Choice[];
}

/** One of the product's own filters: it renders a control with this id; the label is rendered before it. */
export interface OwnFilterProps<Options = Row> {
  readonly id: string;
  readonly label: string;
  /** As in the URL; '' removes the filter. */
  readonly value: string;
  onChange(value: string): void;
  readonly options: Options;
  readonly choices?: readonly Choice[];
}

/** Context of a cell: the label is a picture's alternative text, the locale formats numbers and dates. */
export interface CellPlace {
  /** Labels of the values, for a cell that shows one of several. */
  readonly choices?: readonly Choice[] | undefined;
  readonly label: string;
  /** IANA zone, BCP 47 locale and ISO 4217 currency of the product. */
  readonly locale: { readonly zone: string; readonly numbers: string; readonly currency: string };
  /** How the page around writes its dates, where it says so: `DD MMM YYYY`. */
  readonly dates?: string | undefined;
}

/**
 * One way to show a value. The outer call runs once per column, so formatters and translated labels are created there; the inner
 * one runs per row, with the row's index on its page. Missing values (null, undefined, '') are not passed unless `blank` is set.
 */
export interface OwnCell<Options = Row, Value = unknown> {
  (options: Options, place: CellPlace): (value: Value, row: Row, rowIndex: number) => ReactNode;
  readonly blank?: true;
}

/** Props of a hand-made screen. */
export interface CustomScreenProps<Params = Row, Query = Row, Props = Row> {
  readonly screen: CustomScreen;
  /** Parameters of the route, decoded. */
  readonly params: Params;
  /** The declared parameters of the URL's query. */
  readonly query: Query;
  /** The declared props. */
  readonly props: Props;
  /** The row passed by navigation: shown while the record is loading. */
  readonly passed?: Row;
}

/** A chunk. `never`: each part has its own props, which the generated holes declare. */
type Part = () => Promise<{ readonly default: ComponentType<never> }>;

/** A widget may also export a readable form of its value, for places without its control (edit conflicts). */
export interface WidgetModule<Props, Value = never> {
  readonly default: ComponentType<Props>;
  readonly inWords?: (value: Value) => string;
}

/** Hand-made parts by name, as the runtime uses them; `ProductParts` of a product has their exact types. */
export interface HandMade {
  readonly widgets: Readonly<Record<string, () => Promise<WidgetModule<never>>>>;
  readonly screens: Readonly<Record<string, Part>>;
  readonly cells?: Readonly<Record<string, () => Promise<{ readonly default: OwnCell<never, never> }>>>;
  readonly fields?: Readonly<Record<string, () => Promise<WidgetModule<never>>>>;
  readonly filters?: Readonly<Record<string, Part>>;
}
