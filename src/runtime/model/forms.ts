import type { Action, Call, StepOfRecord, Then } from './actions.ts';
import type { CompiledBody } from './bodies.ts';
import type { Condition } from './conditions.ts';
import type { Slot } from './hand-made.ts';
import type { ParentRecord } from './parent-record.ts';
import type { ScreenBase } from './screens.ts';
import type { Choice, Shown } from './shown.ts';
import type { Values } from './values.ts';

/** A date so many days after another one; `atMost` is a date (YYYY-MM-DD) or the business day. */
export interface DateRule {
  readonly plusDays: number;
  readonly atMost?: string;
}

/** One field of a form. `name` is the property of the body; nested bodies use dotted names. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  /** Entry of the field registry, a field of the product's own, or `widget`. */
  readonly field: string;
  /** The hand-made part that edits the value. */
  readonly widget?: string;
  /** What the widget is given. */
  readonly props?: Values;
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
  /** Of the columns in which records are chosen, by path. */
  readonly columnChoices?: Readonly<Record<string, readonly Choice[]>>;
  /** Those of each entry of a repeater or of line items; their names are paths within the entry. */
  readonly fields?: readonly FormField[];
  /** Of a column of line items: its width in px. */
  readonly width?: number;
  /** Of a column of line items: the value in a new row. */
  readonly initial?: unknown;
  /** Of a picker in line items: column -> path in the chosen row whose value it gets. */
  readonly fills?: Readonly<Record<string, string>>;
  /** Of line items. */
  readonly totals?: readonly LineTotal[];
  readonly source?: Call;
  /** Instead of `source`: the first whose condition holds. */
  readonly sources?: readonly PickSource[];
  /** Of line items: the table that their rows are chosen from. */
  readonly pick?: LinePick;
  /** Of images: those that the loaded record holds at `rows`; `image` is the path of the address in one of them. */
  readonly stored?: { readonly rows: string; readonly image: string; readonly actions: readonly Action[] };
  /** Body property that takes the stored file away, and the extension that is needed for it. */
  readonly remove?: { readonly flag: string; readonly extension: string };
  /** What the server must have for it to be shown. */
  readonly extension?: string;
  /** The stored file stays: said by an empty value. Absent: by none. */
  readonly unchanged?: 'empty';
  /** Said where the record holds no file (at `options.preview`) and none was chosen: a source text. */
  readonly needed?: string;
  readonly when?: Condition;
  readonly enabled?: Condition;
  /** Path in the loaded record; `null`: never filled from it. Absent: same as `name`. */
  readonly from?: string | null;
}
/** What records are chosen from while a condition holds; its own columns, by path. */
export interface PickSource {
  readonly when: Condition;
  readonly source: Call;
  readonly columns?: Readonly<Record<string, string>>;
  readonly columnChoices?: FormField['columnChoices'];
}
/** `column` is the picker whose source it is. */
export interface LinePick {
  readonly column: string;
  readonly title?: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly columnChoices?: FormField['columnChoices'];
}
/** A sum over line items, never sent: of a column, or of the product of two; that of a product is also shown in each row. */
export interface LineTotal {
  readonly of: readonly string[];
  /** How it reads; its path is the total's name. */
  readonly shown: Shown;
  /** Of a product's column; px. */
  readonly width?: number;
}
export interface FormSection {
  readonly title?: string;
  readonly help?: string;
  readonly fields: readonly string[];
  /** A hand-made part below its fields. */
  readonly below?: Slot;
}

/** Hand-made parts: above the fields, beside them on a wide screen, below them. */
export interface FormSlots {
  readonly above?: Slot;
  readonly beside?: Slot;
  readonly below?: Slot;
}

export interface FormScreen extends ScreenBase {
  readonly kind: 'form';
  readonly load?: Call;
  /** What it adds to, or changes a part of; where that does not exist, there is no form. */
  readonly record?: ParentRecord;
  /** Version field of the loaded record; a change is sent with it. */
  readonly version?: string;
  /** Path in the loaded record that names it, where the title does not. */
  readonly label?: string;
  /** Where it does not hold for the record and the account, there is no form. */
  readonly when?: Condition;
  /** Where it is not possible, there is no form but the reason. */
  readonly step?: StepOfRecord;
  /** Values of the loaded record above the fields. */
  readonly summary?: readonly Shown[];
  readonly fields: readonly FormField[];
  readonly sections: readonly FormSection[];
  /** Its sections are steps, of which one is shown at a time; `review` is the title of a last one that shows all values. */
  readonly steps?: { readonly review?: string };
  readonly slots?: FormSlots;
  readonly body: CompiledBody;
  readonly submit: {
    readonly call: Call;
    readonly label: string;
    readonly toast?: string;
    /** Shown while the call is under way. */
    readonly waiting?: string;
    /** Said when nothing is sent because something is missing or wrong. */
    readonly incomplete?: string;
    readonly then: Then;
  };
  readonly cancel?: { readonly label: string; readonly then: Then };
  /** What is asked before typed changes are lost, in place of the product's own question. */
  readonly leave?: LeaveTexts;
  /** Starting values of a new record. */
  readonly initial: Readonly<Record<string, unknown>>;
  /** Milliseconds for which the submit button stays locked after an answer. */
  readonly lock: number;
}

/** Source texts of the question before something typed is lost. */
export interface LeaveTexts {
  readonly title?: string;
  readonly text: string;
  readonly cancel?: string;
  readonly submit?: string;
}
