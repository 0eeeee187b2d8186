import { useMemo } from 'react';
import {
  conditionsOfRead,
  namesOfRead,
} from '../../../../domain/promotions/conditions/conditions-of-read.ts';
import { type PromotionTree, treeOf } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import type { ReadBack } from '../../../../domain/promotions/conditions/read-back.ts';
import { Names } from '../model/names.ts';

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
