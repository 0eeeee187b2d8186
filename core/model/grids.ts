import type { Action, Call } from './actions.ts';
import type { CompiledBody } from './bodies.ts';
import type { FormField } from './forms.ts';
import type { ScreenBase } from './screens.ts';
import type { Column } from './shown.ts';

/** Rows edited in place. When the source returns all rows, the grid searches, sorts and pages in the browser. */
export interface GridScreen extends ScreenBase {
  readonly kind: 'grid';
  readonly source: Call;
  readonly key: string;
  readonly paging: 'server' | 'client';
  readonly search?: { readonly fields?: readonly string[]; readonly label?: string };
  readonly columns: readonly Column[];
  readonly header: readonly Action[];
  readonly edit: GridEdit;
  readonly actionsLabel?: string;
  readonly empty?: { readonly text: string; readonly hint?: string };
}
export interface GridEdit {
  /** `with` is resolved with the row and is validated too. */
  readonly call: Call;
  /** Version field of the row; sent with a change. */
  readonly version?: string;
  /** A field belongs to the column whose path is its `from`, else its `name`. */
  readonly fields: readonly FormField[];
  /** Schema of the endpoint's whole body. */
  readonly body: CompiledBody;
  readonly label: string;
  readonly save: string;
  readonly cancel: string;
}
