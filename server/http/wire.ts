import type { JsonSchema } from '../../core/declared.ts';
import { type Shape, shapeOf } from './wire-schema.ts';
import { type Branch, buildTree, Leaf, type Pair } from './wire-tree.ts';

/**
 * The only decoder of query strings, urlencoded and multipart bodies and path parameters: names become nested values, texts
 * become the declared types (docs/guide/calls.md). Values that do not match their type stay as sent, for the validator to report.
 * Undeclared values are dropped.
 */
export function decodePairs(pairs: Iterable<Pair>, schema: JsonSchema | undefined): Record<string, unknown> {
  return decodeTree(buildTree(pairs), schema);
}

export function decodeTree(tree: Branch, schema: JsonSchema | undefined): Record<string, unknown> {
  return decodeBranch(tree, shapeOf(schema));
}

function decodeBranch(branch: Branch, shape: Shape): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const name of shape.columns) {
    const rows = branch.children.has(name)
      ? null
      : rowsOf(branch, shapeOf(shapeOf(shape.property(name)).item));
    if (rows) value[name] = rows;
  }
  for (const [name, node] of branch.children) {
    const schema = shape.property(name);
    if (schema || shape.open) value[name] = decodeNode(node, shapeOf(schema));
  }
  return value;
}

function decodeNode(node: Branch | Leaf, shape: Shape): unknown {
  if (node instanceof Leaf) return decodeLeaf(node, shape);
  const records = shape.types.has('array') ? numbered(node) : null;
  if (!records) return decodeBranch(node, shape);
  return records.map((record) => (isNothing(record) ? {} : decodeNode(record, shapeOf(shape.item))));
}

/** Records as parallel lists, `id[]` and `qty[]`: the longest list determines their number. */
function rowsOf(branch: Branch, item: Shape): Record<string, unknown>[] | null {
  const lists = [...branch.children].filter(
    (child): child is [string, Leaf] => child[1] instanceof Leaf && item.property(child[0]) !== undefined,
  );
  if (lists.length === 0) return null;
  const most = Math.max(...lists.map(([, { values }]) => values.length));
  return Array.from({ length: most }, (_, rowIndex) =>
    Object.fromEntries(
      lists
        .filter(([, { values }]) => rowIndex in values)
        .map(([name, { values }]) => [name, decodeValue(values[rowIndex], shapeOf(item.property(name)))]),
    ),
  );
}

/** An empty record counts as an entry of the list. */
function isNothing(node: Branch | Leaf): boolean {
  return node instanceof Leaf && node.values.length === 1 && node.values[0] === '';
}

/** Records as `name[0][field]`: where an array is declared, an object with the keys 0 to n. */
function numbered(branch: Branch): (Branch | Leaf)[] | null {
  const nodes = [...branch.children.keys()].map((_, index) => branch.children.get(String(index)));
  return nodes.every((node) => node !== undefined) ? nodes : null;
}

function decodeLeaf(leaf: Leaf, shape: Shape): unknown {
  if (shape.wire === 'json' && !leaf.listed) return decodeValue(leaf.values.at(-1), shape);
  if (leaf.listed || shape.types.has('array')) {
    const values = !leaf.listed && leaf.values.length === 1 && leaf.values[0] === '' ? [] : leaf.values;
    if (values.length === 0 && shape.types.has('null')) return null;
    return values.map((value) => decodeValue(value, shapeOf(shape.item)));
  }
  return decodeValue(leaf.values.at(-1), shape);
}

/** The value of an empty text: itself, null, or an empty object. */
function emptyValue(types: Shape['types']): unknown {
  if (types.size === 0 || (types.has('string') && !types.has('null'))) return '';
  return types.has('object') && types.size === 1 ? {} : null;
}

const TRUE = new Set(['1', 'true', 'Y', 'y', 'active']);
const FALSE = new Set(['0', 'false', 'N', 'n', 'nonactive', 'inactive']);
const NUMBER = /^-?\d{1,20}(\.\d{1,20})?$/;

function decodeValue(value: unknown, { types, values, wire }: Shape): unknown {
  if (typeof value !== 'string') return value;
  if (value === '') return emptyValue(types);
  if (wire === 'json') return parsed(value);
  if (wire === 'MM/DD/YYYY') return value.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
  const text = value.trim();
  if (isYesOrNo(values)) return TRUE.has(text) ? 'Y' : FALSE.has(text) ? 'N' : value;
  if (types.has('string') || types.size === 0) return value;
  if (types.has('integer') || types.has('number')) return decodeNumber(text, values) ?? value;
  if (types.has('boolean')) return TRUE.has(text) ? true : FALSE.has(text) ? false : value;
  return value;
}

/** Parses JSON text; invalid JSON stays text. Names of JavaScript prototypes are dropped. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (name, value) =>
      name === '__proto__' || name === 'constructor' ? undefined : value,
    );
  } catch {
    return text;
  }
}

/** Y and N alone are allowed: a switch that travels as a letter. */
const isYesOrNo = (values: Shape['values']): boolean =>
  Boolean(values?.length) && values?.every((value) => value === 'Y' || value === 'N') === true;

/** true and false become 1 and 0 only where exactly 0 and 1 are allowed. */
function decodeNumber(text: string, values: Shape['values']): number | undefined {
  if (NUMBER.test(text)) return Number(text);
  if (!values?.every((value) => value === 0 || value === 1 || value === null)) return undefined;
  return TRUE.has(text) ? 1 : FALSE.has(text) ? 0 : undefined;
}
