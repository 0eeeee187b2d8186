/** Whether conditions can be met at all, or are met by everything. */

import { groupOf, leafOf } from '../../../core/tree/look.ts';
import type { GroupNode, Joined } from '../../../core/tree/nodes.ts';
import type { Remember } from '../../../core/tree/remember.ts';
import type { Filter, Id } from './conditions.ts';
import { type Head, isFilter, isWritten, type PromotionNodes } from './promotion-tree.ts';
import { idsOf } from './words.ts';

export type Verdict = 'never' | 'always' | undefined;

/** Of these each shop or product has one: two choices of them can contradict each other. */
const SINGLE: ReadonlySet<string> = new Set([
  'customers',
  'wl_area',
  'jenis_customer',
  'manufactur',
  'kategori',
  'sku',
]);

/** Whether what a node says can never hold, or always does; undefined where that depends. */
export function verdictOf(nodes: PromotionNodes, id: string, remember: Remember<Verdict>): Verdict {
  const node = nodes.get(id);
  if (node?.kind !== 'group')
    return node && isFilter(node.leaf) && node.leaf.value === 'all' ? 'always' : undefined;
  return remember(id, 0, () => groupVerdict(nodes, node, remember));
}

function groupVerdict(nodes: PromotionNodes, group: GroupNode<Head>, remember: Remember<Verdict>): Verdict {
  const kids = writtenKids(nodes, group.id);
  const verdicts = kids.map((kid) => verdictOf(nodes, kid, remember));
  const [ends, holds] =
    group.join === 'and' ? (['never', 'always'] as const) : (['always', 'never'] as const);
  if (verdicts.includes(ends)) return ends;
  if (kids.length > 0 && verdicts.every((verdict) => verdict === holds)) return holds;
  return clashes(nodes, kids, group.join) ? ends : undefined;
}

/** What is not finished is not sent, and an empty group changes nothing. */
const writtenKids = (nodes: PromotionNodes, id: string): readonly string[] =>
  (groupOf(nodes, id)?.kids ?? []).filter((kid) => isWritten(nodes, kid));

/** Of each kind of filter what is still let through: of those that were chosen all but the excepted ones. */
type Open = ReadonlyMap<string, { readonly chosen?: ReadonlySet<Id>; readonly excepted: ReadonlySet<Id> }>;

/** More parts are not looked at: where their alternatives come to more, the conditions are taken to be possible. */
const MOST_STEPS = 5000;

/** And: whichever alternative of the groups in it is taken, no id is left. Or: the same of its opposite, so it lets every id through. */
function clashes(nodes: PromotionNodes, kids: readonly string[], join: Joined): boolean {
  let steps = 0;
  const isOpen = (open: Open, [kid, ...others]: readonly string[]): boolean => {
    if (kid === undefined || ++steps > MOST_STEPS) return true;
    const leaf = leafOf(nodes, kid)?.leaf;
    if (leaf) {
      const narrower = isFilter(leaf) ? narrowed(open, leaf, join) : open;
      return narrower !== undefined && isOpen(narrower, others);
    }
    const parts = writtenKids(nodes, kid);
    if (groupOf(nodes, kid)?.join === join) return isOpen(open, [...parts, ...others]);
    return parts.some((part) => isOpen(open, [part, ...others]));
  };
  return !isOpen(new Map(), kids);
}

/** What is left once a filter holds, or in an `or` its opposite; undefined: nothing. */
function narrowed(open: Open, filter: Filter, join: Joined): Open | undefined {
  const { type, value } = filter;
  if (value === 'all') return join === 'and' ? open : undefined;
  if (!SINGLE.has(type)) return open;
  const ids = idsOf(filter);
  const { chosen, excepted } = open.get(type) ?? { excepted: new Set<Id>() };
  const isChosen = (value === 'choose') === (join === 'and');
  const next = isChosen
    ? { chosen: new Set(chosen ? ids.filter((id) => chosen.has(id)) : ids), excepted }
    : { chosen, excepted: new Set([...excepted, ...ids]) };
  const isNone = next.chosen && [...next.chosen].every((id) => next.excepted.has(id));
  return isNone ? undefined : new Map([...open, [type, next]]);
}
