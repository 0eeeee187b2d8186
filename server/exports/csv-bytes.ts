import { BYTE_ORDER_MARK, csvLine } from '../../src/runtime/core/export/csv.ts';
import type { Sheet } from '../../src/runtime/core/export/sheet.ts';
import { rowWriter } from '../../src/runtime/core/export/written.ts';
import type { Batches } from './batches.ts';

/** The file's bytes, a batch at a time. */
export async function* csvBytes(sheet: Sheet, batches: Batches): AsyncGenerator<Buffer> {
  const write = rowWriter(sheet);
  let at = 0;
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(sheet.columns.map(({ label }) => label)));
  for await (const rows of batches) {
    yield Buffer.from(rows.map((row) => csvLine(write(row, at++))).join(''));
  }
}
