import { useMemo } from 'react';
import { conditionsOfRead, namesOfRead } from '../model/conditions-of-read.ts';
import { Names } from '../model/names.ts';
import { type PromotionTree, treeOf } from '../model/promotion-tree.ts';
import type { ReadBack } from '../model/read-back.ts';

interface Given {
  readonly promo_condition: readonly object[];
  readonly benefit: readonly object[];
  readonly super_tier: readonly object[];
}

/** The tree of a stored promotion, and how what it names is called. */
export function useReadBack({ promo_condition, benefit, super_tier }: Given): {
  readonly tree: PromotionTree;
  readonly names: Names;
} {
  return useMemo(() => {
    // The declaration says only that these are objects; the call says which.
    const read = { promo_condition, benefit, super_tier } as unknown as ReadBack;
    const names = new Names();
    names.learn(namesOfRead(read));
    return { tree: treeOf(conditionsOfRead(read)), names };
  }, [promo_condition, benefit, super_tier]);
}
