import { readStored, writeStored } from '../../base/storage.ts';
import type { RowPlan } from './list-plan.ts';
import type { ContentWidths } from './table-widths.ts';

/** What the rows of these columns needed when the list was last opened in this browser, so that they stand before its rows come. */
export function keptWidths(plan: RowPlan): ContentWidths | undefined {
  const [actions, ...columns] = (plan.id && readStored(nameOf(plan)))?.split(',').map(Number) ?? [];
  return actions === undefined ? undefined : { columns, actions };
}

export function keepWidths(plan: RowPlan, { columns, actions }: ContentWidths): void {
  if (plan.id) writeStored(nameOf(plan), String([actions, ...columns]));
}

const nameOf = ({ id, columns }: RowPlan) => `widths ${id} ${columns.map(({ column }) => column.path)}`;
