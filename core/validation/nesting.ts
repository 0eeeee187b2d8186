import type { CompiledBody, Validator, ValidatorError } from '../model.ts';
import { isRecord } from '../record.ts';

type Schema = CompiledBody['schema'];

/** Nesting depth of a value per recursive schema, counting its own level. */
type Levels = Readonly<Record<string, number>>;

/** Refuses recursive data nested deeper than declared, at the first value too deep; an empty list is no level. */
export function nested(schema: Schema, validate: Validator): Validator {
  const definitions = (schema.definitions ?? {}) as Readonly<Record<string, Schema>>;
  const bounded: Validator = (data) => {
    const depthErrors = tooDeep(data, schema, definitions);
    const holds = validate(data);
    const errors = [...depthErrors, ...((!holds && validate.errors) || [])];
    bounded.errors = errors.length > 0 ? errors : null;
    return errors.length === 0;
  };
  return bounded;
}

function tooDeep(
  data: unknown,
  root: Schema,
  definitions: Readonly<Record<string, Schema>>,
): ValidatorError[] {
  const errors: ValidatorError[] = [];
  const visit = (value: unknown, schema: Schema, pointer: string, levels: Levels): void => {
    if (typeof value !== 'object' || value === null || (Array.isArray(value) && value.length === 0)) return;
    const { $ref, depth, recursive } = schema;
    const name = typeof $ref === 'string' ? $ref.replace('#/definitions/', '') : recursive;
    let inside = levels;
    if (typeof name === 'string') {
      const level = (levels[name] ?? 0) + 1;
      if (typeof depth === 'number' && level > depth) {
        // The form library reads `schemaPath` of every error.
        const error = { schemaPath: `#${pointer}/depth`, keyword: 'depth', params: { limit: depth } };
        errors.push({ instancePath: pointer, ...error });
        return;
      }
      inside = { ...levels, [name]: level };
    }
    const whole = typeof $ref === 'string' ? (definitions[String(name)] ?? {}) : schema;
    for (const part of partsOf(whole)) {
      if (Array.isArray(value)) {
        const { items } = part;
        if (isRecord(items))
          for (const [itemIndex, itemValue] of value.entries())
            visit(itemValue, items, `${pointer}/${itemIndex}`, inside);
        continue;
      }
      for (const [key, propertyValue] of Object.entries(value)) {
        const property = propertyOf(part, key);
        if (property) visit(propertyValue, property, `${pointer}/${escaped(key)}`, inside);
      }
    }
  };
  visit(data, root, '', {});
  return errors;
}

/** A schema and the subschemas combined in it. */
function partsOf(schema: Schema): Schema[] {
  const combined = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
    Array.isArray(schema[key]) ? schema[key] : [],
  );
  return [schema, ...[...combined, schema.then, schema.else].filter(isRecord).flatMap(partsOf)];
}

function propertyOf({ properties = {}, additionalProperties }: Schema, key: string): Schema | undefined {
  const propertySchema = Object.hasOwn(properties as object, key)
    ? (properties as Schema)[key]
    : additionalProperties;
  return isRecord(propertySchema) ? propertySchema : undefined;
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
