import { isRecord } from '../core/record.ts';
import type { Row } from '../core/scope.ts';

/** Router state that hands a row to the next screen. Only plain data travels: history cannot keep anything else. */
export function passRow(row: Row | undefined): { row: Row } | undefined {
  return row && { row: JSON.parse(JSON.stringify(row)) as Row };
}

/** The row that the last screen handed over, if any. */
export function readPassedRow(state: unknown): Row | undefined {
  return isRecord(state) && isRecord(state.row) ? state.row : undefined;
}
