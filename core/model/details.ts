import type { Action, Call, Target } from './actions.ts';
import type { Condition } from './conditions.ts';
import type { ScreenBase } from './screens.ts';
import type { Choice, Column, ParentRecord, Shown } from './shown.ts';
import type { Values } from './values.ts';

interface SectionBase {
  readonly title?: string;
  readonly when?: Condition;
}

/** Rows of the record, under a title of their own. */
interface RowsSection {
  readonly title: string;
  /** Their path in the record. */
  readonly rows: string;
  readonly empty?: string;
  /** Extension that the server must have for them to be shown. */
  readonly extension?: string;
}

export type DetailSection = SectionBase &
  (
    | { readonly kind: 'fields'; readonly fields: readonly Shown[] }
    | (RowsSection & {
        readonly kind: 'table';
        readonly columns: readonly Column[];
        /** Actions of a row. */
        readonly actions: readonly Action[];
        /** Actions of the record, beside the title. */
        readonly header?: readonly Action[];
      })
    | (RowsSection & { readonly kind: 'gallery'; readonly image: string; readonly thumbnail: string })
    | { readonly kind: 'widget'; readonly widget: string; readonly props?: Values }
    | { readonly kind: 'screen'; readonly target: Target }
    | {
        readonly kind: 'steps';
        /** The field whose choices are the steps. */
        readonly path: string;
        readonly choices: readonly Choice[];
        /** Answers when the record came to each step, and by whom. */
        readonly source?: Call;
      }
    /** What is to do, by the action that does it. */
    | { readonly kind: 'tasks'; readonly tasks: Readonly<Record<string, string>> }
  );

export interface DetailScreen extends ScreenBase {
  readonly kind: 'detail';
  readonly source: Call;
  /** What the record belongs to: its values stand above. */
  readonly record?: ParentRecord;
  /** Topic and key field of the record: the page follows other users' writes. */
  readonly live?: { readonly topic: string; readonly key: string };
  readonly heading: {
    /** Path of the record's name; without one the title stands there. */
    readonly title?: string;
    /** Of the fields that the title holds: a value is said by the label of its choice. */
    readonly choices?: Readonly<Record<string, readonly Choice[]>>;
    readonly subtitle?: Shown;
    readonly badges: readonly Shown[];
  };
  readonly actions: readonly Action[];
  readonly main: readonly DetailSection[];
  readonly aside: readonly DetailSection[];
}
