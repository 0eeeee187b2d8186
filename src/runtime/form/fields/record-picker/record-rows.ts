import { t } from '../../../core/i18n/t.ts';
import { type Row, readPath } from '../../../core/scope.ts';
import type { FormField } from '../../../model.ts';

/** A record as the table shows it: what is sent for it, and its texts in the order of the columns. */
export interface PickRow {
  readonly value: unknown;
  readonly texts: readonly string[];
}

/** How a record-picker-many is declared. */
export interface PickerOptions {
  readonly value: string;
  readonly columns: readonly (readonly [path: string, heading: string])[];
  readonly button?: string;
  readonly choices?: FormField['columnChoices'];
}

export function optionsOf({ options = {}, columnChoices }: FormField): PickerOptions {
  return {
    value: String(options.value),
    columns: Object.entries((options.columns ?? {}) as Record<string, string>),
    ...(typeof options.button === 'string' ? { button: options.button } : {}),
    ...(columnChoices && { choices: columnChoices }),
  };
}

export function pickRows(rows: readonly Row[], { value, columns, choices }: PickerOptions): PickRow[] {
  const textOf = (path: string, held: unknown) => {
    const choice = choices?.[path]?.find((one) => String(one.value) === String(held));
    return choice ? t(choice.label) : String(held ?? '');
  };
  return rows.map((row) => ({
    value: readPath(row, value),
    texts: columns.map(([path]) => textOf(path, readPath(row, path))),
  }));
}

/** The rows of which some column holds the text, whatever its case. */
export function foundRows(rows: readonly PickRow[], text: string): readonly PickRow[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return rows;
  return rows.filter(({ texts }) => texts.some((one) => one.toLowerCase().includes(wanted)));
}

/** The chosen values with these added, or without them; the order in which they were chosen stays. */
export function withRows(
  chosen: readonly unknown[],
  rows: readonly PickRow[],
  isChosen: boolean,
): readonly unknown[] {
  const values = new Set(rows.map(({ value }) => value));
  const others = chosen.filter((value) => !values.has(value));
  if (!isChosen) return others;
  const known = new Set(chosen);
  return [...chosen, ...[...values].filter((value) => !known.has(value))];
}

/** The rows that are drawn: those in sight, and some around them. */
export function windowOf(
  { top, height, row }: { top: number; height: number; row: number },
  count: number,
): { readonly from: number; readonly to: number } {
  const around = 6;
  const from = Math.max(0, Math.min(Math.floor(top / row), count) - around);
  return { from, to: Math.min(count, Math.ceil((top + height) / row) + around) };
}

/** Where a key leads from a row; undefined when it means nothing here. `page` is how many rows are in sight. */
export function rowAfter(key: string, at: number, count: number, page: number): number | undefined {
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  };
  const next = to[key as keyof typeof to];
  return next === undefined || count === 0 ? undefined : Math.max(0, Math.min(count - 1, next));
}
