import { keysOf, pointer } from '../diagnostics/pointer.ts';
import { valueAt } from '../diagnostics/written.ts';
import { isObject } from '../schema/json-schema.ts';
import { type Json, mapValues, mergePatch, objectAt, textAt } from './json.ts';
import type { World } from './world.ts';

/** Keys whose null disables the default. */
export const NONE = ['invalidates', 'fallback', 'paging', 'search'];

/**
 * Whether null is a value at this path, instead of removing the inherited value: no default, an empty column, or a
 * value in a data schema.
 */
function isNullValue([first = '', ...remainingKeys]: readonly string[], inheritedValue: unknown): boolean {
  const [second = '', third] = remainingKeys;
  if (remainingKeys.length === 0) return NONE.includes(first);
  if (first === 'answer') return remainingKeys.length === 1 && second === 'item';
  if (inheritedValue !== undefined && inheritedValue !== null) return false;
  if (first === 'resource') return ['where', 'set'].includes(second) && third !== undefined;
  return (
    remainingKeys.length > 1 &&
    remainingKeys.at(-2) !== 'properties' &&
    ['const', 'default'].includes(remainingKeys.at(-1) ?? '')
  );
}

/**
 * A call merged with those that it extends, all without short forms. What is taken over is its own: a `$ref` to a schema
 * around it leads to its own, and what it says of a part that is a `$ref` is merged into the schema that this leads to.
 */
export function mergeBases(declared: Json, world: World, id: string, seen: readonly string[] = [id]): Json {
  const bases = [declared.extends ?? []].flat().map(String);
  if (bases.length === 0) return declared;
  const merged = (target: unknown, patch: Json) =>
    mergePatch(target, patch, isNullValue, (part, path) =>
      referredTo(part, pointerTo(id, ...path), world, seen),
    );
  let mergedCall: unknown = {};
  for (const base of bases) {
    const baseCall = seen.includes(base) ? undefined : world.writtenCall(base);
    if (baseCall) {
      const {
        unused: _,
        summary: __,
        roles: ___,
        extends: ____,
        differs: _____,
        ...inheritedCall
      } = expandShortForms(mergeBases(baseCall, world, base, [...seen, base]));
      const whole = world.areBeside(base, id) ? inheritedCall : inOne(inheritedCall, base, world, seen);
      mergedCall = merged(mergedCall, objectAt(owned(whole, pointerTo(base), pointerTo(id))) ?? {});
    }
  }
  const { extends: named, ...declaredCall } = expandShortForms(declared);
  return { ...objectAt(merged(mergedCall, declaredCall)), extends: named };
}

/** The value with each `$ref` to a schema around itself leading there at its new place. */
function owned(value: unknown, from: string, to: string, path: readonly string[] = []): unknown {
  if (Array.isArray(value))
    return value.map((part, index) => owned(part, from, to, [...path, String(index)]));
  if (!isObject(value)) return value;
  const { $ref } = value;
  const isAround = typeof $ref === 'string' && `${from}${pointer(path)}/`.startsWith(`${$ref}/`);
  if (isAround && $ref.startsWith(from)) return { ...value, $ref: to + $ref.slice(from.length) };
  return mapValues(value, (part, key) => owned(part, from, to, [...path, key]));
}

/** A call for another file, where a `$ref` would lead elsewhere: each is replaced by the schema that it leads to. */
function inOne(
  value: unknown,
  id: string,
  world: World,
  seen: readonly string[],
  path: readonly string[] = [],
  followed: readonly string[] = [],
): unknown {
  const below = (part: unknown, key: string, met = followed) =>
    inOne(part, id, world, seen, [...path, key], met);
  if (Array.isArray(value)) return value.map((part, index) => below(part, String(index)));
  if (!isObject(value)) return value;
  const { $ref } = value;
  if (typeof $ref !== 'string' || followed.includes($ref))
    return mapValues(value, (part, key) => below(part, key));
  const target = referredTo(value, pointerTo(id, ...path), world, seen);
  return isObject(target) && target !== value
    ? inOne(target, id, world, seen, path, [...followed, $ref])
    : mapValues(value, (part, key) => below(part, key));
}

/** The schema that a `$ref` into a call leads to, as if it were written at a place; other values as they are. */
function referredTo(part: unknown, to: string, world: World, seen: readonly string[]): unknown {
  if (!isObject(part) || typeof part.$ref !== 'string' || part.depth !== undefined) return part;
  const [endpoints, id = '', ...keys] = keysOf(part.$ref);
  const call = endpoints === 'endpoints' ? world.writtenCall(id) : undefined;
  if (!call || keys.length === 0) return part;
  const whole = seen.includes(id) ? call : mergeBases(call, world, id, [...seen, id]);
  return owned(valueAt(whole, keys), part.$ref, to) ?? part;
}

const pointerTo = (...path: readonly string[]) => `#${pointer(['endpoints', ...path])}`;

/** Expands the short forms of a call. */
export function expandShortForms(declared: Json): Json {
  const path = textAt(declared, 'path') ?? '';
  const [method, address] = /^[A-Z]+ /.test(path) ? path.split(' ', 2) : [undefined, path];
  const expandedCall: Record<string, unknown> = { ...declared };
  if (address !== undefined && path !== '') expandedCall.path = address;
  if (method !== undefined) expandedCall.method ??= method;
  else if (path !== '') expandedCall.method ??= 'GET';
  if (typeof declared.resource === 'string') expandedCall.resource = { do: declared.resource };
  if (typeof declared.answer === 'string') expandedCall.answer = { envelope: declared.answer };
  if (typeof declared.job === 'string') expandedCall.job = { title: declared.job };
  return expandedCall;
}
