import { type Row, readPath } from '../../../../../core/scope.ts';
import { searchForm } from '../../../../../core/search-form.ts';
import { fileAddress } from '../../../base/files/file-address.ts';
import { numberFormat } from '../../../base/i18n/number-format.ts';
import { t } from '../../../base/i18n/t.ts';
import { product } from '../../../base/product.ts';
import type { PickFrom } from './pick-from.ts';

/** A record as the table shows it: the value to send, and its texts in column order. */
export interface PickRow {
  readonly value: unknown;
  readonly texts: readonly string[];
  /** URL of its picture; absent when the field has none. */
  readonly image?: string | null;
  readonly row: Row;
}

export function pickRows(
  rows: readonly Row[],
  { value, columns, choices, image }: Omit<PickFrom, 'source'>,
): PickRow[] {
  const textOf = (path: string, cellValue: unknown) => {
    const choice = choices?.[path]?.find((option) => String(option.value) === String(cellValue));
    if (choice) return t(choice.label);
    return typeof cellValue === 'number'
      ? numberFormat(product().locale.numbers).format(cellValue)
      : String(cellValue ?? '');
  };
  return rows.map((row) => ({
    value: readPath(row, value),
    texts: columns.map(([path]) => textOf(path, readPath(row, path))),
    ...(image !== undefined && { image: fileAddress(readPath(row, image)) ?? null }),
    row,
  }));
}

/** What a record is called beside the field: its first two texts. */
export const labelOf = ({ texts }: Pick<PickRow, 'texts'>): string =>
  texts.filter(Boolean).slice(0, 2).join(' · ');

/** The rows with the text in any column. */
export function foundRows(rows: readonly PickRow[], text: string): readonly PickRow[] {
  const searched = searchForm(text);
  if (searched === '') return rows;
  return rows.filter(({ texts }) => texts.some((cellText) => searchForm(cellText).includes(searched)));
}

/** The chosen values with these added or removed, in the order in which they were chosen. */
export function withRows(
  chosen: readonly unknown[],
  rows: readonly PickRow[],
  isChosen: boolean,
): readonly unknown[] {
  const values = new Set(rows.map(({ value }) => value));
  const others = chosen.filter((value) => !values.has(value));
  if (!isChosen) return others;
  const chosenValues = new Set(chosen);
  return [...chosen, ...[...values].filter((value) => !chosenValues.has(value))];
}

/** The rows to render: those in view and an overscan. */
export function windowOf(
  { top, height, row }: { top: number; height: number; row: number },
  count: number,
): { readonly from: number; readonly to: number } {
  const overscan = 6;
  const from = Math.max(0, Math.min(Math.floor(top / row), count) - overscan);
  return { from, to: Math.min(count, Math.ceil((top + height) / row) + overscan) };
}

/** The row index that a key moves to; undefined for other keys. `page` is the number of rows in view. */
export function rowAfter(key: string, rowIndex: number, count: number, page: number): number | undefined {
  const to = {
    ArrowDown: rowIndex + 1,
    ArrowUp: rowIndex - 1,
    PageDown: rowIndex + page,
    PageUp: rowIndex - page,
    Home: 0,
    End: count - 1,
  };
  const targetIndex = to[key as keyof typeof to];
  return targetIndex === undefined || count === 0 ? undefined : Math.max(0, Math.min(count - 1, targetIndex));
}
