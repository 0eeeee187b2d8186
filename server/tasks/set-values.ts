import { type RawBuilder, sql } from 'kysely';
import type { JobStep } from '../jobs/index.ts';

/** One line of a file: the key of a record and the new value of its column. */
export interface Wanted {
  readonly line: number;
  readonly key: string;
  readonly value: number;
}

/** The table and columns of such values. */
export interface ValueColumn {
  readonly table: 'products' | 'users';
  readonly entity: string;
  readonly column: 'max_qty' | 'active';
  /** Compares `t`, the table, with `g.key`; an index answers it. */
  readonly match: RawBuilder<unknown>;
}

interface Known {
  readonly line: number;
  readonly id: number;
  readonly value: number;
  readonly before: number | null;
}

/** How products and shops are named in files. */
export const bySku = sql`upper(t.sku_code) = upper(g.key)`;
export const byNavId = sql`t.nav_id = g.key`;

/**
 * Writes the changed values with their audit entries. Returns the lines whose record exists, and the counts. A product's `edited_at` is left alone: neither syncs nor imports write its max qty and state, and
 * its name goes on coming from the ERP.
 */
export async function setValues(
  targetValues: readonly Wanted[],
  { table, entity, column, match }: ValueColumn,
  { db, audit }: JobStep,
): Promise<{ matchedLines: ReadonlySet<number>; counts: Readonly<Record<string, number>> }> {
  const { rows } = await sql<Known>`
    select g.line, g.value, t.id, t.${sql.ref(column)} as before
    from jsonb_to_recordset(${JSON.stringify(targetValues)}::jsonb) as g (line integer, key text, value integer)
    join ${sql.table(table)} as t on ${match}
    order by t.id for update of t`.execute(db);
  const changed = rows.filter(({ before: oldValue, value }) => oldValue !== value);
  if (changed.length > 0) {
    await sql`update ${sql.table(table)} as t set ${sql.ref(column)} = g.value
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as g (id integer, value integer)
      where t.id = g.id`.execute(db);
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
