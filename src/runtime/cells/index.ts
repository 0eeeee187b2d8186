/** Public entry of the cells, which render one value of a row. */
export { isState } from './badge-cells.tsx';
export { cellStyles } from './cell-styles.ts';
export { markBroken } from './image-cell.tsx';
export { cells } from './registry.ts';
export { type CellRenderer, renderCell, renderColumn } from './render-cell.tsx';
