import {
  type Block,
  type BlockType,
  type Filter,
  type Group,
  isGroup,
  type Joined,
} from '../conditions/conditions.ts';
import type { Trace } from './model.ts';

/** The ids that a part of the conditions accepts: the shop, or products of the order. */
export interface Taken {
  readonly taken: ReadonlySet<number>;
  readonly trace: Trace;
}

type Part = Filter | Group;
/** A part and its path. */
type Placed = readonly [part: Part, path: string];

const WHOLE: Readonly<Record<BlockType, string>> = {
  customers: 'It is for every shop.',
  products: 'It is for every product.',
};

/** Evaluates the filters in reading order. An inactive block, or one without filters, accepts everything. */
export function blockTakes(
  data: readonly Block[],
  type: BlockType,
  everything: ReadonlySet<number>,
  judge: (filter: Filter) => Taken,
): Taken {
  const at = data.findIndex((one) => one.type === type);
  const block = data[at];
  const path = `data.${at}`;
  const parts = block?.is_active === 1 ? partsOf(block, path) : [];
  if (block && parts.some(isWritten)) return joined(block.condition, parts, path, judge);
  const trace = {
    ...{ holds: everything.size > 0, text: WHOLE[type] },
    ...(block ? { path, parts: parts.map(idle) } : {}),
  };
  return { taken: everything, trace };
}

/** The main group is the block itself. */
const partsOf = ({ data }: Block, path: string): readonly Placed[] =>
  data.flatMap((group, at) => {
    const here = `${path}.data.${at}`;
    return group.level === 1 ? below(group, here) : [[group, here] as const];
  });

const below = ({ data }: Group, path: string): readonly Placed[] =>
  data.map((part, at) => [part, `${path}.data.${at}`] as const);

function joined(
  condition: Joined,
  parts: readonly Placed[],
  path: string,
  judge: (filter: Filter) => Taken,
): Taken {
  const judged = parts.map((one): Taken | Trace => {
    if (!isWritten(one)) return idle(one);
    const [part, here] = one;
    if (isGroup(part)) return joined(part.condition, below(part, here), here, judge);
    const { taken, trace } = judge(part);
    return { taken, trace: { ...trace, path: here } };
  });
  const sets = judged.flatMap((one) => ('taken' in one ? [one.taken] : []));
  const any = new Set(sets.flatMap((set) => [...set]));
  const all = condition === 'and';
  const taken = all ? new Set([...any].filter((one) => sets.every((set) => set.has(one)))) : any;
  const holds = taken.size > 0;
  const apart = all && !holds && sets.every(({ size }) => size > 0);
  const text = apart
    ? 'Each of these is met, but by no product all of them.'
    : all
      ? 'All of these have to be met.'
      : 'One of these has to be met.';
  const traces = judged.map((one) => ('taken' in one ? one.trace : one));
  return { taken, trace: { holds, text, path, parts: traces } };
}

/** A group without any filter, also in its subgroups, is ignored. */
const isWritten = ([part]: Placed): boolean =>
  !isGroup(part) || part.data.some((one) => isWritten([one, '']));

function idle([part, path]: Placed): Trace {
  const parts = isGroup(part) ? below(part, path).map(idle) : [];
  return { holds: true, idle: true, text: 'It has no condition and changes nothing.', path, parts };
}
