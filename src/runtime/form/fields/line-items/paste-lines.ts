import { t } from '../../../base/i18n/t.ts';
import { notify } from '../../../ui/toasts/notify.ts';
import { fetchOptions } from '../picker/use-options.ts';
import { type LineCell, putValue } from './line-cell.ts';
import { takeOption } from './line-picker.tsx';
import { type LineColumn, valueOfText } from './line-table.ts';
import { type Block, withoutHeadings } from './paste-block.ts';
import type { Lines } from './use-lines.ts';

interface Pasted {
  readonly key: number;
  readonly column: LineColumn;
  readonly text: string;
}

/**
 * Pastes a spreadsheet block into rows and columns, starting at a cell; adds rows up to the maximum. A value that a column does
 * not accept is kept and reported as an error. Returns how many rows were filled.
 */
export async function pasteBlock(
  lineItems: Lines,
  body: HTMLElement | null,
  from: LineCell,
  block: Block,
): Promise<number> {
  const { table, lines } = lineItems;
  const columns = table.columns.slice(table.columns.indexOf(from.column));
  const rows = withoutHeadings(
    block,
    columns.map(({ label }) => label),
  );
  const first = lines.indexOf(from.key);
  const lineCount = lines.lines.get().length;
  const count = Math.min(rows.length, table.most - first);
  if (first + count > lineCount) lineItems.rearrange(() => lines.add(first + count - lineCount));
  const pasted: Pasted[] = [];
  for (const [index, texts] of rows.slice(0, count).entries()) {
    const key = lines.lines.get()[first + index]?.key;
    for (const [columnIndex, text] of texts.entries()) {
      const column = columns[columnIndex];
      if (key === undefined || !column || column.field.readOnly) continue;
      pasted.push({ key, column, text });
      putValue(lineItems, body, key, column.field.name, valueOfText(column, text));
    }
  }
  lineItems.noted();
  if (count < rows.length)
    notify(
      t('{count} lines did not fit: there may be at most {most}.', {
        count: rows.length - count,
        most: table.most,
      }),
      'error',
    );
  await lookUp(lineItems, body, pasted);
  lineItems.commit();
  lineItems.form.check?.(pasted.map(({ key, column }) => lineItems.nameOf(key, column.field.name)));
  return count;
}

/** Concurrent lookups. */
const AT_ONCE = 4;

/** Chooses the records whose label equals the pasted text, ignoring case. */
async function lookUp(lineItems: Lines, body: HTMLElement | null, pasted: readonly Pasted[]): Promise<void> {
  const pickerCells = pasted.filter(
    ({ column, text }) => column.field.field === 'picker' && text.trim() !== '',
  );
  const byText = new Map<string, Pasted[]>();
  for (const pastedCell of pickerCells) {
    const id = JSON.stringify([pastedCell.column.field.name, pastedCell.text.trim()]);
    byText.set(id, [...(byText.get(id) ?? []), pastedCell]);
  }
  const waiting = [...byText.values()];
  const work = async () => {
    for (let cells = waiting.pop(); cells; cells = waiting.pop())
      await choose(lineItems, body, cells, pasted);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Cells of one column with the same text. A cell whose lookup fails is unchanged. */
async function choose(
  lineItems: Lines,
  body: HTMLElement | null,
  cells: readonly Pasted[],
  pasted: readonly Pasted[],
): Promise<void> {
  const [first] = cells;
  if (!first) return;
  const text = first.text.trim().toLowerCase();
  const { field } = first.column;
  const optionsPage = await fetchOptions(
    lineItems.form,
    field,
    first.text.trim(),
    1,
    new AbortController().signal,
  ).catch(() => undefined);
  const option = optionsPage?.options.find(
    ({ label, value }) => label.toLowerCase() === text || String(value) === text,
  );
  if (!option) return;
  for (const { key, column } of cells) {
    const pastedColumns = pasted
      .filter((pastedCell) => pastedCell.key === key)
      .map((pastedCell) => pastedCell.column.field.name);
    takeOption(lineItems, column, { body, key }, option, pastedColumns);
  }
}
