import type { RowChange } from './audit.store.ts';
import type { Row } from './row.ts';

/** What a write did to the rows that one row owns. */
export interface OwnedChange {
  /** The lists before and after, by the name of the owner's field. */
  readonly before: Row;
  readonly after: Row;
  /** Each row that is another one than before. */
  readonly rows: readonly RowChange[];
}

/** What was done to several lists of one owner. */
export function joined(changes: readonly OwnedChange[]): OwnedChange {
  return {
    before: Object.assign({}, ...changes.map(({ before }) => before)),
    after: Object.assign({}, ...changes.map(({ after }) => after)),
    rows: changes.flatMap(({ rows }) => rows),
  };
}
