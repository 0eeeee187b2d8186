import type { Joined } from '../../../core/tree/nodes.ts';
import { type Block, type BlockType, type Filter, type Group, isGroup } from '../conditions/conditions.ts';
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
  const blockIndex = data.findIndex((candidateBlock) => candidateBlock.type === type);
  const block = data[blockIndex];
  const path = `data.${blockIndex}`;
  const parts = block?.is_active === 1 ? partsOf(block, path) : [];
  if (block && parts.some(isWritten)) return joined(block.condition, parts, path, judge);
  const trace = {
    holds: everything.size > 0,
    text: WHOLE[type],
    ...(block ? { path, parts: parts.map(idle) } : {}),
  };
  return { taken: everything, trace };
}

/** The main group is the block itself. */
const partsOf = ({ data }: Block, path: string): readonly Placed[] =>
  data.flatMap((group, groupIndex) => {
    const groupPath = `${path}.data.${groupIndex}`;
    return group.level === 1 ? below(group, groupPath) : [[group, groupPath] as const];
  });

const below = ({ data }: Group, path: string): readonly Placed[] =>
  data.map((part, partIndex) => [part, `${path}.data.${partIndex}`] as const);

function joined(
  condition: Joined,
  parts: readonly Placed[],
  path: string,
  judge: (filter: Filter) => Taken,
): Taken {
  const judged = parts.map((placedPart): Taken | Trace => {
    if (!isWritten(placedPart)) return idle(placedPart);
    const [part, partPath] = placedPart;
    if (isGroup(part)) return joined(part.condition, below(part, partPath), partPath, judge);
    const { taken: partIds, trace } = judge(part);
    return { taken: partIds, trace: { ...trace, path: partPath } };
  });
  const sets = judged.flatMap((judgement) => ('taken' in judgement ? [judgement.taken] : []));
  const unionIds = new Set(sets.flatMap((set) => [...set]));
  const isConjunction = condition === 'and';
  const acceptedIds = isConjunction
    ? new Set([...unionIds].filter((candidateId) => sets.every((set) => set.has(candidateId))))
    : unionIds;
  const holds = acceptedIds.size > 0;
  const apart = isConjunction && !holds && sets.every(({ size }) => size > 0);
  const text = apart
    ? 'Each of these is met, but by no product all of them.'
    : isConjunction
      ? 'All of these have to be met.'
      : 'One of these has to be met.';
  const traces = judged.map((judgement) => ('taken' in judgement ? judgement.trace : judgement));
  return { taken: acceptedIds, trace: { holds, text, path, parts: traces } };
}

/** A group without any filter, also in its subgroups, is ignored. */
const isWritten = ([part]: Placed): boolean =>
  !isGroup(part) || part.data.some((childPart) => isWritten([childPart, '']));

function idle([part, path]: Placed): Trace {
  const parts = isGroup(part) ? below(part, path).map(idle) : [];
  return { holds: true, idle: true, text: 'It has no condition and changes nothing.', path, parts };
}
