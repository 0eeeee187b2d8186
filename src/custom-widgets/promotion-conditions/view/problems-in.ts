import { checkConditions } from '../../../../domain/promotions/conditions/check-conditions.ts';
import { findingsAt, unnamedTiers } from '../../../../domain/promotions/conditions/findings.ts';
import {
  benefitsOf,
  idsOfSent,
  type PromotionNodes,
} from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { leafOf } from '../../../../domain/promotions/conditions/tree/look.ts';
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
  // The server never sees a condition that is not chosen yet.
  const unchosen = [...ids].flatMap(([path, id]) =>
    leafOf(nodes, id)?.leaf.type === ''
      ? findingsAt(nodes, id).map(({ text }) => ({ path, message: text }))
      : [],
  );
  const moved = keepsTiers() ? [] : unnamedTiers(benefitsOf(nodes));
  const unnamed = moved.map(({ text }) => ({ path: 'benefit', message: text }));
  return [...checkConditions(sent).problems, ...unchosen, ...unnamed].map(({ path, message }) => {
    const id = nodeAt(ids, path) ?? '';
    const isUnchosen = leafOf(nodes, id)?.leaf.type === '';
    const label = isUnchosen ? t('New condition') : partWords(nodes, id, speechOf(knownNames));
    return { path, message: t(message), ...(label === '' ? {} : { label }) };
  });
}
