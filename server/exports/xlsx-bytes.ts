import { type EventEmitter, once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import exceljs from 'exceljs';
import { CUT_TEXT, cutMark, MOST_CHARACTERS } from '../../core/export/cut-cells.ts';
import type { ExportColumn, Sheet } from '../../core/export/sheet.ts';
import { rowWriter, type Written } from '../../core/export/written.ts';
import { writable } from '../../core/text.ts';
import { fillText } from '../refusal.ts';
import type { Say } from '../say.ts';
import { withZipComment } from './zip-comment.ts';

export type Rows = readonly Readonly<Record<string, unknown>>[];
/** Rows in batches; `return` ends the reading early, as when the user cancels. */
export type Batches = AsyncIterable<Rows>;

/** Rows per sheet in the format, without the header; more rows continue on another sheet. */
const MOST_ROWS = 1_048_575;
/** Fast compression, with small buffers: by default each step would buffer a megabyte. */
const ZIP = { highWaterMark: 64 * 1024, zlib: { level: 1 } };

const NOTE = { heading: 'Note' } as const;

export interface XlsxRequest extends Sheet {
  /** Translates what is said on a sheet of its own. */
  readonly say?: Say;
}

/**
 * Streams the workbook's zip bytes. Texts have the text type, so none is evaluated as a formula; longer ones than a cell holds are
 * cut, and a last sheet says how many, as does the archive's comment to the page that saves it.
 */
export async function* xlsxBytes(sheet: XlsxRequest, batches: Batches): AsyncGenerator<Buffer> {
  const out = new PassThrough({ highWaterMark: 64 * 1024 });
  const filled = fill(sheet, batches, out).catch((error: Error) => {
    out.destroy(error);
    return 0;
  });
  const comment = async () => {
    const cutCells = await filled;
    return cutCells > 0 ? cutMark(cutCells) : undefined;
  };
  try {
    yield* withZipComment(out, comment);
  } finally {
    out.destroy();
    await filled;
  }
}

/** Writes the workbook; answers how many cells were cut. */
async function fill(sheet: XlsxRequest, batches: Batches, out: PassThrough): Promise<number> {
  const book = new exceljs.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, zip: ZIP });
  const write = rowWriter(sheet);
  let page = addPage(book, sheet);
  let [rowIndex, cutCells] = [0, 0];
  const cell = (value: Written) => {
    const written = cellValue(value);
    if (typeof written !== 'string' || written.length <= MOST_CHARACTERS) return written;
    cutCells += 1;
    return cut(written);
  };
  for await (const rows of batches) {
    for (const row of rows) {
      if (rowIndex > 0 && rowIndex % MOST_ROWS === 0) {
        page.commit();
        page = addPage(book, sheet);
      }
      page.addRow(write(row, rowIndex++).map(cell)).commit();
    }
    await settle(page, out);
    if (out.destroyed) return cutCells;
  }
  if (cutCells > 0) addNote(book, cutCells, sheet.say);
  await book.commit();
  return cutCells;
}

/** Says on a sheet of its own that cells were cut. */
function addNote(book: Book, count: number, say: Say = fillText): void {
  const page = book.addWorksheet(say(NOTE.heading));
  page.addRow([say(CUT_TEXT, { most: MOST_CHARACTERS, count })]).commit();
}

/** Never between the halves of a surrogate pair. */
function cut(text: string): string {
  return `${text.slice(0, MOST_CHARACTERS - 1).replace(/\p{Cs}$/u, '')}…`;
}

type Book = InstanceType<typeof exceljs.stream.xlsx.WorkbookWriter>;

function addPage(book: Book, { columns }: Sheet): exceljs.Worksheet {
  const page = book.addWorksheet(undefined, { views: [{ state: 'frozen', ySplit: 1 }] });
  page.columns = columns.map((column) => ({ header: writable(column.label), ...lookOf(column) }));
  page.getRow(1).font = { bold: true };
  page.getRow(1).commit();
  return page;
}

/** Column width in characters; a date column has its number format. */
function lookOf({ as, label, format = 'DD/MM/YYYY' }: ExportColumn): Partial<exceljs.Column> {
  const width = Math.max(label.length + 2, as === 'text' || as === 'address' ? 28 : 14);
  return as === 'date' ? { width: Math.max(width, 18), style: { numFmt: format.toLowerCase() } } : { width };
}

/** The format has no time zones: a date is written as the wall-clock time in the business zone. */
function cellValue(value: Written): exceljs.CellValue {
  if (typeof value === 'string') return writable(value);
  if (value === null || typeof value !== 'object') return value;
  return value.moment.startOf('minute').toDate();
}

/** The stream that the library writes a sheet's XML to; its stream implementation lacks `writableNeedDrain`. */
type ZipEntry = EventEmitter & { readonly _writableState: { readonly needDrain: boolean } };

/** Waits for the zip, or until the client is gone: the library itself lets rows pile up in memory (a test checks this). */
async function settle(page: exceljs.Worksheet, out: PassThrough): Promise<void> {
  await setImmediate();
  // The library's types lack the stream of a sheet that is written.
  const entry = (page as unknown as { stream: { pipes: readonly ZipEntry[] } }).stream.pipes[0];
  if (!entry?._writableState.needDrain || out.destroyed) return;
  const ended = new AbortController();
  const { signal } = ended;
  await Promise.race([once(entry, 'drain', { signal }), once(out, 'close', { signal })]);
  ended.abort();
}
