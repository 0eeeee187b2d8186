import type { Place } from '../diagnostics/place.ts';
import { keysOf, pointer } from '../diagnostics/pointer.ts';
import type { Problems } from '../diagnostics/problems.ts';
import { isObject, type JsonSchema, propertiesOf, requiredOf } from './json-schema.ts';

/**
 * Resolves `$ref` (a pointer within the same file) and merges `allOf` of objects, so that a schema is self-contained. A
 * `$ref` with `depth` may refer to a schema that encloses it. That schema stays where it is, marked as `recursive`, and
 * is copied into the root's `definitions`, which the reference then points to.
 */
export function resolveSchema(schema: JsonSchema, place: Place, problems: Problems): JsonSchema {
  const definitions = new Map<string, JsonSchema>();
  const resolver: Resolver = { problems, file: place.file.value, definitions, met: new Set() };
  const resolved = resolve(resolver, schema, { place, pointer: pointerOf(place.path), around: [] });
  if (definitions.size === 0) return resolved;
  return { ...resolved, definitions: Object.fromEntries(definitions) };
}

interface Resolver {
  readonly problems: Problems;
  readonly file: unknown;
  readonly definitions: Map<string, JsonSchema>;
  /** Pointers of recursive schemas: a reference inside them leads back to them. */
  readonly met: Set<string>;
}

/** The place to report problems at, the pointer of the declaration, and the pointers of the enclosing schemas. */
interface Spot {
  readonly place: Place;
  readonly pointer: string;
  readonly around: readonly string[];
}

function resolve(resolver: Resolver, schema: JsonSchema, spot: Spot): JsonSchema {
  if (typeof schema.$ref === 'string') return followReference(resolver, schema, schema.$ref, spot);
  const { place, pointer } = spot;
  const enclosingPointers = [...spot.around, pointer];
  // A referenced schema is inlined, so its definitions are not needed.
  const { definitions: _definitions, ...declared } = schema;
  const whole = merged(
    mapChildren(declared, (child, path) => {
      const inside = {
        place: place.child(...path),
        pointer: pointer + pointerOf(path).slice(1),
        around: enclosingPointers,
      };
      return resolve(resolver, child, inside);
    }),
  );
  if (!resolver.met.has(pointer)) return whole;
  const name = definitionName(resolver.file, pointer);
  resolver.definitions.set(name, whole);
  return { ...whole, recursive: name };
}

function merged(resolved: JsonSchema): JsonSchema {
  if (!Array.isArray(resolved.allOf)) return resolved;
  const parts = resolved.allOf as JsonSchema[];
  const mergedParts = parts.filter(isMergeable).reduce<JsonSchema>(mergeObjects, {});
  const unmergeableParts = parts.filter((part) => !isMergeable(part));
  const { allOf: _allOf, ...outerSchema } = resolved;
  const whole = mergeObjects(mergedParts, outerSchema);
  return unmergeableParts.length > 0 ? { ...whole, allOf: unmergeableParts } : whole;
}

function followReference(resolver: Resolver, schema: JsonSchema, reference: string, spot: Spot): JsonSchema {
  const { place } = spot;
  const { depth, messages } = schema;
  const target = keysOf(reference).reduce<unknown>(
    (value, key) => (isObject(value) ? value[key] : undefined),
    resolver.file,
  );
  const report = (text: string, reportOptions: { remedy?: string } = {}) => {
    resolver.problems.add({ code: 'SCH-04', place: place.child('$ref'), text, ...reportOptions });
    return {};
  };
  if (!reference.startsWith('#/') || !isObject(target))
    return report(`"${reference}" leads to no schema in this file.`);
  reportBeside(resolver.problems, schema, place);
  if (!spot.around.includes(reference)) {
    if (depth !== undefined)
      return report(`"${reference}" does not lead back to a schema around it, so "depth" means nothing.`);
    return resolve(resolver, target, { ...spot, pointer: reference });
  }
  if (depth === undefined)
    return report(`"${reference}" leads back to itself.`, {
      remedy: 'Say with "depth" beside it how many may stand inside each other, at most 8.',
    });
  resolver.met.add(reference);
  const { type } = target;
  return {
    $ref: `#/definitions/${definitionName(resolver.file, reference)}`,
    depth,
    ...(type === undefined ? {} : { type }),
    ...(messages === undefined ? {} : { messages }),
  };
}

/** Reports words beside a `$ref`, which brings the whole schema that it leads to. */
function reportBeside(problems: Problems, schema: JsonSchema, place: Place): void {
  const read = schema.depth === undefined ? ['$ref'] : ['$ref', 'depth', 'messages'];
  const unread = Object.keys(schema).filter((key) => !read.includes(key));
  const [first] = unread;
  if (first === undefined) return;
  problems.add({
    code: 'SCH-05',
    place: place.child(first).key,
    text: `beside "$ref" nothing reads ${unread.map((key) => `"${key}"`).join(', ')}.`,
    remedy: 'A reference brings the whole schema: take the word out, or write the schema here.',
  });
}

function pointerOf(path: readonly (string | number)[]): string {
  return `#${pointer(path)}`;
}

/** Structural keys, which are left out of the names of schemas. */
const framing = ['endpoints', 'properties', 'fields', 'definitions', 'item'];

/**
 * The name of a recursive schema and of its type: `#/fields/groups` of the entity "programme" gives ProgrammeGroups.
 */
function definitionName(file: unknown, pointer: string): string {
  const entity = isObject(file) && typeof file.entity === 'string' ? [file.entity] : [];
  const words = [...entity, ...keysOf(pointer).filter((key) => !framing.includes(key))];
  return words
    .flatMap((word) => word.split(/[^A-Za-z0-9]+/))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
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
  for (const key of ['properties', 'definitions']) {
    const map = copy[key];
    if (!isObject(map)) continue;
    const entries = Object.entries(map).map(([name, child]) => [
      name,
      isObject(child) ? change(child, [key, name]) : child,
    ]);
    copy[key] = Object.fromEntries(entries);
  }
  return copy;
}
