import { useEffect, useMemo } from 'react';
import type { Finding } from '../../../../domain/promotions/conditions/findings.ts';
import type { PromotionTree } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { Found } from '../model/found.ts';
import { keepsTiers } from './keeps-tiers.ts';
import { Notes } from './notes.ts';

/** What is wrong with the conditions as they stand, and what the form says about them. */
export function useFound(tree: PromotionTree, errors: ReadonlyMap<string, string>): Notes<Finding> {
  const problems = useMemo(() => new Notes<Finding>(), []);
  const problemFinder = useMemo(() => new Found(tree, problems, keepsTiers()), [tree, problems]);
  useEffect(() => problemFinder.all(errors), [problemFinder, errors]);
  useEffect(() => tree.watch((treeChange) => problemFinder.after(treeChange)), [tree, problemFinder]);
  return problems;
}
