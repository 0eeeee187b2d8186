/** Which place of the conditions is meant, in words. */

import { groupNumber, groupOf, rootOf } from '../../../core/tree/look.ts';
import { skuOf } from './benefits.ts';
import type { BlockType } from './conditions.ts';
import type { Finding } from './findings.ts';
import { BENEFITS, benefitsOf, type PromotionNodes } from './promotion-tree.ts';
import { tiersOf } from './sku-filter.ts';
import { FILTER_LABELS, partWords, type Speech } from './words.ts';

export const BLOCK_TITLES: Readonly<Record<BlockType, string>> = {
  customers: 'Customer',
  products: 'Product',
};

/** Where a finding is: its group, the filter, the sku and the tier. */
export function placeWords(
  nodes: PromotionNodes,
  { id, line, item, tier, superTier }: Omit<Finding, 'tone' | 'text'>,
  speech: Speech,
): string {
  const { t } = speech;
  if (id === BENEFITS)
    return [...new Set([t('Benefit'), line === undefined ? '' : benefitLabel(nodes, line, t)])]
      .filter(Boolean)
      .join(', ');
  return [
    // A tier names what it is of: not all that the filter names.
    ...(item === undefined && superTier === undefined
      ? nodeNames(nodes, id, speech)
      : [t(FILTER_LABELS.sku)]),
    item === undefined ? '' : speech.name('sku', item),
    tier === undefined ? '' : t('Tier {tier}', { tier: tier + 1 }),
    superTier === undefined ? '' : t('Super Tier {tier}', { tier: superTier + 1 }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A filter in the main group is named by itself, another after its block and group. */
function nodeNames(nodes: PromotionNodes, id: string, speech: Speech): readonly string[] {
  const node = nodes.get(id);
  if (!node) return [];
  const words = node.kind === 'leaf' ? partWords(nodes, id, speech) : '';
  const group = groupOf(nodes, node.kind === 'group' ? id : node.parent);
  const root = groupOf(nodes, rootOf(nodes, id));
  if (!group || !root?.head.block || (words !== '' && group === root)) return [words];
  const { t } = speech;
  const kondisi = group === root ? '' : t('Kondisi {number}', { number: groupNumber(nodes, group.id) });
  return [t(BLOCK_TITLES[root.head.block]), kondisi, words];
}

/** What a line of the benefits is called: its tier, where there are several. */
export function benefitLabel(nodes: PromotionNodes, line: number, t: Speech['t']): string {
  const list = benefitsOf(nodes);
  const flag = list[line]?.is_super_tier;
  const tier = list.slice(0, line + 1).filter(({ is_super_tier }) => is_super_tier === flag).length;
  if (flag === '1') return t('SUPER TIER {tier}', { tier });
  const sku = skuOf(nodes)?.sku;
  const isTiered = (sku?.group === 'tiering' && sku.value === 'choose') || tiersOf(sku) > 1;
  return isTiered ? t('Tier {tier}', { tier }) : t('Benefit');
}
