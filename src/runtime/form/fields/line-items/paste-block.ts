import type { Choice } from '../../../../../core/model.ts';

/** Whether it has more than one cell: several columns or several rows. */
export type Block = readonly (readonly string[])[];

/**
 * Parses text from a spreadsheet into cells: columns separated by tabs, or in several lines by commas or semicolons; quoted cells
 * may contain separators. Lines that are all numbers of the column are that column alone: their commas are of the numbers. Undefined
 * when the text is a single cell.
 */
export function blockOf(text: string, isNumber: (text: string) => boolean = () => false): Block | undefined {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (plain.includes('\t')) return cellsOf(plain, '\t');
  if (!plain.includes('\n')) return undefined;
  const lines = plain.split('\n').map((line) => line.trim());
  if (lines.every((line) => line === '' || isNumber(line))) return lines.map((line) => [line]);
  for (const separator of [';', ',']) {
    const rows = cellsOf(plain, separator);
    const [first] = rows;
    if (first && first.length > 1 && rows.every(({ length }) => length === first.length)) return rows;
  }
  return cellsOf(plain, '\t');
}

function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\n]*))(${separator}|\\n|$)`, 'y');
  for (;;) {
    const cellMatch = cell.exec(text);
    if (!cellMatch) return text.split('\n').map((line) => line.split(separator));
    const [, quoted, bare = '', end] = cellMatch;
    rows.at(-1)?.push(quoted === undefined ? bare.trim() : quoted.replaceAll('""', '"'));
    if (end === '') return rows;
    if (end === '\n') rows.push([]);
  }
}

/** Drops a first row that only repeats the column headings. */
export function withoutHeadings(block: Block, labels: readonly string[]): Block {
  const [first = []] = block;
  const isHeading = first.every(
    (cell, columnIndex) => cell.toLowerCase() === labels[columnIndex]?.toLowerCase(),
  );
  return isHeading ? block.slice(1) : block;
}

/** The choice whose value or label equals the text; else the text itself, for the validator to refuse. */
export function choiceFor(
  text: string,
  choices: readonly Choice[],
  read: (label: string) => string,
): unknown {
  const normalizedText = text.trim().toLowerCase();
  const matchedChoice = choices.find(
    ({ value, label }) =>
      String(value).toLowerCase() === normalizedText || read(label).toLowerCase() === normalizedText,
  );
  return matchedChoice ? matchedChoice.value : text;
}

const YES = new Set(['1', 'true', 'yes', 'y', 'x', 'ya']);

export function switchFor(text: string): 0 | 1 {
  return YES.has(text.trim().toLowerCase()) ? 1 : 0;
}
