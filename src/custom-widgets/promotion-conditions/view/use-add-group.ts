import { add } from '../../../../core/tree/operations.ts';
import { LIMITS, type PromotionPart } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { useEditor } from './editor.ts';
import { UNCHOSEN } from './group-ticks.ts';

const NESTED: PromotionPart = { join: 'and', head: {}, parts: [{ leaf: UNCHOSEN }] };

/** Adds a group, with the lists of its conditions open. */
export function useAddGroup(into: string): () => void {
  const { tree, lists, run } = useEditor();
  return () => {
    const outcome = add(tree.nodes, into, NESTED, LIMITS);
    run(outcome);
    if ('focus' in outcome && outcome.focus !== undefined) lists.put(outcome.focus, [{ id: outcome.focus }]);
  };
}
