import type { Place } from '../diagnostics/place.ts';
import type { Problems } from '../diagnostics/problems.ts';
import { isObject, type JsonSchema, propertiesOf, requiredOf } from './json-schema.ts';

/** Resolves `$ref` (a pointer inside the same file) and merges `allOf` of objects, so that a body is self-contained. */
export function resolveSchema(
  schema: JsonSchema,
  place: Place,
  problems: Problems,
  seen: readonly string[] = [],
): JsonSchema {
  if (typeof schema.$ref === 'string') return followReference(schema.$ref, place, problems, seen);
  const resolved = mapChildren(schema, (child, path) =>
    resolveSchema(child, place.child(...path), problems, seen),
  );
  if (!Array.isArray(resolved.allOf)) return resolved;
  const parts = resolved.allOf as JsonSchema[];
  const merged = parts.filter(isMergeable).reduce<JsonSchema>(mergeObjects, {});
  const rest = parts.filter((part) => !isMergeable(part));
  const { allOf: _allOf, ...own } = resolved;
  const whole = mergeObjects(merged, own);
  return rest.length > 0 ? { ...whole, allOf: rest } : whole;
}

function followReference(
  reference: string,
  place: Place,
  problems: Problems,
  seen: readonly string[],
): JsonSchema {
  const keys = reference
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = keys.reduce<unknown>(
    (value, key) => (isObject(value) ? value[key] : undefined),
    place.file.value,
  );
  if (!reference.startsWith('#/') || !isObject(target) || seen.includes(reference)) {
    const text = seen.includes(reference)
      ? `"${reference}" leads back to itself.`
      : `"${reference}" leads to no schema in this file.`;
    problems.add({ code: 'SCH-04', place: place.child('$ref'), text });
    return {};
  }
  return resolveSchema(target, place, problems, [...seen, reference]);
}

function isMergeable(schema: JsonSchema): boolean {
  return Object.keys(schema).every((key) =>
    ['type', 'properties', 'required', 'messages', 'requiredWhen', 'description'].includes(key),
  );
}

function mergeObjects(a: JsonSchema, b: JsonSchema): JsonSchema {
  const both = (key: string) => ({
    ...(isObject(a[key]) ? a[key] : {}),
    ...(isObject(b[key]) ? b[key] : {}),
  });
  const merged: Record<string, unknown> = { ...a, ...b };
  if (a.properties || b.properties) merged.properties = { ...propertiesOf(a), ...propertiesOf(b) };
  if (a.required || b.required) merged.required = [...new Set([...requiredOf(a), ...requiredOf(b)])];
  for (const key of ['messages', 'requiredWhen']) if (a[key] || b[key]) merged[key] = both(key);
  return merged;
}

/** A copy with `change` applied to the direct sub-schemas. */
export function mapChildren(
  schema: JsonSchema,
  change: (child: JsonSchema, path: (string | number)[]) => JsonSchema,
): JsonSchema {
  const copy: Record<string, unknown> = { ...schema };
  for (const key of ['items', 'not', 'if', 'then', 'else', 'additionalProperties', 'contains']) {
    const child = copy[key];
    if (isObject(child)) copy[key] = change(child, [key]);
  }
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const list = copy[key];
    if (Array.isArray(list))
      copy[key] = list.map((child: unknown, index) =>
        isObject(child) ? change(child, [key, index]) : child,
      );
  }
  if (isObject(copy.properties)) {
    const entries = Object.entries(propertiesOf(copy)).map(([name, child]) => [
      name,
      change(child, ['properties', name]),
    ]);
    copy.properties = Object.fromEntries(entries);
  }
  return copy;
}
