/** What the studio's page and the development server say to each other; and the page and the preview in its frame. */

type Values = Readonly<Record<string, unknown>>;

/** A member of a node that has parts of its own, and is edited there. */
export interface NodePart {
  readonly key: string;
  readonly description: string;
  readonly isWritten: boolean;
  /** What it begins with when it is added. */
  readonly empty: unknown;
}

/** What a node says, as a form and as parts. */
export interface NodeForm {
  /** Plain draft-07: what @rjsf draws. */
  readonly schema: Values;
  readonly uiSchema: Values;
  readonly value: unknown;
  readonly parts: readonly NodePart[];
  /** All keys that the node may have, in the order of the grammar. */
  readonly order: readonly string[];
  /** Keys of the form whose values are texts that people read. */
  readonly texts: readonly string[];
  /** The node is one plain value. */
  readonly isPlain: boolean;
  /** A text alone says its label. */
  readonly mayBeText: boolean;
  readonly mayBeNull: boolean;
}

/** What a field of a condition is compared with: one of a few values with their names, or one of a kind. */
export interface ComparedKind {
  /** What the field is called, in words. */
  readonly title?: string;
  readonly kind: 'choice' | 'number' | 'date' | 'text' | 'any';
  readonly choices: readonly { readonly value: string | number | boolean; readonly title: string }[];
  /** It is the number of a record: the call that lists those, and the fields with the number and what it is called. */
  readonly records?: { readonly path: string; readonly value: string; readonly label: string };
}

/** A text of a node, in every language. */
export interface ShownText {
  readonly key: string;
  readonly text: string;
  readonly translations: Readonly<Record<string, string>>;
}

/** A key that fits in a node. */
export interface NodeAddition {
  readonly key: string;
  readonly description: string;
  readonly empty?: unknown;
}

/** What a hand-made part is given. */
export interface HandMadeProp {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly isRequired: boolean;
  /** What the node gives it. */
  readonly given?: string;
}

/** A part that a developer wrote. */
export interface HandMadePart {
  readonly name: string;
  readonly description: string;
  readonly props: readonly HandMadeProp[];
  /** Its file, once there is one. */
  readonly file?: string;
}

/** Everything that the inspector shows of a node. */
export interface NodeView extends NodeForm {
  readonly file: string;
  readonly pointer: string;
  readonly isWritten: boolean;
  readonly description: string;
  /** What the noun says of the value that it shows or takes; '' where it says nothing. */
  readonly meaning: string;
  /** What may be added in it, with its meaning, and with what it begins where that is not `empty`. */
  readonly additions: readonly NodeAddition[];
  /** Of a condition: field -> what it is compared with. */
  readonly compared?: Readonly<Record<string, ComparedKind>>;
  /** Any other key may be added as well. */
  readonly isOpen: boolean;
  readonly isList: boolean;
  /** What an addition begins with. */
  readonly empty: unknown;
  readonly shownTexts: readonly ShownText[];
  /** The name that this node declares, if it can be renamed everywhere. */
  readonly declares?: { readonly kind: string; readonly name: string };
  /** The column of the database that holds the field, as `table.column`. */
  readonly column?: string;
  /** The hand-made part that it shows. */
  readonly handMade?: HandMadePart;
}

/** A file as it is written, and with all its defaults. */
export interface FileTree {
  readonly file: string;
  readonly kind: string;
  readonly written: unknown;
  readonly full: unknown;
}

/** A place that names something. */
export interface NamedPlace {
  readonly noun: string;
  readonly name: string;
  readonly file: string;
  readonly pointer: string;
  /** More is said there than the name: it does not go along with it. */
  readonly stays?: boolean;
}

/** A problem at its node, in the words of `npm run check`, with the operations that mend it, where there are some. */
export interface NodeProblem {
  readonly code: string;
  readonly severity: 'error' | 'gap' | 'warning';
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
  readonly text: string;
  readonly remedy?: string;
  /** The files on disk do not have it. */
  readonly isNew: boolean;
  readonly fix?: { readonly title: string; readonly operations: readonly object[] };
}

/** Something that can be made, as a form that asks for it. */
export interface NewDialog {
  readonly what: string;
  readonly title: string;
  readonly schema: Values;
  readonly uiSchema: Values;
  /** Why it cannot be made of what is in view. */
  readonly refusal?: string;
}

/** A column of a spreadsheet, as a field that a person may change. */
export interface SheetColumn {
  readonly head: string;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Why it has this type. */
  readonly reason: string;
  readonly choices: readonly string[];
  readonly title?: string | undefined;
  readonly maxLength?: number | undefined;
  /** It becomes no field. */
  readonly isLeftOut?: boolean;
}

/** A value of a spreadsheet that does not fit its field; its line is left out. */
export interface Misfit {
  readonly line: number;
  readonly head: string;
  readonly value: string;
  readonly why: string;
}

/** What a spreadsheet holds. */
export interface SheetView {
  /** What one of its rows may be called. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly count: number;
  readonly first: readonly (readonly string[])[];
  readonly misfits: readonly Misfit[];
}

/** One reason, and where it is declared. */
export interface AskedLine {
  readonly says: string;
  /** Absent: it decides nothing, or nobody can tell. */
  readonly holds?: boolean;
  readonly file?: string;
  readonly pointer?: string;
  /** The parts of a condition. */
  readonly parts?: readonly { readonly says: string; readonly holds: boolean }[];
}

/** A question about a part of the page, and its answer. */
export interface AskedAnswer {
  readonly question: string;
  readonly lines: readonly AskedLine[];
}

/** Where a part was made, to be looked at. */
export interface MadePlace {
  readonly file: string;
  readonly pointer: string;
}

export interface ScreenLine {
  readonly id: string;
  readonly kind: string;
  readonly route: string;
  readonly title: string;
  readonly file: string;
  readonly roles: readonly number[] | 'public';
  /** The screen whose parts it takes over. */
  readonly extends?: string | undefined;
  /** Path of the call that answers its rows or record. */
  readonly reads?: string | undefined;
}

/** What a call that reads answers as it is edited, and the server does not know yet. */
export interface ExampleAnswer {
  /** Of the call, with the places of its parameters. */
  readonly path: string;
  /** Of a call that is not there yet. */
  readonly whole?: object;
  /** Fields that its rows or its record do not have yet. */
  readonly fields: Values;
}

/** What the page shows of the whole product. */
export interface StudioState {
  readonly version: number;
  readonly screens: readonly ScreenLine[];
  readonly files: readonly { readonly path: string; readonly kind: string; readonly isChanged: boolean }[];
  readonly roles: readonly { readonly id: number; readonly name: string }[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  /** Fields of an account that may hold its name. */
  readonly accountNames: readonly string[];
  /** The zone of the business day. */
  readonly zone: string;
  /** The call that answers the account. */
  readonly account: string;
  /** What undo would take back, and redo do again; '' where there is nothing. */
  readonly undo: string;
  readonly redo: string;
  readonly problems: readonly NodeProblem[];
  readonly difference: string;
  readonly conflicts: readonly { readonly file: string }[];
  /** The edits compile, so that the preview shows them. */
  readonly isShown: boolean;
  readonly examples: readonly ExampleAnswer[];
  /** Generated files that are others than in the version before. */
  readonly changed?: readonly string[];
}

/** What a preview is asked to be like. */
export const STAGE_STATES = ['data', 'loading', 'empty', 'failing', 'offline'] as const;
export type StageState = (typeof STAGE_STATES)[number];

/** What the frame of the preview reads of the page around it, as `studioPreview` of its window. */
export interface StudioPreview {
  readonly session: { readonly token: string; readonly user: string } | null;
  readonly language: string;
  readonly mode: 'light' | 'dark';
  readonly state: StageState;
  readonly writes: boolean;
  readonly isSelecting: boolean;
  /** The path of the call that answers the account: it is as it is in every state. */
  readonly account: string;
  readonly examples: readonly ExampleAnswer[];
  placesOf(screen: string): Promise<Readonly<Record<string, string>>>;
  hovered(place: string | undefined): void;
  selected(place: string): void;
  /** What is declared at the first place goes to the second, which stands beside it. */
  moved(from: string, onto: string): void;
  /** Whether what is chosen is drawn on the page. */
  drawn(isDrawn: boolean): void;
  /** An answer to a call that reads. */
  answered(path: string, answer: unknown): void;
  /** The address of the page that is drawn now; '' from when one is left until the next is drawn. */
  showing(address: string): void;
}

/** What the page calls in the frame, as `studio` of the frame's window. */
export interface StudioFrame {
  /** Draws these screens as they are in a version of the edits. */
  show(screens: readonly string[], version: number): Promise<void>;
  /** Goes to an address of the product without making the page anew. */
  go(address: string): void;
  /** Outlines what is declared at a place. */
  mark(place: string | undefined): void;
}

declare global {
  interface Window {
    studioPreview?: StudioPreview;
    studio?: StudioFrame;
  }
}
