import { isRecord } from '../core/record.ts';
import { type Row, readPath } from '../core/scope.ts';
import type { ApiResponse } from './read-response.ts';

/** The location of the rows when they are inside a record. */
interface RowsPlace {
  /** Path in the one record of the answer. */
  readonly rows?: string | undefined;
  /** Fields that hold objects: each entry of the first field is a row, joined with the entries of the same name in the others. */
  readonly unfold?: readonly string[] | undefined;
}

/** The rows of an answer, of a list inside its record, or of the entries of objects in its rows. */
export function rowsOf(answer: ApiResponse | undefined, { rows: path, unfold }: RowsPlace): readonly Row[] {
  const rows = path ? held(answer, path) : (answer?.rows ?? []);
  return unfold ? rows.flatMap((row) => unfolded(row, unfold)) : rows;
}

function held(answer: ApiResponse | undefined, path: string): readonly Row[] {
  const rows = readPath(answer?.item, path);
  return Array.isArray(rows) ? rows : [];
}

/** A row without entries stays one row, so that it is still visible. */
function unfolded(row: Row, fields: readonly string[]): Row[] {
  const named = Object.keys(entriesAt(row, fields[0]));
  return (named.length > 0 ? named : [null]).map((name) => ({
    ...row,
    ...Object.fromEntries(
      fields.map((field) => [field, { name, value: name === null ? null : entriesAt(row, field)[name] }]),
    ),
  }));
}

function entriesAt(row: Row, field = ''): Row {
  const { [field]: entries } = row;
  return isRecord(entries) ? entries : {};
}
