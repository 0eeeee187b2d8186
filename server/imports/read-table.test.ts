import { describe, expect, it } from 'vitest';
import { allowed, cases, dice } from '../../tests/property.ts';
import { readTable, type TableLine } from './read-table.ts';

const columns = { sku: ['SKU', 'SKU Code'], qty: ['Max Qty', 'qty'] } as const;

async function* inChunks(bytes: Buffer, size = bytes.length || 1) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function readAll(content: string | Buffer, { most = 10, size = 1 << 20 } = {}) {
  const table = await readTable(inChunks(Buffer.from(content as string), size), { columns, most });
  const lines: TableLine<'sku' | 'qty'>[] = [];
  for await (const line of table.lines) lines.push(line);
  return { names: table.names, lines };
}
const read = async (content: string | Buffer, most = 10) => (await readAll(content, { most })).lines;
const valuesOf = async (content: string | Buffer) =>
  (await read(content)).map((line) => ('values' in line ? line.values : line.message));

describe('a table', () => {
  it('is read by its header, and names the lines that are none', async () => {
    expect(await read('Qty,note,SKU\n 5 ,"a, b",A-1\n1,x,A-2,y\n\n7,"x,A-3\n')).toEqual([
      { line: 2, cells: [' 5 ', 'a, b', 'A-1'], values: { sku: 'A-1', qty: '5' } },
      {
        line: 3,
        cells: ['1', 'x', 'A-2', 'y'],
        message: 'The line does not have as many columns as the first.',
      },
      { line: 5, cells: ['7,"x,A-3'], message: 'The quotation marks do not match.' },
    ]);
  });

  it('may lack separators at the end of a line, or have more of them', async () => {
    expect(await valuesOf('SKU;Max Qty;Note\nA-1;5\nA-2;6;;;\nA-3\nA-4;7;"two\nlines"\nA-5;"8\n9"')).toEqual([
      { sku: 'A-1', qty: '5' },
      { sku: 'A-2', qty: '6' },
      { sku: 'A-3', qty: '' },
      { sku: 'A-4', qty: '7' },
      { sku: 'A-5', qty: '8\n9' },
    ]);
  });

  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
  it.each([
    ['semicolons', 'SKU;Max Qty\r\nA-1;5\r\n"B;1";6\r\n'],
    ['tabs', 'SKU\tMax Qty\nA-1\t5\nB;1\t6\n'],
    ['bars', 'SKU|Max Qty\nA-1|5\nB;1|6\n'],
    ['a first line that tells them', 'sep=;\nsku_code;max_qty\nA-1;5\n"B;1";6\n'],
    ['a first line that tells one of its own', 'sep=#\nsku#max qty\nA-1#5\nB;1#6\n'],
    ['other columns and empty lines', 'Name,Max-Qty,Sku\nx,5,A-1\n,,\n\ny,6,B;1\n'],
    ['line ends of old Macs', 'SKU,Max Qty\rA-1,5\rB;1,6\r'],
    ['blanks outside of quotation marks', '"SKU" , "Max Qty"\n"A-1", "5"\n"B;1" ,6\n'],
    ['a head of two lines', 'SKU,"Max\nQty",Note\nA-1,5,\nB;1,6,\n'],
    ['a comma in the head beside it', 'SKU;Max Qty;a,b,c,d,e\nA-1;5;\n"B;1";6;\n'],
    ['UTF-16', utf16('SKU\tMax Qty\r\nA-1\t5\r\nB;1\t6\r\n')],
    ['UTF-16, high byte first', utf16('SKU\tMax Qty\r\nA-1\t5\r\nB;1\t6\r\n').swap16()],
  ])('is read with %s', async (_, content) => {
    expect(await valuesOf(content)).toEqual([
      { sku: 'A-1', qty: '5' },
      { sku: 'B;1', qty: '6' },
    ]);
  });

  it('loses the apostrophe that our own files put before what looks like a formula', async () => {
    expect(await valuesOf("sku,qty\n'-9,1\n' =A,2\n'＝B,3\n'x,4\n")).toEqual([
      { sku: '-9', qty: '1' },
      { sku: '=A', qty: '2' },
      { sku: '＝B', qty: '3' },
      { sku: "'x", qty: '4' },
    ]);
  });

  it("takes a column's own head before what else it may be called", async () => {
    expect(await valuesOf('SKU Code,qty,S.K.U,Max-Qty\na,1,b,2\n')).toEqual([{ sku: 'b', qty: '2' }]);
    expect(await valuesOf('S.K.U,SKU,qty\na,b,2\n')).toEqual([{ sku: 'b', qty: '2' }]);
  });

  it('refuses what no file can hold, by its line', async () => {
    const lines = await read(Buffer.from('\uFEFFSKU,qty\nA\uFFFF,1\nB,2\nC,3\u0000\nD\uD83D,4\n', 'utf16le'));
    expect(lines.map((line) => ('message' in line ? [line.line, line.params] : line.values.sku))).toEqual([
      [2, { character: 'U+FFFF' }],
      'B',
      [4, { character: 'U+0000' }],
      [5, { character: 'U+D83D' }],
    ]);
  });

  it('without a column, with one twice, or with too many lines, is refused', async () => {
    await expect(read('sku,note\n')).rejects.toThrow('lacks Max Qty');
    await expect(read('')).rejects.toThrow('lacks SKU, Max Qty');
    await expect(read('sku,qty,Sku \n')).rejects.toThrow('names Sku twice');
    expect(await valuesOf('sku,qty,note,note\na,1\n')).toEqual([{ sku: 'a', qty: '1' }]);
    await expect(read('sku,qty\na,1\nb,2\n', 1)).rejects.toThrow('more than 1 lines');
  });
});

describe('any table', () => {
  const SEPARATORS = [',', ';', '\t', '|'];
  const ENDS = ['\n', '\r\n', '\r'];
  const PLAIN = ['a', '7', ' ', '""', "'", '.', '-', 'Toko', 'é', 'ñ', 'x€', 'ß'];
  const MARKS = ['"', '\n', '\r\n', '\r', ...SEPARATORS];
  const WIDE = ['\u{1F600}', '中', 'α'];
  const WESTERN: Readonly<Record<string, number>> = { '€': 0x80 };
  const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
    'UTF-8': (text) => Buffer.from(text),
    'UTF-8 with a mark': (text) => Buffer.from(`\uFEFF${text}`),
    'UTF-16LE': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    'UTF-16BE': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    'Windows-1252': (text) => Buffer.from([...text].map((sign) => WESTERN[sign] ?? sign.charCodeAt(0))),
  };

  /** A table as some spreadsheet writes it, and what stands in it. */
  function makeTable(roll: () => number) {
    const pick = <T>(list: readonly T[]) => list[Math.floor(roll() * list.length)] as T;
    const encoding = pick(Object.keys(ENCODINGS));
    const [separator, end] = [pick(SEPARATORS), pick(ENDS)];
    const signs = [...PLAIN, ...MARKS, ...(encoding === 'Windows-1252' ? [] : WIDE)];
    const cell = () => Array.from({ length: Math.floor(roll() * 5) }, () => pick(signs)).join('');
    const others = Array.from({ length: Math.floor(roll() * 3) }, (_, place) => `h${place}${cell()}`);
    const names = ['SKU', 'Max Qty', ...others].sort(() => roll() - 0.5);
    const rows = Array.from({ length: 1 + Math.floor(roll() * 4) }, (_, place) =>
      names.map((_name, column) => (column === 0 ? `k${place}` : cell())),
    );
    const written = (value: string) => {
      if (!value.includes(separator) && !/["\r\n]/.test(value) && roll() < 0.8) return value;
      const quoted = `"${value.replaceAll('"', '""')}"`;
      return separator !== '\t' && roll() < 0.2 ? ` ${quoted} ` : quoted;
    };
    const lineOf = (row: readonly string[]) => {
      const isShort = roll() < 0.3 && !row.some((value) => /[\r\n]/.test(value));
      const last = isShort ? row.findLastIndex((value) => value !== '') + 1 : row.length;
      return row.slice(0, last).map(written).join(separator);
    };
    const text =
      (roll() < 0.1 ? `sep=${separator}${end}` : '') +
      [names.map(written).join(separator), ...rows.map(lineOf)].join(end) +
      (roll() < 0.7 ? end : '');
    return { encoding, names, rows, bytes: ENCODINGS[encoding]?.(text) ?? Buffer.of(), text };
  }

  it(
    'is read back as it was, whatever system and spreadsheet saved it',
    async () => {
      const roll = dice(41);
      for (let left = cases('tables in all encodings', 4000); left > 0; left--) {
        const { encoding, names, rows, bytes, text } = makeTable(roll);
        const size = 1 + Math.floor(roll() * 40);
        const table = await readAll(bytes, { size });
        const cells = table.lines.map((line) => names.map((_, column) => line.cells[column] ?? ''));
        expect({ names: table.names, cells }, JSON.stringify({ encoding, text, size })).toEqual({
          names,
          cells: rows,
        });
        expect(table.lines.filter((line) => 'message' in line)).toEqual([]);
      }
    },
    allowed(8000),
  );
});
