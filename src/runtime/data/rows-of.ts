import { isRecord } from '../core/record.ts';
import { type Row, readPath } from '../core/scope.ts';
import type { ApiResponse } from './read-response.ts';

/** Where the rows are when an answer is not simply made of them. */
interface RowsPlace {
  /** Path in the one record of the answer. */
  readonly rows?: string | undefined;
  /** Field that holds an object, each entry of which is a row. */
  readonly unfold?: string | undefined;
}

/** The rows of an answer, or those that its one record holds, or one for each entry of an object in them. */
export function rowsOf(answer: ApiResponse | undefined, { rows: path, unfold }: RowsPlace): readonly Row[] {
  const rows = path ? held(answer, path) : (answer?.rows ?? []);
  return unfold ? rows.flatMap((row) => unfolded(row, unfold)) : rows;
}

function held(answer: ApiResponse | undefined, path: string): readonly Row[] {
  const rows = readPath(answer?.item, path);
  return Array.isArray(rows) ? rows : [];
}

/** What holds nothing stays one row: that something happened is worth knowing. */
function unfolded(row: Row, field: string): Row[] {
  const { [field]: entries } = row;
  const named = isRecord(entries) ? Object.entries(entries) : [];
  if (named.length === 0) return [{ ...row, [field]: { name: null, value: null } }];
  return named.map(([name, value]) => ({ ...row, [field]: { name, value } }));
}
