import { isRecord } from '../../../core/record.ts';
import { type Row, readPath } from '../../../core/scope.ts';
import type { ApiResponse } from './read-response.ts';

/** The location of the rows when they are inside a record. */
interface RowsPlace {
  /** Path in the one record of the answer. */
  readonly rows?: string | undefined;
  /** Fields that hold objects: each entry of the first field is a row, joined with the entries of the same name in the others. */
  readonly unfold?: readonly string[] | undefined;
  /** A field that holds a list of objects: each of them is a row, in the place of the list; without any there is no row. */
  readonly unfoldList?: string | undefined;
}

/** The rows of an answer, of a list inside its record, or of the entries of objects or lists in its rows. */
export function rowsOf(answer: ApiResponse | undefined, place: RowsPlace): readonly Row[] {
  const { rows: path, unfold, unfoldList } = place;
  const rows = path ? held(answer?.item, path) : (answer?.rows ?? []);
  if (unfoldList)
    return rows.flatMap((row) =>
      held(row, unfoldList).map((listEntry) => ({ ...row, [unfoldList]: listEntry })),
    );
  return unfold ? rows.flatMap((row) => unfolded(row, unfold)) : rows;
}

/** The list at a path; another server may answer a single record there. */
function held(record: unknown, path: string): readonly Row[] {
  const rows = readPath(record, path);
  if (isRecord(rows)) return [rows];
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
