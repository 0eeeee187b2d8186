/** What is asked before conditions are saved: what is left out, and what nobody would expect of the rest. */

import { groupOf, leafOf } from '../../../core/tree/look.ts';
import { givesNothing } from './benefit-lines.ts';
import { skuOf } from './benefits.ts';
import { type Id, type SkuItem, standingTiers } from './conditions.ts';
import { benefitsOf, isWritten, type PromotionNodes, unfinishedBelow } from './promotion-tree.ts';
import { isReachable, tieredItems } from './sku-filter.ts';
import { blockWords, partWords, type Speech } from './words.ts';

/** A line for each; empty where nothing has to be asked. */
export function questionsOf(nodes: PromotionNodes, speech: Speech): string[] {
  // Also of a block that is off: what is not sent is gone once it is switched on again.
  const dropped = (['customers', 'products'] as const).flatMap((block) => unfinishedBelow(nodes, block));
  const isNothing = benefitsOf(nodes).every(givesNothing);
  const mixed = mixedSkus(nodes).map((id) =>
    speech.t('{name} has tiers in pcs and in Rp.', { name: speech.name('sku', id) }),
  );
  const isForEverybody = isForAll(nodes, 'customers');
  if (dropped.length === 0 && !isNothing && !isForEverybody) return mixed;
  return [
    ...mixed,
    ...(dropped.length > 0 ? [droppedLine(nodes, dropped, speech)] : []),
    speech.t(isForEverybody ? 'Every shop gets it.' : 'It is for: {sentence}', {
      sentence: blockWords(finished(nodes), 'customers', speech),
    }),
    speech.t(isForAll(nodes, 'products') ? 'It is for every product.' : 'It is about: {sentence}', {
      sentence: blockWords(finished(nodes), 'products', speech),
    }),
    ...(isNothing ? [speech.t('As it stands this promotion gives nothing.')] : []),
  ];
}

/** SKUs of which one tier counts pieces and another rupiah: which of them is higher nobody can say. */
function mixedSkus(nodes: PromotionNodes): Id[] {
  const sku = isOn(nodes, 'products') ? skuOf(nodes)?.sku : undefined;
  if (sku?.value !== 'choose') return [];
  const measures = (item: SkuItem) =>
    new Set(
      standingTiers(item)
        .filter(isReachable)
        .map(({ type }) => type),
    );
  return tieredItems(sku).flatMap((item) => (measures(item).size > 1 ? [item.relation_id] : []));
}

function droppedLine(nodes: PromotionNodes, dropped: readonly string[], speech: Speech): string {
  const nameOf = (id: string) => partWords(nodes, id, speech) || speech.t('New condition');
  const names = dropped.map((id) => nameOf(id)).join('; ');
  return speech.t('Not finished, so left out: {names}.', { names });
}

const isOn = (nodes: PromotionNodes, block: string): boolean => groupOf(nodes, block)?.head.is_active !== 0;

const isForAll = (nodes: PromotionNodes, block: string): boolean =>
  !isOn(nodes, block) || !isWritten(nodes, block);

/** The nodes as they are sent. */
function finished(nodes: PromotionNodes): PromotionNodes {
  const isGone = (id: string) => leafOf(nodes, id) !== undefined && unfinishedBelow(nodes, id).length > 0;
  return new Map(
    [...nodes].map(([id, node]) => [
      id,
      node.kind === 'group' ? { ...node, kids: node.kids.filter((kid) => !isGone(kid)) } : node,
    ]),
  );
}
