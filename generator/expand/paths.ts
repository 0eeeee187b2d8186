import type { JsonPath } from '../diagnostics/source-file.ts';
import { isObject } from '../schema/json-schema.ts';

/** Paths of all keys, also inside lists, parents before children; list entries themselves are left out. */
export function spreadOf(value: unknown, path: JsonPath = []): JsonPath[] {
  if (Array.isArray(value)) return value.flatMap((element, index) => spreadOf(element, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => [
    [...path, key],
    ...spreadOf(member, [...path, key]),
  ]);
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
export function withValue(value: unknown, path: JsonPath, replacement: unknown): unknown {
  const [key, ...innerPath] = path;
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((element, index) =>
      index === key ? withValue(element, innerPath, replacement) : element,
    );
  if (!isObject(value)) return value;
  if (innerPath.length > 0 || replacement !== undefined) {
    const hasKey = key in value;
    const changed = withValue(value[key], innerPath, replacement);
    if (!hasKey) return { ...value, [key]: changed };
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, name === key ? changed : member]),
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
    return a.length === b.length && a.every((element, index) => isSame(element, b[index], '', isInside));
  if (!isObject(a) || !isObject(b)) return a === b;
  const inside = isInside || ORDERED_INSIDE.includes(key);
  const [firstKeys, secondKeys] = [Object.keys(a), Object.keys(b)];
  if (firstKeys.length !== secondKeys.length) return false;
  if ((inside || ORDERED.includes(key)) && firstKeys.join() !== secondKeys.join()) return false;
  return firstKeys.every((name) => name in b && isSame(a[name], b[name], name, inside));
}
