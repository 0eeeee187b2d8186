import { randomBytes } from 'node:crypto';
import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import { cutCellsIn } from '../../core/export/cut-cells.ts';
import type { Sheet } from '../../core/export/sheet.ts';
import { exportFile } from './export-file.ts';

const sheet: Sheet = {
  columns: [
    { path: 'no', label: 'No', as: 'number' },
    { path: 'since', label: 'Sejak', as: 'date', format: 'DD/MM/YYYY HH:mm' },
    { path: 'note', label: 'Catatan', as: 'text' },
  ],
  zone: 'Asia/Jakarta',
  locale: 'id-ID',
};
const ROWS = 500;
/** Incompressible data. */
const NOISE = randomBytes(ROWS * 20).toString('hex');

/** Endless rows unless `most` limits them; counts how many were requested. */
function source(most = Number.POSITIVE_INFINITY) {
  const seen = { batches: 0, ended: false };
  async function* batches() {
    try {
      for (; seen.batches < most; seen.batches++) {
        yield Array.from({ length: ROWS }, (_, at) => ({
          no: seen.batches * ROWS + at,
          since: '2026-01-31T20:30:00Z',
          note: `=1+${at} ${NOISE.slice(at * 40, at * 40 + 40)}`,
        }));
      }
    } finally {
      seen.ended = true;
    }
  }
  return { seen, batches: batches() };
}

describe.each(['csv', 'xlsx'] as const)('a download as %s', (format) => {
  it('reads no further than its reader, and lets go when the reader leaves', async () => {
    const { seen, batches } = source();
    const { stream } = await exportFile({ ...sheet, format, name: 'a' }, batches);
    expect(seen.batches).toBeLessThan(2);
    stream.read(1);
    let before = -1;
    const hasStopped = () => {
      const stands = before === seen.batches;
      before = seen.batches;
      return stands;
    };
    await expect.poll(hasStopped, { interval: 200 }).toBe(true);
    expect(before).toBeLessThan(200);
    stream.destroy();
    await expect.poll(() => seen.ended).toBe(true);
  });

  it('gives its place back, however it ended', async () => {
    for (let round = 0; round < 9; round++) {
      const { batches } = source();
      const { stream } = await exportFile({ ...sheet, format, name: 'a' }, batches);
      stream.destroy();
      await new Promise((done) => stream.once('close', done));
    }
    const broken = async function* () {
      yield [{ no: 1 }];
      throw new Error('lost');
    };
    const { stream } = await exportFile({ ...sheet, format, name: 'a' }, broken());
    await expect(stream.toArray()).rejects.toThrow('lost');
  });
});

it('refuses a download too many, until one has ended', async () => {
  const open = await Promise.all(
    [1, 2, 3, 4].map(() => exportFile({ ...sheet, format: 'csv', name: 'a' }, source().batches)),
  );
  const next = () => exportFile({ ...sheet, format: 'csv', name: 'a' }, source(1).batches);
  await expect(next()).rejects.toThrow('Other downloads are under way.');
  for (const { stream } of open) stream.destroy();
  await expect
    .poll(() =>
      next().then(
        ({ stream }) => stream.toArray().then(() => true),
        () => false,
      ),
    )
    .toBe(true);
});

it('writes a workbook whose numbers and dates are typed, and no formula', async () => {
  const { batches } = source(3);
  const { stream, name } = await exportFile({ ...sheet, format: 'xlsx', name: 'a' }, batches);
  expect(name).toBe('a.xlsx');
  const book = new exceljs.Workbook();
  await book.xlsx.read(stream);
  const [page] = book.worksheets;
  expect(page?.rowCount).toBe(3 * ROWS + 1);
  expect(page?.getRow(1).values).toEqual([undefined, 'No', 'Sejak', 'Catatan']);
  const row = page?.getRow(1502 - 1);
  expect(row?.getCell(1).value).toBe(1499);
  expect(row?.getCell(2).value).toEqual(new Date('2026-02-01T03:30:00Z'));
  expect(row?.getCell(2).numFmt).toBe('dd/mm/yyyy hh:mm');
  expect(row?.getCell(3).type).toBe(exceljs.ValueType.String);
});

it('writes what no file can hold as what it is not, and cuts what a cell cannot hold', async () => {
  const long = `${'x'.repeat(32_766)}\u{1F600}${'y'.repeat(9)}`;
  const texts = ['a\uFFFFb', '\uD83D', '\0\u001B', 'z'.repeat(32_767), 'z'.repeat(32_768), long];
  const source = async function* () {
    yield texts.map((note) => ({ note }));
  };
  const columns = [{ path: 'note', label: 'No\uFFFFte', as: 'text' }] as const;
  const asXlsx = await exportFile({ ...sheet, columns, format: 'xlsx', name: 'a' }, source());
  const book = new exceljs.Workbook();
  const bytes = Buffer.concat(await asXlsx.stream.toArray());
  await book.xlsx.load(Uint8Array.from(bytes).buffer);
  expect(cutCellsIn(bytes.subarray(-40).toString('latin1'))).toBe(2);
  const [page, note] = book.worksheets;
  expect(page?.getColumn(1).values.slice(1)).toEqual([
    'No\uFFFDte',
    'a\uFFFDb',
    '\uFFFD',
    '\uFFFD\uFFFD',
    'z'.repeat(32_767),
    `${'z'.repeat(32_766)}…`,
    `${'x'.repeat(32_766)}…`,
  ]);
  expect(note?.getCell('A1').value).toBe(
    'Cells cut to 32767 characters, the most that this kind of file holds: 2.',
  );
  const asCsv = await exportFile({ ...sheet, columns, format: 'csv', name: 'a' }, source());
  const csv = Buffer.concat(await asCsv.stream.toArray()).toString();
  expect(csv.split('\r\n').slice(0, 4)).toEqual(['\uFEFFNo\uFFFDte', 'a\uFFFDb', '\uFFFD', '\uFFFD\uFFFD']);
  expect(csv).toContain(long);
});

it('refuses a zone that does not exist', async () => {
  const request = { ...sheet, format: 'csv', name: 'a', zone: 'Mars/Base' } as const;
  await expect(exportFile(request, source(1).batches)).rejects.toThrow('The zone or locale is not known.');
});
