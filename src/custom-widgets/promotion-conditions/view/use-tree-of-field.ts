import { useEffect, useMemo, useRef, useState } from 'react';
import { remembering } from '../../../../core/tree/remember.ts';
import { shapeOf } from '../../../../domain/promotions/conditions/check-conditions.ts';
import type { Group } from '../../../../domain/promotions/conditions/conditions.ts';
import {
  conditionsOfRead,
  namesOfRead,
} from '../../../../domain/promotions/conditions/conditions-of-read.ts';
import {
  type PromotionTree,
  sentValueOf,
  treeOf,
} from '../../../../domain/promotions/conditions/promotion-tree.ts';
import type {
  PromotionConditionsProps,
  PromotionConditionsValue,
} from '../../../generated/product/widgets/promotion-conditions.ts';
import type { FieldHost } from '../../../runtime/index.ts';
import { keptNames } from './kept-names.ts';
import { knownNames } from './known-names.ts';

/** A new promotion begins without a filter, and may be saved so. */
const NO_CONDITIONS = sentValueOf(treeOf(undefined).nodes);

/** The conditions of the field as a tree; what is done to the tree becomes the field's value. */
export function useTreeOfField({
  promo_condition,
  benefit,
  super_tier,
  account,
  field: { value, begin, note },
}: PromotionConditionsProps & FieldHost<PromotionConditionsValue>): PromotionTree {
  const isBegun = value !== undefined;
  // Names and conditions are there for the first drawing: a large promotion would be drawn twice otherwise.
  useState(() => knownNames.learn(keptNames(account)));
  const stored = useMemo(() => {
    if (!promo_condition) return isBegun ? undefined : NO_CONDITIONS;
    const read = { promo_condition, benefit: benefit ?? [], super_tier: super_tier ?? [] };
    knownNames.learn(namesOfRead(read));
    // Another server tells the conditions in the shape of what is read alone.
    return isBegun ? undefined : sentValueOf(treeOf(conditionsOfRead(read)).nodes);
  }, [promo_condition, benefit, super_tier, isBegun]);
  const currentValue = value ?? stored;
  const [tree, setTree] = useState(() => treeOf(currentValue && shapeOf(currentValue).conditions));
  const committed = useRef(currentValue);
  useEffect(() => {
    if (stored) begin(stored);
  }, [stored, begin]);
  // A draft, or what somebody else has saved, begins anew.
  useEffect(() => {
    if (currentValue === committed.current) return;
    committed.current = currentValue;
    setTree(treeOf(currentValue && shapeOf(currentValue).conditions));
  }, [currentValue]);
  useEffect(() => {
    const remember = remembering<Group>(tree.revision);
    // What is sent is made when somebody asks for it, of what has changed since.
    const read = () => {
      const sentValue = sentValueOf(tree.nodes, remember);
      committed.current = sentValue;
      return sentValue;
    };
    return tree.watch(() => note(read));
  }, [tree, note]);
  return tree;
}
