import type { Call } from './actions.ts';
import type { Shown } from './shown.ts';

/** The parent record of a list's rows or of a form: `label` names it, `summary` is shown above. */
export interface ParentRecord {
  readonly call: Call;
  readonly label: string;
  readonly summary?: readonly Shown[];
}
