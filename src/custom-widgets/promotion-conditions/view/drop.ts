import type { DragEvent } from 'react';
import { groupOf, peersOf } from '../../../../core/tree/look.ts';
import { moveTo } from '../../../../core/tree/operations.ts';
import { LIMITS, type PromotionTree } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import type { Editor } from './editor.ts';

type Place = 'before' | 'after' | 'in';

/** Above or below the middle of a row; the middle third of a group is the group itself. */
function placeOfPointer(event: DragEvent<HTMLElement>, isGroup: boolean): Place {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientY - top) / (height || 1);
  if (isGroup && part > 0.33) return 'in';
  return part < 0.5 ? 'before' : 'after';
}

/** What a row does while something is dragged over it, and with what is dropped on it. */
export const dropPlace = (tree: PromotionTree, id: string, isGroup: boolean, run: Editor['run']) => ({
  onDragOver(event: DragEvent<HTMLElement>) {
    event.preventDefault();
    event.currentTarget.dataset.drop = placeOfPointer(event, isGroup);
  },
  onDragLeave: ({ currentTarget }: DragEvent<HTMLElement>) => currentTarget.removeAttribute('data-drop'),
  onDrop(event: DragEvent<HTMLElement>) {
    event.currentTarget.removeAttribute('data-drop');
    drop(event, tree, id, isGroup, run);
  },
});

/** Moves what was dragged beside or into the row that it is dropped on. */
function drop(
  event: DragEvent<HTMLElement>,
  tree: PromotionTree,
  onto: string,
  isGroup: boolean,
  run: Editor['run'],
): void {
  const id = event.dataTransfer.getData('text/plain');
  if (!tree.nodes.has(id) || id === onto) return;
  event.preventDefault();
  const place = placeOfPointer(event, isGroup);
  const parent = groupOf(tree.nodes, tree.nodes.get(onto)?.parent ?? null);
  if (place === 'in') run(moveTo(tree.nodes, id, onto, Number.POSITIVE_INFINITY, LIMITS));
  else if (parent) {
    const peers = peersOf(tree.nodes, onto).filter((peer) => peer !== id);
    const same = tree.nodes.get(id)?.kind === tree.nodes.get(onto)?.kind;
    const targetIndex = same ? peers.indexOf(onto) + (place === 'after' ? 1 : 0) : Number.POSITIVE_INFINITY;
    run(moveTo(tree.nodes, id, parent.id, targetIndex, LIMITS));
  }
}
