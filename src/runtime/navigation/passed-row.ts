import { isRecord } from '../../../core/record.ts';
import type { Row } from '../../../core/scope.ts';

/** Router state that passes a row to the next screen. Only plain data: history state is serialized. */
export function passRow(row: Row | undefined): { row: Row } | undefined {
  return row && { row: JSON.parse(JSON.stringify(row)) as Row };
}

/** The row that the previous screen passed, if any. */
export function readPassedRow(state: unknown): Row | undefined {
  return isRecord(state) && isRecord(state.row) ? state.row : undefined;
}
