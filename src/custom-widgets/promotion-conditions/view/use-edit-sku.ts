import { useCallback } from 'react';
import { leafOf } from '../../../../core/tree/look.ts';
import { change } from '../../../../core/tree/operations.ts';
import type { SkuFilter } from '../../../../domain/promotions/conditions/conditions.ts';
import { useEditor } from './editor.ts';

/** Changes the filter of skus as it stands by then, so that a table is drawn anew by its own tiers alone. */
export function useEditSku(id: string): (to: (sku: SkuFilter) => SkuFilter, merge?: string) => void {
  const { tree, run } = useEditor();
  return useCallback(
    (to, merge) => {
      const leaf = leafOf(tree.nodes, id)?.leaf;
      if (leaf?.type === 'sku') run(change(tree.nodes, id, { leaf: to(leaf) }), merge);
    },
    [tree, run, id],
  );
}
