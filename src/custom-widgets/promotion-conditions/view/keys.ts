/** The keys of a row. Which operation a key means, and where the arrows lead. */
import type { KeyboardEvent } from 'react';
import { groupOf, partOf } from '../../../../core/tree/look.ts';
import * as operations from '../../../../core/tree/operations.ts';
import { withoutIds } from '../../../../domain/promotions/conditions/conditions.ts';
import { LIMITS, type PromotionTree } from '../../../../domain/promotions/conditions/promotion-tree.ts';

export type Step = 'up' | 'down' | 'in' | 'out' | 'duplicate' | 'remove';

/** The operation of a step at a node. */
export function stepOf(tree: PromotionTree, id: string, step: Step) {
  const { nodes } = tree;
  switch (step) {
    case 'up':
      return operations.moveBy(nodes, id, -1, LIMITS);
    case 'down':
      return operations.moveBy(nodes, id, 1, LIMITS);
    case 'in':
      return operations.moveIn(nodes, id, LIMITS);
    case 'out':
      return operations.moveOut(nodes, id, LIMITS);
    case 'remove':
      return operations.remove(nodes, id);
    case 'duplicate':
      return duplicated(tree, id);
  }
}

function duplicated({ nodes }: PromotionTree, id: string) {
  const node = nodes.get(id);
  const part = partOf(nodes, id);
  const parent = groupOf(nodes, node?.parent ?? null);
  if (!part || !parent) return { refused: 'root' as const };
  if ('leaf' in part && part.leaf.type === 'sku') return { refused: 'only-one' as const };
  const peers = parent.kids.filter((kid) => nodes.get(kid)?.kind === node?.kind);
  return operations.add(nodes, parent.id, withoutIds(part), LIMITS, peers.indexOf(id) + 1);
}

const MOVES: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Alt with an arrow moves, Control+D makes a copy; Delete takes away where the row itself has the focus. */
function stepOfKey(event: KeyboardEvent): Step | undefined {
  if (event.altKey && !event.ctrlKey) return MOVES[event.key];
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') return 'duplicate';
  if (event.key === 'Delete' && event.target === event.currentTarget) return 'remove';
  return undefined;
}

interface PressedRow {
  /** Of a group whether it is unfolded; undefined of a filter. */
  readonly isOpen: boolean | undefined;
  fold(to: boolean): void;
  /** Absent while nothing can be changed. */
  readonly step: ((step: Step) => void) | undefined;
}

/** Does what a key means at a row or in it. */
export function pressInRow(event: KeyboardEvent<HTMLElement>, { isOpen, fold, step }: PressedRow): void {
  const { key, currentTarget: row } = event;
  const keyStep = step && stepOfKey(event);
  const isRow = event.target === row;
  const to = isRow ? findRowForKey(key, row, isOpen === true) : undefined;
  if (keyStep) step(keyStep);
  else if (key === 'Escape' && !isRow) row.focus();
  else if (isRow && (key === 'Enter' || key === 'F2')) firstControl(row)?.focus();
  else if (isRow && key === 'ArrowRight' && isOpen === false) fold(false);
  else if (isRow && key === 'ArrowLeft' && isOpen) fold(true);
  else if (to) to.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function findRowForKey(key: string, row: HTMLElement, isOpen: boolean): HTMLElement | undefined {
  if (key === 'ArrowDown' || (key === 'ArrowRight' && isOpen)) return rowBeside(row, 1);
  if (key === 'ArrowUp') return rowBeside(row, -1);
  return key === 'ArrowLeft' ? rowAbove(row) : undefined;
}

const firstControl = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('.condition-body :is(select, input, button):not(:disabled)');

/** The row before or after in the document. */
function rowBeside(row: HTMLElement, by: -1 | 1): HTMLElement | undefined {
  const gridRows = [
    ...(row.closest('[role="treegrid"]')?.querySelectorAll<HTMLElement>('[role="row"]') ?? []),
  ];
  return gridRows[gridRows.indexOf(row) + by];
}

/** The row of the group that it stands in. */
function rowAbove(row: HTMLElement): HTMLElement | undefined {
  const level = Number(row.ariaLevel);
  for (let candidateRow = rowBeside(row, -1); candidateRow; candidateRow = rowBeside(candidateRow, -1))
    if (Number(candidateRow.ariaLevel) < level) return candidateRow;
  return undefined;
}
