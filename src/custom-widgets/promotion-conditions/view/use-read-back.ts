import { useMemo } from 'react';
import { conditionsOfRead, namesOfRead } from '../model/conditions-of-read.ts';
import { Names } from '../model/names.ts';
import { type PromotionTree, treeOf } from '../model/promotion-tree.ts';
import type { ReadBack } from '../model/read-back.ts';

/** The tree of a stored promotion, and how what it names is called. */
export function useReadBack({ promo_condition, benefit, super_tier }: ReadBack): {
  readonly tree: PromotionTree;
  readonly names: Names;
} {
  return useMemo(() => {
    const read = { promo_condition, benefit, super_tier };
    const names = new Names();
    names.learn(namesOfRead(read));
    return { tree: treeOf(conditionsOfRead(read)), names };
  }, [promo_condition, benefit, super_tier]);
}
