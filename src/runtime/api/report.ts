export { PLOT_HEIGHT, Plot } from '../kinds/report/plot.tsx';
export { type Point, sumOf } from '../kinds/report/points.ts';
export { reportStyles } from '../kinds/report/report-styles.ts';
export { StatisticsSection } from '../kinds/report/section.tsx';
export { type SortedColumn, SortedTable } from '../kinds/report/sorted-table.tsx';
