import type { ColumnWidth, Need, TableWidths } from './table-widths.ts';

/** Column widths as CSS, calculated by the browser for any container width. */
export interface CssWidths {
  /** One per column; undefined: takes the rest. */
  readonly columns: readonly (string | undefined)[];
  readonly actions: string;
  /** Below `width` the cells are tight, below `tight` the table scrolls sideways; px. */
  readonly all: Need;
}

export function widthCss({ columns, actions, all: tableNeed }: TableWidths): CssWidths {
  return {
    columns: columns.map((column) => column && columnCss(column, tableNeed)),
    actions: css(actions),
    all: tableNeed,
  };
}

function columnCss({ share, most, ...need }: ColumnWidth, tableNeed: Need): string {
  if (share === undefined) return css(need);
  const width = `${css(need)} + ${share} * max(0px, 100cqi - ${css(tableNeed)})`;
  return most === undefined ? `calc(${width})` : `max(${css(need)}, min(${most}cqi, ${width}))`;
}

/** `--tight` is 1 when cells are tight, else unset. */
function css({ width, tight }: Need): string {
  return width === tight ? `${width}px` : `calc(${width}px - ${width - tight}px * var(--tight, 0))`;
}
