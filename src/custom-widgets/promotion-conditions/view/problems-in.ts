import { checkConditions } from '../../../../domain/promotions/conditions/check-conditions.ts';
import { findingsAt } from '../../../../domain/promotions/conditions/findings.ts';
import { idsOfSent, type PromotionNodes } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { leafOf } from '../../../../domain/promotions/conditions/tree/look.ts';
import { partWords } from '../../../../domain/promotions/conditions/words.ts';
import type { PromotionConditionsValue } from '../../../generated/product/widgets/promotion-conditions.ts';
import { t, type ValueProblem } from '../../../runtime/index.ts';
import { nodeAt } from '../model/found.ts';
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
  return [...checkConditions(sent).problems, ...unchosen].map(({ path, message }) => {
    const id = nodeAt(ids, path) ?? '';
    const isUnchosen = leafOf(nodes, id)?.leaf.type === '';
    const label = isUnchosen ? t('New condition') : partWords(nodes, id, speechOf(knownNames));
    return { path, message: t(message), ...(label === '' ? {} : { label }) };
  });
}
