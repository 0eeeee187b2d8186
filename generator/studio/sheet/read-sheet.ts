import { fieldsOf } from '../../../core/table/fields-of.ts';
import { MOST_JOINED, readHead, textOf } from '../../../core/table/heads.ts';
import { TextLines } from '../../../core/table/text-lines.ts';
import { Refused } from '../../edit/refused.ts';

/** A spreadsheet as texts: its heads, and its lines with their numbers in the file. */
export interface SheetTexts {
  readonly heads: readonly string[];
  readonly lines: readonly { readonly number: number; readonly values: readonly string[] }[];
}

/** Reads a CSV file, or the first sheet of an XLSX file. Throws Refused. */
export async function readSheet(bytes: Uint8Array): Promise<SheetTexts> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const { heads, lines } = isZip ? await readWorkbook(bytes) : readText(bytes);
  const filled = lines.filter(({ values }) => values.some((value) => value !== ''));
  if (heads.every((head) => head === '') || filled.length === 0)
    throw new Refused('The first line says what the columns are called; the lines below are its rows.');
  return { heads, lines: filled };
}

function readText(bytes: Uint8Array): SheetTexts {
  const text = new TextLines();
  const raw = [...text.push(bytes), ...text.finish()];
  const head = readHead(raw, {});
  const lines: { number: number; values: string[] }[] = [];
  for (let start = head.lines; start < raw.length; ) {
    const number = raw[start]?.number ?? 0;
    let count = 1;
    let values = fieldsOf(textOf(raw.slice(start, start + 1)), head.separator);
    // A value between quotation marks may go on in the next lines.
    while (!values && count < MOST_JOINED && start + count < raw.length) {
      count += 1;
      values = fieldsOf(textOf(raw.slice(start, start + count)), head.separator);
    }
    if (!values) throw new Refused(`Line ${number}: the quotation marks do not match.`);
    lines.push({ number, values: values.map((value) => value.trim()) });
    start += count;
  }
  return { heads: head.names.map((name) => name.trim()), lines };
}

async function readWorkbook(bytes: Uint8Array): Promise<SheetTexts> {
  const { default: exceljs } = await import('exceljs');
  const book = new exceljs.Workbook();
  const copy = new ArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);
  try {
    await book.xlsx.load(copy);
  } catch {
    throw new Refused('This is no XLSX file, or it is locked by a password.');
  }
  const sheet = book.worksheets[0];
  const rows: { number: number; values: string[] }[] = [];
  sheet?.eachRow((row, number) => {
    const values = Array.from({ length: row.cellCount }, (_, index) => cellText(row.getCell(index + 1)));
    rows.push({ number, values });
  });
  const [head, ...lines] = rows;
  return { heads: head?.values ?? [], lines };
}

/** A cell as somebody would have typed it: days as 2024-05-17, numbers with a point. */
function cellText({ value, text }: { readonly value: unknown; readonly text: string }): string {
  const cellValue = typeof value === 'object' && value !== null && 'result' in value ? value.result : value;
  if (cellValue instanceof Date) {
    const iso = cellValue.toISOString();
    return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
  }
  if (typeof cellValue === 'boolean') return cellValue ? 'yes' : 'no';
  return (typeof cellValue === 'number' ? String(cellValue) : text).trim();
}
