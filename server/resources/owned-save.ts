import { sql } from 'kysely';
import type { DeclaredEntity, OwnedRows } from '../../core/declared.ts';
import { refusalOfDatabase } from '../http/database-refusals.ts';
import { Refusal } from '../refusal.ts';
import type { RowChange } from './audit.store.ts';
import type { OwnedChange } from './owned-change.ts';
import { deleteRows, rowsOf } from './owned-delete.ts';
import type { Row } from './row.ts';
import { insertRow, updateRows } from './table-rows.ts';
import type { Work } from './work.ts';
import { columnValue } from './write-values.ts';

/** The table of the rows that a field of another entity owns, and how a call says them. */
export interface OwnedTable extends Pick<OwnedRows, 'key' | 'set'> {
  readonly field: string;
  readonly child: DeclaredEntity;
  /** Column that points at the owner. */
  readonly by: string;
  /** Column of the place in the list, from 0. */
  readonly place?: string;
}

/**
 * Replaces the rows of one owner by those of the call: rows with a key are updated (absent properties stay), rows without are
 * inserted, others are deleted, and the order is stored. Throws a Refusal whose fields are `items.3.qty`.
 */
export async function saveRows(
  work: Work,
  table: OwnedTable,
  owner: unknown,
  rows: readonly Row[],
): Promise<OwnedChange> {
  const { child, by, field, key } = table;
  const before = await rowsOf(work, child, by, [owner]);
  const there = new Map(before.map((row) => [String(row[child.key]), row]));
  refuseUnknown(rows, there, table);
  const named = new Set(rows.map((row) => String(row[key] ?? '')));
  const gone = [...there].flatMap(([id, row]) => (named.has(id) ? [] : [row]));
  const deleted = await deleteRows(work, child, gone, (row) => row[child.key]);
  const changed: RowChange[] = [...deleted.values()].flat();
  const after: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const known = there.get(String(row[key] ?? ''));
    try {
      const saved = await saveRow(work, table, { owner, index, row, known });
      after.push(saved);
      if (saved !== known)
        changed.push({ entity: child.entity, id: String(saved[child.key]), before: known, after: saved });
    } catch (error) {
      throw atRow(error, `${field}.${index}`, table.set);
    }
  }
  return { before: { [field]: before }, after: { [field]: after }, rows: changed };
}

/** A row that belongs to somebody else, that is gone, or that is named twice. */
function refuseUnknown(
  rows: readonly Row[],
  there: ReadonlyMap<string, Row>,
  { field, key }: OwnedTable,
): void {
  const seen = new Set<string>();
  const problems = rows.flatMap((row, index) => {
    const id = row[key];
    if (id === undefined || id === null) return [];
    const isKnown = there.has(String(id)) && !seen.has(String(id));
    seen.add(String(id));
    return isKnown ? [] : [{ field: `${field}.${index}`, message: 'This row is not there any more.' }];
  });
  if (problems.length > 0) throw new Refusal('conflict', problems);
}

interface Place {
  readonly owner: unknown;
  readonly index: number;
  readonly row: Row;
  /** As the table has it; absent for a new one. */
  readonly known: Row | undefined;
}

async function saveRow(work: Work, table: OwnedTable, { owner, index, row, known }: Place): Promise<Row> {
  const { child, by, place } = table;
  const columns = work.tables.get(child.table);
  const values: Record<string, unknown> = place ? { [place]: index } : {};
  for (const [column, property] of Object.entries(table.set)) {
    const value = row[property];
    if (value !== undefined) values[column] = columnValue(value, columns?.get(column));
  }
  if (!known) return insertRow(work.db, child, { ...values, [by]: owner });
  const changed = Object.entries(values).filter(([column, value]) => !isSame(known[column], value));
  if (changed.length === 0) return known;
  const touched = child.touched ? { [child.touched]: sql`now()` } : {};
  const said = { ...Object.fromEntries(changed), ...touched };
  const [saved = known] = await updateRows(work.db, child, [known[child.key]], said);
  return saved;
}

/** Whether a column already has the value; uncertain ones are written. */
function isSame(stored: unknown, value: unknown): boolean {
  if (stored === null || value === null) return stored === value;
  return typeof value !== 'object' && String(stored) === String(value);
}

/** What the database refuses of a row, at the property that says it. */
function atRow(error: unknown, row: string, set: OwnedTable['set']): unknown {
  const refusal = error instanceof Refusal ? error : refusalOfDatabase(error);
  if (!refusal) return error;
  if (refusal.problems.length === 0) return refusal;
  return new Refusal(
    refusal.kind,
    refusal.problems.map((one) => ({
      ...one,
      field: one.field === undefined ? row : `${row}.${set[one.field] ?? one.field}`,
    })),
  );
}
