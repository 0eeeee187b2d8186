import { type EventEmitter, once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import exceljs from 'exceljs';
import type { ExportColumn, Sheet } from '../../src/runtime/core/export/sheet.ts';
import { rowWriter, type Written } from '../../src/runtime/core/export/written.ts';
import type { Batches } from './batches.ts';

/** What a sheet of the format holds, without its heading; more rows go on to another sheet. */
const MOST_ROWS = 1_048_575;
/** Quick, and not a megabyte ahead of its reader at each of its steps, as it would be by itself. */
const ZIP = { highWaterMark: 64 * 1024, zlib: { level: 1 } };

/** The workbook's bytes, as they come out of the zip. Texts are typed as texts, so none is run as a formula. */
export async function* xlsxBytes(sheet: Sheet, batches: Batches): AsyncGenerator<Buffer> {
  const out = new PassThrough({ highWaterMark: 64 * 1024 });
  const filled = fill(sheet, batches, out).catch((error: unknown) => void out.destroy(error as Error));
  try {
    yield* out as AsyncIterable<Buffer>;
  } finally {
    out.destroy();
    await filled;
  }
}

async function fill(sheet: Sheet, batches: Batches, out: PassThrough): Promise<void> {
  const book = new exceljs.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    zip: ZIP,
  });
  const write = rowWriter(sheet);
  let page = addPage(book, sheet);
  let at = 0;
  for await (const rows of batches) {
    for (const row of rows) {
      if (at > 0 && at % MOST_ROWS === 0) page = nextPage(book, sheet, page);
      page.addRow(write(row, at++).map(cellValue)).commit();
    }
    await settle(page, out);
    if (out.destroyed) return;
  }
  await book.commit();
}

type Book = InstanceType<typeof exceljs.stream.xlsx.WorkbookWriter>;

function addPage(book: Book, { columns }: Sheet): exceljs.Worksheet {
  const page = book.addWorksheet(undefined, { views: [{ state: 'frozen', ySplit: 1 }] });
  page.columns = columns.map((column) => ({ header: column.label, ...lookOf(column) }));
  page.getRow(1).font = { bold: true };
  page.getRow(1).commit();
  return page;
}

function nextPage(book: Book, sheet: Sheet, full: exceljs.Worksheet): exceljs.Worksheet {
  full.commit();
  return addPage(book, sheet);
}

/** Width in letters; a date says how it is shown. */
function lookOf({ as, label, format = 'DD/MM/YYYY' }: ExportColumn): Partial<exceljs.Column> {
  const width = Math.max(label.length + 2, as === 'text' || as === 'address' ? 28 : 14);
  return as === 'date' ? { width: Math.max(width, 18), style: { numFmt: format.toLowerCase() } } : { width };
}

/** The format knows no zones: a date is what a clock in the business zone shows. */
function cellValue(value: Written): exceljs.CellValue {
  if (value === null || typeof value !== 'object') return value;
  return value.moment.startOf('minute').toDate();
}

/** What the library writes a sheet's XML to, by a version of Node's streams that does not say `writableNeedDrain`. */
type ZipEntry = EventEmitter & { readonly _writableState: { readonly needDrain: boolean } };

/**
 * Lets the zip catch up, or the rows would gather before it: the library writes without waiting (a test holds it to
 * that). Ends at once when the reader is gone.
 */
async function settle(page: exceljs.Worksheet, out: PassThrough): Promise<void> {
  await setImmediate();
  const entry = (page as unknown as { stream: { pipes: readonly ZipEntry[] } }).stream.pipes[0];
  if (!entry?._writableState.needDrain || out.destroyed) return;
  const ended = new AbortController();
  const { signal } = ended;
  await Promise.race([once(entry, 'drain', { signal }), once(out, 'close', { signal })]);
  ended.abort();
}
