import {
  type Block,
  type Filter,
  type Group,
  isGroup,
  type Joined,
} from '../../../src/custom-widgets/promotion-conditions/model/conditions.ts';
import type { Says, Trace } from './model.ts';

/** What a part of the conditions takes: the shop, or products of the order. */
export interface Taken {
  readonly taken: ReadonlySet<number>;
  readonly trace: Trace;
}

/** Asks the filters in reading order. A block that is off or has no filter takes everything. */
export function blockTakes(
  block: Block | undefined,
  everything: ReadonlySet<number>,
  judge: (filter: Filter) => Taken,
  unrestricted: Says,
): Taken {
  const parts =
    block?.is_active === 1 ? written(block.data.flatMap((group) => (main(group) ? group.data : group))) : [];
  if (!block || parts.length === 0)
    return { taken: everything, trace: { holds: everything.size > 0, ...unrestricted } };
  return joined(block.condition, parts, judge);
}

const main = ({ level }: Group): boolean => level === 1;

function joined(
  condition: Joined,
  parts: readonly (Filter | Group)[],
  judge: (filter: Filter) => Taken,
): Taken {
  const judged = parts.map((part) =>
    isGroup(part) ? joined(part.condition, written(part.data), judge) : judge(part),
  );
  const sets = judged.map(({ taken }) => taken);
  const any = new Set(sets.flatMap((set) => [...set]));
  const all = condition === 'and';
  const taken = all ? new Set([...any].filter((one) => sets.every((set) => set.has(one)))) : any;
  const text = all ? 'All of these have to be met.' : 'One of these has to be met.';
  return { taken, trace: { holds: taken.size > 0, text, parts: judged.map(({ trace }) => trace) } };
}

/** Without the groups that have no filter, in them or below. */
const written = (parts: readonly (Filter | Group)[]): readonly (Filter | Group)[] =>
  parts.filter((part) => !isGroup(part) || written(part.data).length > 0);
