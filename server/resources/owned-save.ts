import { sql } from 'kysely';
import type { DeclaredEntity, OwnedRows } from '../../core/declared.ts';
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
  const storedRows = await rowsOf(work, child, by, [owner]);
  const storedByKey = new Map(storedRows.map((row) => [String(row[child.key]), row]));
  refuseUnknown(rows, storedByKey, table);
  const named = new Set(rows.map((row) => String(row[key] ?? '')));
  const gone = [...storedByKey].flatMap(([id, row]) => (named.has(id) ? [] : [row]));
  const deleted = await deleteRows(work, child, gone, (row) => row[child.key]);
  const changed: RowChange[] = [...deleted.values()].flat();
  const savedRows: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const storedRow = storedByKey.get(String(row[key] ?? ''));
    try {
      const saved = await saveRow(work, table, { owner, index, row, known: storedRow });
      savedRows.push(saved);
      if (saved !== storedRow)
        changed.push({ entity: child.entity, id: String(saved[child.key]), before: storedRow, after: saved });
    } catch (error) {
      throw atRow(error, work.refusalOf, `${field}.${index}`, table);
    }
  }
  return { before: { [field]: storedRows }, after: { [field]: savedRows }, rows: changed };
}

/** A row that belongs to somebody else, that is gone, or that is named twice. */
function refuseUnknown(
  rows: readonly Row[],
  storedByKey: ReadonlyMap<string, Row>,
  { field, key }: OwnedTable,
): void {
  const seen = new Set<string>();
  const problems = rows.flatMap((row, index) => {
    const id = row[key];
    if (id === undefined || id === null) return [];
    const isKnown = storedByKey.has(String(id)) && !seen.has(String(id));
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

async function saveRow(
  work: Work,
  table: OwnedTable,
  { owner, index, row, known: storedRow }: Place,
): Promise<Row> {
  const { child, by, place } = table;
  const columns = work.tables.get(child.table);
  const values: Record<string, unknown> = place ? { [place]: index } : {};
  for (const [column, property] of Object.entries(table.set)) {
    const value = row[property];
    if (value !== undefined) values[column] = columnValue(value, columns?.get(column));
  }
  if (!storedRow) return insertRow(work.db, child, { ...values, [by]: owner });
  const changed = Object.entries(values).filter(([column, value]) => !isSame(storedRow[column], value));
  if (changed.length === 0) return storedRow;
  const touched = child.touched ? { [child.touched]: sql`now()` } : {};
  const changedColumns = { ...Object.fromEntries(changed), ...touched };
  const [saved = storedRow] = await updateRows(work.db, child, [storedRow[child.key]], changedColumns);
  return saved;
}

/** Whether a column already has the value; uncertain ones are written. */
function isSame(stored: unknown, value: unknown): boolean {
  if (stored === null || value === null) return stored === value;
  return typeof value !== 'object' && String(stored) === String(value);
}

/** What the database refuses of a row, at the property that says it. */
function atRow(
  error: unknown,
  refusalOf: Work['refusalOf'],
  row: string,
  { child: { table }, set }: OwnedTable,
): unknown {
  const refusal = error instanceof Refusal ? error : refusalOf(error, { table, names: set });
  if (!refusal) return error;
  if (refusal.problems.length === 0) return refusal;
  return new Refusal(
    refusal.kind,
    refusal.problems.map((problem) => ({
      ...problem,
      field: problem.field === undefined ? row : `${row}.${set[problem.field] ?? problem.field}`,
    })),
  );
}
