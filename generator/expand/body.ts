import { isObject } from '../schema/json-schema.ts';
import { type Json, mapValues, objectAt, withDefaults } from './json.ts';

interface BodyOf {
  /** The completed entity that the call writes. */
  readonly entity: Json | undefined;
  /** The property that identifies the row and is added to the body by default. */
  readonly key: string | undefined;
}

/**
 * Completes a body: it is an object, its first property identifies the row where nothing else does, and a property
 * without a type gets that of the entity's field, also if it is only listed as required.
 */
export function expandBody(declared: Json, { entity, key }: BodyOf): Json {
  if ('$ref' in declared || 'allOf' in declared) return declared;
  const fields = objectAt(entity, 'fields') ?? {};
  const written = objectAt(declared, 'properties') ?? {};
  const required = Array.isArray(declared.required) ? declared.required.map(String) : [];
  const isAdded = key !== undefined && !(key in written);
  const unnamed = required.filter((name) => !(name in written) && name in fields);
  const names = [...(isAdded && key ? [key] : []), ...Object.keys(written), ...unnamed];
  const properties = Object.fromEntries([...new Set(names)].map((name) => [name, written[name] ?? {}]));
  const { type = 'object', ...otherKeywords } = declared;
  const requiredNames = isAdded && key && !required.includes(key) ? [key, ...required] : required;
  return {
    type,
    ...otherKeywords,
    ...(requiredNames.length > 0 ? { required: requiredNames } : {}),
    ...(names.length > 0
      ? {
          properties: mapValues(properties, (property, name) =>
            isObject(property) ? typed(property, fields[name]) : property,
          ),
        }
      : {}),
  };
}

const SELF_SAID = ['type', 'enum', 'const', 'file', '$ref', 'allOf', 'anyOf', 'oneOf'];

/** A property with the type of the entity's field of that name, and as long as that. */
function typed(declared: Json, field: unknown): Json {
  if (!isObject(field) || SELF_SAID.some((word) => word in declared)) return declared;
  const { type, format, enum: values, html, maxLength } = field;
  return { ...withDefaults({}, { type, format, enum: values, html, maxLength }), ...declared };
}
