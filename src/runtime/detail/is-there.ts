import { type Row, readPath } from '../data/scope.ts';

/** Whether the row says anything about this path, be it null: a passed row knows less than the record. */
export function isThere(row: Row | undefined, path: string): boolean {
  return row !== undefined && readPath(row, path) !== undefined;
}
