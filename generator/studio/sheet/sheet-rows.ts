import type { Misfit, SheetColumn, SheetView } from '../../../core/studio.ts';
import { literal, quoted } from '../../tools/new-screen/table.ts';
import { FIELD_TYPES, type SaidField } from '../new/field-types.ts';
import type { SheetTexts } from './read-sheet.ts';
import { typedValue } from './typed-value.ts';

/** Lines that are shown, and misfits that are listed. */
const SHOWN = 5;
const LISTED = 200;

type Value = string | number | boolean | null;

/** The rows that fit their fields, and what does not. */
export function rowsOf({ heads, lines }: SheetTexts, columns: readonly SheetColumn[]) {
  const misfits: Misfit[] = [];
  const kept = columns.filter(({ isLeftOut }) => !isLeftOut);
  const places = kept.map((column) => ({ column, place: heads.indexOf(column.head) }));
  const rows = lines.flatMap(({ number, values }) => {
    const fieldValues = places.map(({ column, place }) => {
      const text = values[place] ?? '';
      const read = fieldValue(text, column);
      if ('why' in read) misfits.push({ line: number, head: column.head, value: text, why: read.why });
      return 'value' in read ? read.value : undefined;
    });
    return fieldValues.some((value) => value === undefined)
      ? []
      : [fieldValues.map((value) => value ?? null)];
  });
  return { rows, misfits, columns: kept };
}

function fieldValue(text: string, column: SheetColumn): { readonly value: Value } | { readonly why: string } {
  if (text === '') return column.required ? { why: 'It must be filled.' } : { value: null };
  const type = FIELD_TYPES.find((fieldType) => fieldType === column.type);
  const value = type && typedValue(text, type, column.choices);
  if (value === undefined) return { why: `It is no ${column.type}.` };
  const isLong =
    typeof value === 'string' && column.type === 'text' && value.length > (column.maxLength ?? 200);
  return isLong ? { why: `It is longer than ${column.maxLength ?? 200} characters.` } : { value };
}

/** What the page shows of a spreadsheet. */
export function sheetView(texts: SheetTexts, columns: readonly SheetColumn[]): Omit<SheetView, 'name'> {
  const { misfits } = rowsOf(texts, columns);
  const first = texts.lines
    .slice(0, SHOWN)
    .map(({ values }) => texts.heads.map((_, place) => values[place] ?? ''));
  return { columns, count: texts.lines.length, first, misfits: misfits.slice(0, LISTED) };
}

/** The column as a field of a noun. */
export const fieldOf = (column: SheetColumn): SaidField => ({
  name: column.name,
  type: FIELD_TYPES.find((fieldType) => fieldType === column.type) ?? 'text',
  isRequired: column.required,
  title: column.title,
  maxLength: column.maxLength,
  choices: column.choices,
});

/** PostgreSQL's type, where a literal does not say it. */
const CASTS: Readonly<Record<string, string>> = {
  'whole number': '::integer',
  number: '::numeric',
  'yes or no': '::boolean',
  date: '::date',
  moment: '::timestamptz',
};

/** The SQL that fills a table with rows; `isDemo`: only while it is empty. */
export function insertRows(
  table: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly Value[])[],
  isDemo: boolean,
): string {
  if (rows.length === 0) return '';
  const names = columns.map(({ name }) => quoted(name));
  const values = rows.map((row) => `  (${row.map(sqlOf).join(', ')})`);
  const cast = columns.map(({ type }, index) => `${names[index]}${CASTS[type] ?? '::text'}`);
  return [
    `insert into ${table} (${names.join(', ')})`,
    `select ${cast.join(', ')}`,
    'from (values',
    values.join(',\n'),
    `) as lines (${names.join(', ')})${isDemo ? '' : ';'}`,
    ...(isDemo ? [`where not exists (select from ${table});`] : []),
    '',
  ].join('\n');
}

const sqlOf = (value: Value) =>
  value === null || typeof value === 'boolean' ? String(value) : literal(value);
