import { PassThrough, Readable } from 'node:stream';
import { isPlace } from '../../core/dates.ts';
import { BYTE_ORDER_MARK, csvLine, type Separator } from '../../core/export/csv.ts';
import type { ExportFormat, Sheet } from '../../core/export/sheet.ts';
import { rowWriter } from '../../core/export/written.ts';
import type { FileAnswer } from '../files/storage.ts';
import { Refusal } from '../refusal.ts';
import type { Say } from '../say.ts';
import { type Batches, type Rows, xlsxBytes } from './xlsx-bytes.ts';

/** The content and the file name without extension. */
export interface ExportRequest extends Sheet {
  readonly format: ExportFormat;
  readonly name: string;
  /** Of a CSV; default: a comma. */
  readonly separator?: Separator;
  /** Translates what an XLSX says beside its rows; default: the source texts. */
  readonly say?: Say;
}

const FORMATS = {
  csv: { mime: 'text/csv; charset=utf-8', bytes: csvBytes },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes: xlsxBytes },
} as const;

/**
 * Streams rows as CSV (UTF-8 with a byte order mark, safe from formula injection) or XLSX; neither the rows nor the file is held
 * in memory as a whole. The first rows are read before this resolves, so that errors in the query become a refusal. Throws a
 * Refusal when too many downloads are running.
 */
export async function exportFile(request: ExportRequest, batches: Batches): Promise<FileAnswer> {
  // Zone and locale come from the caller; only the platform knows which ones exist.
  if (!isPlace(request.zone, request.locale))
    throw new Refusal('invalid', 'The zone or locale is not known.');
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

/** The first batch and the rest. */
async function* after(first: IteratorResult<Rows>, source: AsyncIterator<Rows>): AsyncGenerator<Rows> {
  for (let currentBatch = first; !currentBatch.done; currentBatch = await source.next())
    yield currentBatch.value;
}

/** The CSV bytes, batch by batch. */
async function* csvBytes({ separator, ...sheet }: ExportRequest, batches: Batches): AsyncGenerator<Buffer> {
  const write = rowWriter(sheet);
  let rowIndex = 0;
  yield Buffer.from(
    BYTE_ORDER_MARK +
      csvLine(
        sheet.columns.map(({ label }) => label),
        separator,
      ),
  );
  for await (const rows of batches) {
    yield Buffer.from(rows.map((row) => csvLine(write(row, rowIndex++), separator)).join(''));
  }
}

/** Downloads at a time: each holds a connection until its client has read everything, and other calls need some too. */
const MOST = 4;
let takenPlaces = 0;

/** Takes a slot for a download. Returns the function that releases it; further calls of it do nothing. */
function takePlace(): () => void {
  if (takenPlaces >= MOST)
    throw new Refusal('too-many', 'Other downloads are under way. Try again in a moment.', 5);
  takenPlaces += 1;
  let isReleased = false;
  return () => {
    if (!isReleased) takenPlaces -= 1;
    isReleased = true;
  };
}

/** Maximum time without progress in ms. */
const PATIENCE = 120_000;

/** Passes the bytes through; closes the stream, and so its database connection, when the client reads nothing for two minutes. */
function watched(source: Readable): Readable {
  const out = new PassThrough({ highWaterMark: 64 * 1024 });
  const timer = setTimeout(() => out.destroy(new Error('Nobody read the download.')), PATIENCE).unref();
  out.on('data', () => timer.refresh());
  out.pause();
  out.once('close', () => {
    clearTimeout(timer);
    source.destroy();
  });
  source.once('error', (error) => out.destroy(error));
  return source.pipe(out);
}
