import { type RefObject, useEffect } from 'react';
import type { ItemsCondition } from '../../../../domain/promotions/conditions/conditions.ts';
import { calls } from '../../../generated/product/widgets/promotion-conditions.ts';
import { formatNumber, t } from '../../../runtime/index.ts';
import { useEditor } from './editor.ts';
import { Retry } from './retry.tsx';
import { useAnswerOfTree } from './use-answer-of-tree.ts';

const inputOf = (items_condition: ItemsCondition) => ({ items_condition });

/** How many shops and products the conditions mean, as they stand; `nobody` is what a save asks about where it is no shop. */
export function ReachLine({ nobody }: { readonly nobody: RefObject<string | undefined> }) {
  const { tree } = useEditor();
  const { answer, error, retry, isUnfinished, isOld } = useAnswerOfTree(
    tree,
    calls['new-promo.reach'],
    inputOf,
  );
  const sentence =
    answer &&
    t('Now for {shops} of {all_shops} shops and {products} of {all_products} products.', {
      shops: formatNumber(answer.shops),
      all_shops: formatNumber(answer.all_shops),
      products: formatNumber(answer.products),
      all_products: formatNumber(answer.all_products),
    });
  useEffect(() => {
    nobody.current = !isOld && answer?.shops === 0 ? sentence : undefined;
  });
  return (
    <p className="conditions-reach" data-stale={isOld || undefined} aria-busy={isOld}>
      {error !== undefined && t('How many shops and products this means is not known: {error}', { error })}
      {retry && <Retry retry={retry} />}
      {isUnfinished && t('How many shops and products this means is told once every condition is finished.')}
      {sentence}
    </p>
  );
}
