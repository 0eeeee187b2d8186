import { isObject } from '../schema/json-schema.ts';

/** An object of a declaration that does not have the grammar's type yet. */
export type Json = Readonly<Record<string, unknown>>;

export function objectAt(value: unknown, ...keys: string[]): Json | undefined {
  let current = value;
  for (const key of keys) current = isObject(current) ? current[key] : undefined;
  return isObject(current) ? current : undefined;
}

export function textAt(value: unknown, ...keys: string[]): string | undefined {
  const holder = keys.length > 1 ? objectAt(value, ...keys.slice(0, -1)) : value;
  const leaf = isObject(holder) ? holder[keys.at(-1) ?? ''] : undefined;
  return typeof leaf === 'string' ? leaf : undefined;
}

/** The declared keys, then the defaults; a key without a value is left out. */
export function withDefaults(declared: Json, defaults: Json): Json {
  const added = Object.entries(defaults).filter(([key, value]) => value !== undefined && !(key in declared));
  return { ...declared, ...Object.fromEntries(added) };
}

/** Removes the given keys where their value is null, which means none. */
export function withoutNulls(value: Json, keys: readonly string[]): Json {
  return Object.fromEntries(
    Object.entries(value).filter(([key, member]) => member !== null || !keys.includes(key)),
  );
}

/** Maps the values of an object. */
export function mapValues(value: Json, change: (member: unknown, key: string) => unknown): Json {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, change(member, key)]));
}

type Keys = readonly string[];

/**
 * Applies a JSON merge patch (RFC 7396): null removes, objects are merged, other values replace.
 * @param isValue whether null is an ordinary value there
 * @param expandPart what an object of the target stands for, when something is merged into it
 */
export function mergePatch(
  target: unknown,
  patch: unknown,
  isValue: (keyPath: Keys, previousValue: unknown) => boolean = () => false,
  expandPart: (part: unknown, keyPath: Keys) => unknown = (part) => part,
  path: Keys = [],
): unknown {
  if (!isObject(patch)) return patch;
  const part = '$ref' in patch ? undefined : expandPart(target, path);
  const merged = new Map(Object.entries(isObject(part) ? part : {}));
  for (const [key, value] of Object.entries(patch)) {
    const memberPath = [...path, key];
    if (value === null && !isValue(memberPath, merged.get(key))) merged.delete(key);
    else merged.set(key, mergePatch(merged.get(key), value, isValue, expandPart, memberPath));
  }
  return Object.fromEntries(merged);
}
