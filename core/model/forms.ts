import type { Action, Call, EachRow, OverlapQuestion, StepOfRecord, Then } from './actions.ts';
import type { CompiledBody } from './bodies.ts';
import type { Condition } from './conditions.ts';
import type { Slot } from './hand-made.ts';
import type { ScreenBase } from './screens.ts';
import type { Choice, ParentRecord, Shown } from './shown.ts';
import type { Values } from './values.ts';

/** One field of a form. `name` is the property in the body; nested properties have dotted names. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  /** A name of the field registry, one of the product's own fields, or `widget`. */
  readonly field: string;
  /** The hand-made part that edits the value. */
  readonly widget?: string;
  /** Props of the widget. */
  readonly props?: Values;
  readonly help?: string;
  readonly placeholder?: string;
  readonly required?: true;
  /** Required while this condition holds. */
  readonly requiredWhen?: Condition;
  readonly readOnly?: true;
  /** 12 is the full width of the form. */
  readonly span: 3 | 4 | 6 | 8 | 12;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly choices?: readonly Choice[];
  /** Choices of the columns in which records are chosen, by path. */
  readonly columnChoices?: Readonly<Record<string, readonly Choice[]>>;
  /** Fields of each entry of a repeater or line items; names are relative to the entry. */
  readonly fields?: readonly FormField[];
  /** Line item column: width in px. */
  readonly width?: number;
  /** Line item column: value in a new row. */
  readonly initial?: unknown;
  /** Picker in line items: column -> path in the chosen record whose value it takes. */
  readonly fills?: Readonly<Record<string, string>>;
  readonly source?: Call;
  /** Picker in entries: path of the code of a record of the source, by which a pasted text means it too. */
  readonly code?: string;
  /** Instead of `source`: the first source whose condition holds. */
  readonly sources?: readonly PickSource[];
  /** Line items: the table from which records are added as rows. */
  readonly pick?: LinePick;
  /** Images: those that the loaded record has at `rows`; `image` is the path of the URL in one of them. */
  readonly stored?: { readonly rows: string; readonly image: string; readonly actions: readonly Action[] };
  /** Line items: called for each loaded row that was taken out, once the save is answered. */
  readonly removed?: EachRow;
  /** The greatest value: that of a path of the loaded record, or of another column of the same row. */
  readonly limit?: { readonly path: string; readonly when?: Condition; readonly text: string };
  /** Images: takes the new files once the save is answered, instead of the save. */
  readonly added?: Call;
  /** Rich text: the call that stores a picture. */
  readonly pictures?: PictureCall;
  /** Body property that removes the stored file, and the extension it needs. */
  readonly remove?: { readonly flag: string; readonly extension: string };
  /** Extension that the server must have for the field to be shown. */
  readonly extension?: string;
  /** The value that keeps the stored file is the empty one. Absent: the property is left out. */
  readonly unchanged?: 'empty';
  /** Message when it is shown and empty, of a file when the record has none either (at `options.preview`): a source text. */
  readonly needed?: string;
  readonly when?: Condition;
  readonly enabled?: Condition;
  /** Path in the loaded record; `null`: never filled from it. Absent: same as `name`. */
  readonly from?: string | null;
}
/** Takes a picture in its property `file`, and answers the address of it in `address`. */
export interface PictureCall {
  readonly endpoint: Call['endpoint'];
  readonly file: string;
  readonly address: string;
  /** Media types that it takes. */
  readonly types: readonly string[];
}
/** A source of records with its condition and its own columns, by path. */
export interface PickSource {
  readonly when: Condition;
  readonly source: Call;
  readonly columns?: Readonly<Record<string, string>>;
  readonly columnChoices?: FormField['columnChoices'];
  /** Path of the picture of its records. */
  readonly image?: string;
}
/** `column` is the picker whose source is used. */
export interface LinePick {
  readonly column: string;
  readonly title?: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly columnChoices?: FormField['columnChoices'];
}
export interface RangeEnds {
  readonly start: readonly string[];
  readonly end: readonly string[];
}
export interface FormSection {
  readonly title?: string;
  readonly help?: string;
  readonly fields: readonly string[];
  /** Its fields are the two ends of one range: each its date, then its time. */
  readonly range?: RangeEnds;
  /** It is folded under its title while nothing of it is filled in. */
  readonly folds?: true;
  /** A hand-made part below its fields. */
  readonly below?: Slot;
}

/** Hand-made parts: beside the fields on a wide screen, below them. */
export interface FormSlots {
  readonly beside?: Slot;
  readonly below?: Slot;
}

export interface FormScreen extends ScreenBase {
  readonly kind: 'form';
  readonly load?: Call;
  /** The parent record; when it does not exist, the form is not shown. */
  readonly record?: ParentRecord;
  /** Answers what stands above the fields, a message and a link; nothing without a message. */
  readonly notice?: Call;
  /** Path of the version in the loaded record; sent with a change. */
  readonly version?: string;
  /** Path of the record's name, when the title does not contain it. */
  readonly label?: string;
  /** The form is only shown when this holds for the record and the account. */
  readonly when?: Condition;
  /** Where it is not possible, there is no form but the reason. */
  readonly step?: StepOfRecord;
  /** Actions of the loaded record, beside the heading. */
  readonly actions?: readonly Action[];
  /** Values of the loaded record above the fields. */
  readonly summary?: readonly Shown[];
  readonly fields: readonly FormField[];
  readonly sections: readonly FormSection[];
  /** Its sections are steps, shown one at a time. */
  readonly isStepped?: true;
  readonly slots?: FormSlots;
  readonly body: CompiledBody;
  readonly submit: {
    readonly call: Call;
    readonly label: string;
    /** Shown while the call is pending. */
    readonly help?: string;
    /** Shown when nothing is sent because of an error by the rules of the body. */
    readonly incomplete?: string;
    /** Values that are allowed but may be a slip: asked about once before they are saved. */
    readonly asks?: readonly Ask[];
    readonly then: Then;
  };
  readonly cancel?: { readonly label: string; readonly then: Then };
  /** Its range is compared with those of the others before it is saved. */
  readonly overlaps?: OverlapQuestion;
  /** The question before typed changes are lost, instead of the product's own. */
  readonly leave?: LeaveTexts;
  /** Initial values of a new record. */
  readonly initial: Readonly<Record<string, unknown>>;
  /** Milliseconds for which the submit button stays disabled after an answer. */
  readonly lock: number;
}

/** Asked about where the value of `field` is greater than a number or the value of the field named, or is not what the form began with. */
export interface Ask {
  readonly field: string;
  readonly gt?: number | string;
  readonly changed?: true;
  /** Of dates: only where it is so many days later, or more. */
  readonly days?: number;
  readonly when?: Condition;
  readonly text: string;
}

/** Source texts of the question before typed changes are lost. */
export interface LeaveTexts {
  readonly title?: string;
  readonly text: string;
  readonly cancel?: string;
  readonly submit?: string;
}
