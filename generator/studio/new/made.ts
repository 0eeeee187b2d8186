import type { Operation } from '../../edit/operations.ts';

/** What a dialog makes: one step, and where it is looked at then. */
export interface Made {
  readonly operations: readonly Operation[];
  readonly title: string;
  readonly file: string;
  readonly pointer: string;
}
