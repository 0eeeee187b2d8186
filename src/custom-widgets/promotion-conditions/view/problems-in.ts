import {
  checkShape,
  errorsOf,
  problemsOfTree,
} from '../../../../domain/promotions/conditions/check-conditions.ts';
import { unnamedTiers } from '../../../../domain/promotions/conditions/findings.ts';
import { placeWords } from '../../../../domain/promotions/conditions/place-words.ts';
import { benefitsOf, type PromotionNodes } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import type { PromotionConditionsValue } from '../../../generated/product/widgets/promotion-conditions.ts';
import { t, type ValueProblem } from '../../../runtime/index.ts';
import { keepsTiers } from './keeps-tiers.ts';
import { knownNames } from './known-names.ts';
import { speechOf } from './speech.ts';

/** The rules of the server, each said of its place as it is called here. */
export function problemsIn(sent: PromotionConditionsValue, nodes: PromotionNodes): ValueProblem[] {
  const moved = keepsTiers() ? [] : unnamedTiers(benefitsOf(nodes));
  const errors = [...errorsOf(nodes), ...moved];
  const placed = problemsOfTree(nodes, errors).map(({ path, message }, index) => {
    const label = errors[index] && placeWords(nodes, errors[index], speechOf(knownNames));
    return { path, message: t(message), ...(label && { label }) };
  });
  return [
    ...checkShape(sent).problems.map(({ path, message }) => ({ path, message: t(message) })),
    ...placed,
  ];
}
