import type { Action, Call, Target } from './actions.ts';
import type { Condition } from './conditions.ts';
import type { ScreenBase } from './screens.ts';
import type { Column, Shown } from './shown.ts';
import type { Values } from './values.ts';

export type DetailSection =
  | {
      readonly kind: 'fields';
      readonly title?: string;
      readonly fields: readonly Shown[];
      readonly when?: Condition;
    }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly rows: string;
      readonly columns: readonly Column[];
      /** Actions of a row. */
      readonly actions: readonly Action[];
      /** Actions of the record, beside the title. */
      readonly header?: readonly Action[];
      readonly empty?: string;
      readonly when?: Condition;
    }
  | {
      readonly kind: 'gallery';
      readonly title: string;
      readonly rows: string;
      readonly image: string;
      readonly thumbnail: string;
      readonly empty?: string;
      readonly when?: Condition;
    }
  | {
      readonly kind: 'widget';
      readonly title?: string;
      readonly widget: string;
      readonly props?: Values;
      readonly when?: Condition;
    }
  | {
      readonly kind: 'screen';
      readonly title?: string;
      readonly target: Target;
      readonly when?: Condition;
    };

export interface DetailScreen extends ScreenBase {
  readonly kind: 'detail';
  readonly source: Call;
  /** Topic and key field of the record: the page follows other users' writes. */
  readonly live?: { readonly topic: string; readonly key: string };
  readonly heading: { readonly title: Shown; readonly subtitle?: Shown; readonly badges: readonly Shown[] };
  readonly actions: readonly Action[];
  readonly main: readonly DetailSection[];
  readonly aside: readonly DetailSection[];
}
