import type { JobStep } from '../jobs/index.ts';
import { lockLines, type ValuePlace, type Wanted, writeLines } from './set-values.store.ts';

/** The table and columns of such values. */
export interface ValueColumn extends ValuePlace {
  readonly entity: string;
}

/**
 * Writes the changed values with their audit entries. Returns the lines whose record exists, and the counts. A product's `edited_at` is left alone: neither syncs nor imports write its max qty and state, and
 * its name goes on coming from the ERP.
 */
export async function setValues(
  targetValues: readonly Wanted[],
  { table, entity, column }: ValueColumn,
  { db, audit }: JobStep,
): Promise<{ matchedLines: ReadonlySet<number>; counts: Readonly<Record<string, number>> }> {
  const rows = await lockLines(db, { table, column }, targetValues);
  const changed = rows.filter(({ before: oldValue, value }) => oldValue !== value);
  if (changed.length > 0) {
    await writeLines(db, { table, column }, changed);
    const notes = changed.map(({ id, before: oldValue, value }) => ({
      entity,
      id,
      before: { [column]: oldValue },
      after: { [column]: value },
    }));
    await audit(...notes);
  }
  return {
    matchedLines: new Set(rows.map(({ line }) => line)),
    counts: { updated: changed.length, unchanged: rows.length - changed.length },
  };
}
