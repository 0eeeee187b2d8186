/** What is wrong or odd about conditions, said at the node while somebody edits. */

import { groupOf, rootOf } from '../../../core/tree/look.ts';
import type { GroupNode } from '../../../core/tree/nodes.ts';
import { anew, type Remember } from '../../../core/tree/remember.ts';
import { BENEFIT_TYPES, givesNothing, isUnsent } from './benefit-lines.ts';
import {
  type Benefit,
  type BlockType,
  type Id,
  type PlainFilter,
  type SkuFilter,
  type SkuGroup,
  type SkuItem,
  standingTiers,
} from './conditions.ts';
import {
  BENEFITS,
  BLOCKS,
  benefitsOf,
  type Head,
  isFilter,
  isUnfinished,
  isWritten,
  type Leaf,
  type PromotionNodes,
} from './promotion-tree.ts';
import { type Verdict, verdictOf } from './verdict.ts';

export interface Finding {
  readonly id: string;
  /** An error keeps from saving; what a hint says is asked about then. */
  readonly tone: 'error' | 'warning' | 'hint';
  /** A source text. */
  readonly text: string;
  /** Of the benefits: the place of the one that is meant. */
  readonly line?: number;
  /** Which of its numbers is meant. */
  readonly part?: 'value' | 'maks_benefit';
  /** Of skus: the one that is meant, and the place of its tier, or of the super tier. */
  readonly item?: Id;
  readonly tier?: number;
  readonly superTier?: number;
}

/** All that is wrong, from above, what is said of a group behind what is in it. */
export function findingsOf(nodes: PromotionNodes, remember: Remember<Verdict> = anew): Finding[] {
  const findings: Finding[] = [];
  const walk = (id: string): void => {
    for (const kid of groupOf(nodes, id)?.kids ?? []) walk(kid);
    findings.push(...findingsAt(nodes, id, remember));
  };
  for (const block of BLOCKS) walk(block);
  walk(BENEFITS);
  return findings;
}

/** What is wrong with a node itself; while its block is off, of all in it only at the block that a group becomes empty. */
export function findingsAt(
  nodes: PromotionNodes,
  id: string,
  remember: Remember<Verdict> = anew,
): readonly Finding[] {
  const node = nodes.get(id);
  if (!node) return NONE;
  const root = rootOf(nodes, id);
  if (groupOf(nodes, root)?.head.is_active === 0)
    return id === root && holdsEmptied(nodes, id) ? [{ id, tone: 'error', text: BECOMES_EMPTY }] : NONE;
  if (node.kind === 'group') return groupFindings(nodes, node, remember);
  if (id === BENEFITS) return benefitFindings(benefitsOf(nodes));
  const unfinished = unfinishedText(node.leaf);
  if (unfinished !== undefined) return [{ id, tone: 'hint', text: unfinished }];
  const error = leafError(node.leaf);
  if (error !== undefined) return [{ id, tone: 'error', ...error }];
  const odd = isFilter(node.leaf) && node.leaf.type === 'sku' ? oddTiers(node.leaf) : undefined;
  return odd === undefined ? NONE : [{ id, tone: 'warning', text: odd }];
}

const NONE: readonly Finding[] = [];

function groupFindings(
  nodes: PromotionNodes,
  group: GroupNode<Head>,
  remember: Remember<Verdict>,
): readonly Finding[] {
  const { id, kids, head } = group;
  const { block } = head;
  if (kids.length === 0 && !block)
    return [{ id, tone: 'warning', text: 'This group is empty: it changes nothing.' }];
  if (becomesEmpty(nodes, group)) return [{ id, tone: 'error', text: BECOMES_EMPTY }];
  // What is said of the only part of a group is not said again of the group, but a block has to be met.
  if (kids.length === 0 || (kids.length === 1 && !block)) return NONE;
  const verdict = verdictOf(nodes, id, remember);
  if (verdict === 'never')
    return [{ id, tone: block ? 'error' : 'warning', text: block ? NEVER[block] : NEVER_HERE }];
  if (verdict !== 'always' || kids.length === 1) return NONE;
  return [{ id, tone: 'warning', text: block ? ALWAYS[block] : ALWAYS_HERE }];
}

const becomesEmpty = (nodes: PromotionNodes, { id, kids, head }: GroupNode<Head>): boolean =>
  !head.block && !isWritten(nodes, id) && kids.some((kid) => nodes.get(kid)?.kind === 'leaf');

function holdsEmptied(nodes: PromotionNodes, id: string): boolean {
  const group = groupOf(nodes, id);
  return group ? becomesEmpty(nodes, group) || group.kids.some((kid) => holdsEmptied(nodes, kid)) : false;
}

function benefitFindings(benefits: readonly Benefit[]): readonly Finding[] {
  if (benefits.length === 0) return NONE;
  const atLines = benefits.flatMap((benefit, line): Finding[] => {
    const error = benefitError(benefit);
    if (error) return [{ id: BENEFITS, tone: 'error', ...error, line }];
    return isUnsent(benefit) ? [{ id: BENEFITS, tone: 'warning', text: NOT_SAVED, line }] : [];
  });
  const odd = benefits.every(givesNothing)
    ? GIVES_NOTHING
    : benefits.some(givesLess)
      ? GIVES_LESS
      : undefined;
  return odd === undefined ? atLines : [...atLines, { id: BENEFITS, tone: 'warning', text: odd }];
}

/** The places of the benefits that are not given as they stand. */
export const faultyBenefits = (nodes: PromotionNodes): ReadonlySet<number> =>
  new Set(
    findingsAt(nodes, BENEFITS).flatMap(({ tone, line }) =>
      tone === 'error' && line !== undefined ? [line] : [],
    ),
  );

/** Before a server that knows no names of super tiers, a line of 0 below one that gives would move that one down. */
export function unnamedTiers(benefits: readonly Benefit[]): readonly Finding[] {
  const last = benefits.findLastIndex((benefit) => benefit.is_super_tier === '1' && !isUnsent(benefit));
  return benefits
    .slice(0, last + 1)
    .flatMap((benefit, line): Finding[] =>
      isUnsent(benefit) ? [{ id: BENEFITS, tone: 'error', text: MOVES_DOWN, line }] : [],
    );
}

/** Whether a tier gives less of the same than the tier before it. */
function givesLess(benefit: Benefit, benefitIndex: number, benefits: readonly Benefit[]): boolean {
  const previousBenefit = benefits[benefitIndex - 1];
  const isNumber = benefit.type === 'percentage' || benefit.type === 'amount';
  const isSame = (['type', 'type_benefit', 'is_super_tier'] as const).every(
    (part) => previousBenefit?.[part] === benefit[part],
  );
  return isNumber && isSame && Number(benefit.value) < Number(previousBenefit?.value);
}

const BECOMES_EMPTY = 'Nothing of this group is finished: choose something, or remove the group.';

const NOT_SAVED = 'A super tier of 0 gives nothing and is not saved.';
const MOVES_DOWN = 'A super tier of 0 below one that gives would change which tier that is.';
const GIVES_NOTHING = 'As it stands this promotion gives nothing.';
const GIVES_LESS = 'A higher tier gives less than the one before it.';

const NOT_WHOLE = 'Type whole numbers, without a sign or decimals.';

type Fault = Pick<Finding, 'text' | 'part' | 'item' | 'tier' | 'superTier'>;

function benefitError(benefit: Benefit): Fault | undefined {
  const { type_benefit, type } = benefit;
  if (isUnsent(benefit)) return undefined;
  if (!BENEFIT_TYPES[type_benefit].includes(type)) return { text: NOT_THIS_TYPE };
  const part = brokenPart(benefit);
  if (part) return { text: NOT_WHOLE, part };
  const text = valueError(benefit);
  return text === undefined ? undefined : { text, part: 'value' };
}

function valueError({ type_benefit, type, value }: Benefit): string | undefined {
  if (type === 'percentage' && Number(value) > 100) return 'At most 100 percent.';
  if (type === 'custom' && String(value).trim().length > MOST_LETTERS) return TOO_LONG;
  return type_benefit === 'free-gift' && String(value).trim() === '' ? 'Say what is given.' : undefined;
}

/** Of what is given, in words. */
const MOST_LETTERS = 255;
const TOO_LONG = 'At most 255 characters.';
const NOT_THIS_TYPE = 'A benefit of this kind is not given in this way.';

/** An amount, a percentage, and the most of either, are digits: which of them is not. */
function brokenPart({ type, value, maks_benefit }: Benefit): Fault['part'] {
  const isWhole = (number: unknown) => /^\d+$/.test(String(number).trim());
  if ((type === 'percentage' || type === 'amount') && !isWhole(value)) return 'value';
  return isWhole(maks_benefit) ? undefined : 'maks_benefit';
}

const NEVER: Readonly<Record<BlockType, string>> = {
  customers: 'No shop can meet these conditions.',
  products: 'No product can meet these conditions.',
};
const ALWAYS: Readonly<Record<BlockType, string>> = {
  customers: 'Every shop meets these conditions.',
  products: 'Every product meets these conditions.',
};

const NEVER_HERE = 'Nothing can meet this group.';
const ALWAYS_HERE = 'Everything meets this group.';

/** What is not finished is not saved: that is asked about, and is no error. */
function unfinishedText(leaf: Leaf): string | undefined {
  if (!isUnfinished(leaf)) return undefined;
  return leaf.type === '' ? 'Choose what this condition is about, or remove it.' : 'Choose at least one.';
}

function leafError(leaf: Leaf): Fault | undefined {
  if (!isFilter(leaf) || leaf.value === 'all') return undefined;
  if (leaf.type !== 'sku') return mixedError(leaf);
  return leaf.value === 'choose' ? skuError(leaf) : undefined;
}

function mixedError({ items_campuran: mixed }: PlainFilter): Fault | undefined {
  const text = mixed && quantityError(mixed.minimal_pembelian);
  return text === undefined ? undefined : { text };
}

function quantityError(quantity: number): string | undefined {
  if (!(quantity > 0)) return 'Say how much has to be bought.';
  return Number.isInteger(quantity) ? undefined : NOT_WHOLE;
}

function skuError(sku: SkuFilter): Fault | undefined {
  for (const item of sku.items) {
    const fault = itemError(sku.group, item);
    if (fault) return { ...fault, item: item.relation_id };
  }
  const superQty = sku.super_tier ?? [];
  const none = superQty.findIndex((qty) => !(qty > 0));
  if (none >= 0) return { text: 'Say how much the super tier needs.', superTier: none };
  const broken = superQty.findIndex((qty) => !Number.isInteger(qty));
  return broken < 0 ? undefined : { text: NOT_WHOLE, superTier: broken };
}

/** Of the tiers that are on; a tier is named by its place among all that stand. */
function itemError(group: SkuGroup, item: SkuItem): Fault | undefined {
  if (group === 'itemCampurSpesifik') {
    const text = quantityError(item.minimal_pembelian ?? 0);
    return text === undefined ? undefined : { text };
  }
  const tiers = [...standingTiers(item).entries()].filter(([, { is_active }]) => is_active === 1);
  for (const [tier, { value }] of tiers) {
    const text = quantityError(value);
    if (text !== undefined) return { text, tier };
  }
  const lower = tiers.find(
    ([, { value }], tierIndex) => tierIndex > 0 && value <= (tiers[tierIndex - 1]?.[1].value ?? 0),
  );
  return lower && { text: 'A higher tier needs more than the one before it.', tier: lower[0] };
}

/** What is allowed, but hardly meant. */
function oddTiers({ group, value, items, super_tier = [] }: SkuFilter): string | undefined {
  if (value !== 'choose') return undefined;
  if (group === 'tiering') {
    const itemTiers = items.map((item) => standingTiers(item));
    if (itemTiers.some((tiers) => tiers.length > 0 && tiers.every(({ is_active }) => is_active === 0)))
      return 'All tiers of a product are off.';
    if (itemTiers.some((tiers) => new Set(tiers.map(({ type }) => type)).size > 1))
      return 'The tiers of a product count pieces and rupiah.';
  }
  return super_tier.some((qty, tierIndex) => qty <= (super_tier[tierIndex - 1] ?? 0))
    ? 'A higher super tier needs more than the one before it.'
    : undefined;
}
