import { Readable } from 'node:stream';
import { isPlace } from '../../src/runtime/core/dates.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../src/runtime/core/export/csv.ts';
import type { ExportFormat, Sheet } from '../../src/runtime/core/export/sheet.ts';
import { rowWriter } from '../../src/runtime/core/export/written.ts';
import type { FileAnswer } from '../http/envelope.ts';
import { Refusal } from '../refusal.ts';
import { after, type Batches } from './batches.ts';
import { takePlace } from './places.ts';
import { watched } from './watched.ts';
import { xlsxBytes } from './xlsx-bytes.ts';

/** What is to be written, and under which name (without its ending). */
export interface ExportRequest extends Sheet {
  readonly format: ExportFormat;
  readonly name: string;
}

const FORMATS = {
  csv: { mime: 'text/csv; charset=utf-8', bytes: csvBytes },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes: xlsxBytes },
} as const;

/**
 * A download of rows as CSV (UTF-8 with a byte order mark, safe from formulas) or XLSX, written while it is read:
 * neither the rows nor the file is ever whole in memory. The first rows are read before this resolves, so that what
 * is wrong with them is still answered as a refusal. Throws a Refusal when too many are under way.
 */
export async function exportFile(request: ExportRequest, batches: Batches): Promise<FileAnswer> {
  checkPlace(request);
  const { mime, bytes } = FORMATS[request.format];
  const leave = takePlace();
  const source = batches[Symbol.asyncIterator]();
  const end = () => {
    leave();
    source.return?.().catch(() => undefined);
  };
  try {
    const rows = after(await source.next(), source);
    const file = Readable.from(bytes(request, rows), { objectMode: false, highWaterMark: 64 * 1024 });
    return { name: `${request.name}.${request.format}`, mime, stream: watched(file).once('close', end) };
  } catch (error) {
    end();
    throw error;
  }
}

/** Zone and locale come from the caller, and only the platform knows which there are. */
function checkPlace({ zone, locale }: Sheet): void {
  if (!isPlace(zone, locale)) throw new Refusal('invalid', 'The zone or locale is not known.');
}

/** The bytes of the CSV, a batch at a time. */
async function* csvBytes(sheet: Sheet, batches: Batches): AsyncGenerator<Buffer> {
  const write = rowWriter(sheet);
  let at = 0;
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(sheet.columns.map(({ label }) => label)));
  for await (const rows of batches) {
    yield Buffer.from(rows.map((row) => csvLine(write(row, at++))).join(''));
  }
}
