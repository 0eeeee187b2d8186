import { readWhole } from '../../../../core/read-number.ts';

/** The numbers of cells that were copied from a spreadsheet; undefined for a single cell. What is no whole number stays refused. */
export function pastedTable(text: string): readonly (readonly number[])[] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const table = lines.map((line) => line.split('\t').map(numberOf));
  return table.length > 1 || (table[0]?.length ?? 0) > 1 ? table : undefined;
}

function numberOf(cell: string): number {
  const value = readWhole(cell);
  return typeof value === 'number' ? value : value === null ? 0 : Number.NaN;
}
