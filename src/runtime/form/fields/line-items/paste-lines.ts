import { type LineCell, putValue } from './line-cell.ts';
import { takeOption } from './line-picker.tsx';
import { isFixed, type LineColumn, valueOfText } from './line-table.ts';
import { lookUp, refuseRest } from './look-up.ts';
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
    const line = lines.lines.get()[first + index];
    for (const [columnIndex, text] of texts.entries()) {
      const column = columns[columnIndex];
      if (!line || !column || isFixed(table, column, line.values)) continue;
      const { key } = line;
      pasted.push({ key, column, text });
      putValue(lineItems, body, key, column.field.name, valueOfText(column, text));
    }
  }
  lineItems.noted();
  refuseRest(rows.length - count, table.most);
  await lookUp(lineItems.form, pasted, ({ key, column }, option) => {
    const cellsOfLine = pasted.filter((pastedCell) => pastedCell.key === key);
    const pastedColumns = cellsOfLine.map((pastedCell) => pastedCell.column.field.name);
    takeOption(lineItems, column, { body, key }, option, pastedColumns);
  });
  lineItems.commit();
  lineItems.form.check?.(pasted.map(({ key, column }) => lineItems.nameOf(key, column.field.name)));
  return count;
}
