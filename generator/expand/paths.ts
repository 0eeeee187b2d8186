import type { JsonPath } from '../diagnostics/source-file.ts';
import { isObject } from '../schema/json-schema.ts';

/** Paths of all keys, also inside lists, parents before children; list entries themselves are left out. */
export function spreadOf(value: unknown, path: JsonPath = []): JsonPath[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => spreadOf(one, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => [[...path, key], ...spreadOf(one, [...path, key])]);
}

export function valueAt(value: unknown, path: JsonPath): unknown {
  let current = value;
  for (const key of path) {
    if (Array.isArray(current)) current = current[Number(key)];
    else current = isObject(current) ? current[key] : undefined;
  }
  return current;
}

/** A copy with another value at a path; undefined removes the key. */
export function withValue(value: unknown, path: JsonPath, wanted: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return wanted;
  if (Array.isArray(value))
    return value.map((one, index) => (index === key ? withValue(one, rest, wanted) : one));
  if (!isObject(value)) return value;
  if (rest.length > 0 || wanted !== undefined) {
    const known = key in value;
    const changed = withValue(value[key], rest, wanted);
    if (!known) return { ...value, [key]: changed };
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, name === key ? changed : one]),
    );
  }
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** A copy without the value at a path; undefined when there is none. */
export function without(value: unknown, path: JsonPath): unknown {
  return valueAt(value, path) === undefined ? undefined : withValue(value, path, undefined);
}

/** Keys of objects whose entries are shown or sent in their order. */
const ORDERED = [
  'columns',
  'fields',
  'header',
  'row',
  'bulk',
  'filters',
  'actions',
  'endpoints',
  'with',
  'set',
  'where',
];
/** Keys below which the order of all objects matters. */
const ORDERED_INSIDE = ['body', 'options', 'query', 'params', 'choices', 'sort', 'paging'];

/** Whether two values are equal. The order of keys counts only where it has a meaning. */
export function isSame(a: unknown, b: unknown, key = '', isInside = false): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => isSame(one, b[index], '', isInside));
  if (!isObject(a) || !isObject(b)) return a === b;
  const inside = isInside || ORDERED_INSIDE.includes(key);
  const [own, other] = [Object.keys(a), Object.keys(b)];
  if (own.length !== other.length) return false;
  if ((inside || ORDERED.includes(key)) && own.join() !== other.join()) return false;
  return own.every((name) => name in b && isSame(a[name], b[name], name, inside));
}
