import {
  CUSTOMER_FILTERS,
  type Filter,
  type Group,
  type ItemsCondition,
  isGroup,
  isSku,
  PRODUCT_FILTERS,
} from './conditions.ts';
import { findingsOf } from './findings.ts';
import { sentOf, treeOf } from './promotion-tree.ts';

export interface ConditionProblem {
  /** Dotted, below the conditions: `data.1.data.0.data.2`. */
  readonly path: string;
  /** A source text. */
  readonly message: string;
}

/** Filters and groups of one promotion. */
export const MOST_PARTS = 2000;
/** Of the JSON that is sent. */
export const MOST_BYTES = 1_000_000;

/** Why conditions cannot be stored: the rules that the editor shows at its nodes, and the limits of the server. */
export function checkConditions(value: ItemsCondition): ConditionProblem[] {
  const shapeless = checkShape(value);
  if (shapeless.length > 0) return shapeless;
  const { nodes } = treeOf(value);
  const paths = new Map([...sentOf(nodes).ids].map(([path, id]) => [id, path]));
  return findingsOf(nodes)
    .filter(({ tone }) => tone === 'error')
    .map(({ id, text }) => ({ path: paths.get(id) ?? '', message: text }));
}

/** Why conditions cannot even be looked at: too much of them, or something else than conditions. */
export function checkShape(value: ItemsCondition): ConditionProblem[] {
  const whole = (message: string) => [{ path: '', message }];
  if (JSON.stringify(value).length > MOST_BYTES) return whole('These conditions are too large.');
  const types = value.data.map(({ type }) => type);
  if (new Set(types).size < types.length) return whole('Customers and products stand there once each.');
  const misplaced = value.data.flatMap(({ type, data }, at) => {
    const known: readonly string[] = type === 'customers' ? CUSTOMER_FILTERS : PRODUCT_FILTERS;
    return data.flatMap((group, place) => misplacedIn(group, `data.${at}.data.${place}`, place > 0, known));
  });
  if (misplaced.length > 0) return misplaced;
  return treeOf(value).nodes.size > MOST_PARTS ? whole('These conditions have too many parts.') : [];
}

/** Filters of the other block, parts that are neither a filter nor a group, and skus that stand in a group. */
function misplacedIn(
  group: Group,
  path: string,
  isNested: boolean,
  known: readonly string[],
): ConditionProblem[] {
  if (!Array.isArray(group.data)) return [{ path, message: 'This part is neither a filter nor a group.' }];
  return group.data.flatMap((part: Filter | Group, at) => {
    const here = `${path}.data.${at}`;
    if (isGroup(part)) return misplacedIn(part, here, true, known);
    if (!known.includes(part.type) || !Array.isArray(part.items) || !part.value)
      return [{ path: here, message: 'This part is neither a filter nor a group.' }];
    if (!isSku(part)) return [];
    if (isNested) return [{ path: here, message: 'SKU stands only in the main group.' }];
    const whole = part.items.every((item) => item && Array.isArray(item.data));
    return whole ? [] : [{ path: here, message: 'This part is neither a filter nor a group.' }];
  });
}
