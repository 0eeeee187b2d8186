import { sentBenefits } from './benefit-lines.ts';
import {
  type Block,
  CUSTOMER_FILTERS,
  type ItemsCondition,
  MOST_PARTS,
  PRODUCT_FILTERS,
  type SentConditions,
  type SentPart,
  TOO_MANY_PARTS,
} from './conditions.ts';
import { type Finding, findingsOf } from './findings.ts';
import { benefitsOf, idsOfSent, type PromotionNodes, treeOf } from './promotion-tree.ts';

export interface ConditionProblem {
  /** Dotted, below the conditions: `data.1.data.0.data.2`. */
  readonly path: string;
  /** A source text. */
  readonly message: string;
}

/** Of the JSON that is sent. */
const MOST_BYTES = 1_000_000;

/** Conditions as they are sent, looked at: what they are, or why they are none. */
export type Looked =
  | { readonly conditions: ItemsCondition; readonly problems: readonly [] }
  | { readonly conditions?: undefined; readonly problems: readonly ConditionProblem[] };

/** Whether conditions can be stored: the rules that the editor shows at its nodes, and the limits of the server. */
export function checkConditions(value: SentConditions): Looked {
  const shapeCheck = checkShape(value);
  if (!shapeCheck.conditions) return shapeCheck;
  const problems = problemsOfTree(treeOf(shapeCheck.conditions).nodes);
  return problems.length > 0 ? { problems } : shapeCheck;
}

export const errorsOf = (nodes: PromotionNodes): readonly Finding[] =>
  findingsOf(nodes).filter(({ tone }) => tone === 'error');

/** The errors, at the places of what is sent. */
export function problemsOfTree(nodes: PromotionNodes, errors = errorsOf(nodes)): ConditionProblem[] {
  if (errors.length === 0) return [];
  const paths = new Map([...idsOfSent(nodes)].map(([path, id]) => [id, path]));
  return errors.map(({ id, text, line }) => ({
    path: placeOf(nodes, paths.get(id) ?? '', line),
    message: text,
  }));
}

/** A benefit has its place among those that are sent. */
const placeOf = (nodes: PromotionNodes, path: string, line: number | undefined): string =>
  line === undefined ? path : `${path}.${sentBenefits(benefitsOf(nodes).slice(0, line)).length}`;

/** Whether conditions can be looked at at all: too much of them, or something else than conditions. */
export function checkShape(value: SentConditions): Looked {
  const whole = (message: string) => ({ problems: [{ path: '', message }] });
  if (new TextEncoder().encode(JSON.stringify(value)).length > MOST_BYTES)
    return whole('These conditions are too large.');
  const types = value.data.map(({ type }) => type);
  if (new Set(types).size < types.length) return whole('Customers and products stand there once each.');
  const shapeCheck = shapeOf(value);
  if (!shapeCheck.conditions || treeOf(shapeCheck.conditions).nodes.size <= MOST_PARTS) return shapeCheck;
  return whole(TOO_MANY_PARTS);
}

/** What the declaration cannot say: every part is a filter of its block or a group. A benefit says what it left out. */
export function shapeOf({ data, benefit, ...rest }: SentConditions): Looked {
  const problems: ConditionProblem[] = [];
  const isWhole = (block: SentConditions['data'][number], blockIndex: number): block is Block => {
    const misplacedParts = misplacedInBlock(block, `data.${blockIndex}`);
    problems.push(...misplacedParts);
    return misplacedParts.length === 0;
  };
  const blocks = data.filter(isWhole);
  if (problems.length > 0) return { problems };
  const benefits = benefit.map((sentBenefit) => ({
    maks_benefit: 0,
    is_super_tier: '0' as const,
    ...sentBenefit,
  }));
  return { conditions: { ...rest, data: blocks, benefit: sentBenefits(benefits) }, problems: [] };
}

function misplacedInBlock({ type, data }: SentConditions['data'][number], path: string): ConditionProblem[] {
  const filterTypes: readonly string[] = type === 'customers' ? CUSTOMER_FILTERS : PRODUCT_FILTERS;
  return data.flatMap((group, groupIndex) =>
    misplacedIn(group, `${path}.data.${groupIndex}`, groupIndex > 0, filterTypes),
  );
}

/** Filters of the other block, parts that are neither a filter nor a group, and skus that stand in a group. */
function misplacedIn(
  group: SentPart,
  path: string,
  isNested: boolean,
  filterTypes: readonly string[],
): ConditionProblem[] {
  const neither = (faultyPath: string) => [
    { path: faultyPath, message: 'This part is neither a filter nor a group.' },
  ];
  if (group.level === undefined || !group.condition || !group.data) return neither(path);
  return group.data.flatMap((part, partIndex) => {
    const partPath = `${path}.data.${partIndex}`;
    if (part.level !== undefined) return misplacedIn(part, partPath, true, filterTypes);
    if (!filterTypes.includes(part.type ?? '') || !hasItems(part)) return neither(partPath);
    return part.type === 'sku' && isNested
      ? [{ path: partPath, message: 'SKU stands only in the main group.' }]
      : [];
  });
}

/** A sku says what has to be bought of each, everything else names an id. */
const hasItems = ({ type, value, group, items }: SentPart): boolean =>
  value !== undefined &&
  items !== undefined &&
  (type !== 'sku' || group !== undefined) &&
  items.every((item) => (typeof item === 'object') === (type === 'sku'));
