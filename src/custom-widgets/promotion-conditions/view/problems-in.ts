import { checkShape, problemsOfTree } from '../../../../domain/promotions/conditions/check-conditions.ts';
import { unnamedTiers } from '../../../../domain/promotions/conditions/findings.ts';
import {
  benefitsOf,
  idsOfSent,
  type PromotionNodes,
} from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { partWords } from '../../../../domain/promotions/conditions/words.ts';
import type { PromotionConditionsValue } from '../../../generated/product/widgets/promotion-conditions.ts';
import { t, type ValueProblem } from '../../../runtime/index.ts';
import { nodeAt } from '../model/found.ts';
import { keepsTiers } from './keeps-tiers.ts';
import { knownNames } from './known-names.ts';
import { speechOf } from './speech.ts';

/** The rules of the server, each said of its row as it is called here. */
export function problemsIn(sent: PromotionConditionsValue, nodes: PromotionNodes): ValueProblem[] {
  const ids = idsOfSent(nodes);
  const moved = keepsTiers() ? [] : unnamedTiers(benefitsOf(nodes));
  const unnamed = moved.map(({ text }) => ({ path: BENEFITS_PATH, message: text }));
  const problems = [...checkShape(sent).problems, ...problemsOfTree(nodes), ...unnamed];
  return problems.map(({ path, message }) => {
    const id = nodeAt(ids, path) ?? '';
    const label = partWords(nodes, id, speechOf(knownNames));
    return { path, message: t(message), ...(label === '' ? {} : { label }) };
  });
}

const BENEFITS_PATH = 'benefit';
