import type { Place } from '../diagnostics/place.ts';
import type { Problems } from '../diagnostics/problems.ts';
import { conditionSchema } from './condition-schema.ts';
import { allowsNull, isObject, type JsonSchema, propertiesOf, requiredOf, typesOf } from './json-schema.ts';
import { mapChildren } from './resolve.ts';

const annotations = [
  'messages',
  'choices',
  'wire',
  'html',
  'extension',
  'other',
  'standIn',
  'needed',
  'recursive',
  'title',
  'description',
  'examples',
  '$comment',
  '$schema',
  '$id',
  'readOnly',
  'writeOnly',
];

/**
 * Converts a declared schema into what the validator runs: without annotations, with files as rules for their
 * descriptor. A required value must not be null, empty or an empty file; `requiredWhen` becomes if/then.
 */
export function lowerSchema(schema: JsonSchema, place: Place, problems: Problems): JsonSchema {
  const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => !annotations.includes(key)));
  if (isObject(kept.file)) return fileSchema(kept.file);
  if (typeof kept.$ref === 'string') return { $ref: kept.$ref };
  const lowered: Record<string, unknown> = {
    ...mapChildren(kept, (child, path) => lowerSchema(child, place.child(...path), problems)),
  };
  const { required, requiredWhen } = kept;
  delete lowered.requiredWhen;
  if (Array.isArray(required)) Object.assign(lowered, filledRules(schema, requiredOf(schema), lowered));
  if (isObject(requiredWhen) && Object.keys(requiredWhen).length > 0) {
    // Optional properties are nullable, so while the condition holds null and '' count as missing.
    const conditions = Object.entries(requiredWhen).map(([name, condition]) => ({
      if: conditionSchema(condition, place.child('requiredWhen', name), problems),
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { filled: [[name, true]] },
    }));
    lowered.allOf = [...(Array.isArray(lowered.allOf) ? (lowered.allOf as unknown[]) : []), ...conditions];
  }
  if (lowered.type === undefined && isObject(lowered.properties)) lowered.type = 'object';
  return lowered;
}

/**
 * Splits `required`: `filled` lists properties that must not be absent, null or empty; nullable ones must only be
 * present.
 */
function filledRules(
  schema: JsonSchema,
  names: readonly string[],
  target: Record<string, unknown>,
): Record<string, unknown> {
  const properties = propertiesOf(schema);
  const nullable = names.filter((name) => allowsNull(properties[name]));
  const filled = names.filter((name) => !nullable.includes(name));
  delete target.required;
  return {
    ...(nullable.length > 0 ? { required: nullable } : {}),
    ...(filled.length > 0
      ? { filled: filled.map((name) => [name, !typesOf(properties[name]).includes('string')]) }
      : {}),
  };
}

function fileSchema(file: JsonSchema): JsonSchema {
  const { types, maxBytes } = file;
  return { type: ['object', 'string', 'null'], maxLength: 0, minBytes: 1, types, maxBytes };
}
