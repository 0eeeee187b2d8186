/** Characters of a cell in an XLSX. */
export const MOST_CHARACTERS = 32_767;
export const CUT_TEXT = 'Cells cut to {most} characters, the most that this kind of file holds: {count}.';
const MARK = 'cut cells: ';

/** The archive comment of a workbook, its last bytes, in which cells were cut: a file is on its way before that is known. */
export const cutMark = (count: number) => `${MARK}${count}`;

/** How many cells of a workbook were cut, by the end of its bytes. */
export function cutCellsIn(ending: string): number {
  const start = ending.lastIndexOf(MARK);
  const count = start < 0 ? '' : ending.slice(start + MARK.length);
  return /^\d{1,9}$/.test(count) ? Number(count) : 0;
}
