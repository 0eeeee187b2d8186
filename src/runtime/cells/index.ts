/** The door of the cells: how one value of a row is shown. */
export { cellStyles } from './cell-styles.ts';
export { markBroken } from './image-cell.tsx';
export { cells } from './registry.ts';
export { type CellRenderer, renderCell } from './render-cell.tsx';
