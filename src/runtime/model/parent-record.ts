import type { Call } from './actions.ts';
import type { Shown } from './shown.ts';

/** What rows, or what a form adds or changes, belong to: `label` names it, `summary` stands above them. */
export interface ParentRecord {
  readonly call: Call;
  readonly label: string;
  readonly summary?: readonly Shown[];
}
