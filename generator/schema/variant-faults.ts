import { isObject, type JsonSchema } from './json-schema.ts';

/** The values that a schema names: those of its enum, else the keys of its choices. */
export function namedValues(schema: JsonSchema): readonly unknown[] {
  if (Array.isArray(schema.enum)) return schema.enum;
  const keys = isObject(schema.choices) ? Object.keys(schema.choices) : [];
  return schema.type === 'integer' ? keys.map(Number) : keys;
}

/** What is wrong with "other" and "standIn", by keyword. */
export function variantFaults(node: JsonSchema): readonly (readonly [keyword: string, text: string])[] {
  const faults: (readonly [string, string])[] = [];
  if ('other' in node && !namedValues(node).includes(node.other))
    faults.push(['other', '"other" is one of the values that "enum" or "choices" name.']);
  if ('standIn' in node && ![node.standIn].flat().every(isStandIn))
    faults.push(['standIn', '"standIn" is a path, { "times": [paths] }, or a list of these.']);
  return faults;
}

function isStandIn(value: unknown): boolean {
  if (typeof value === 'string') return true;
  return (
    isObject(value) && Array.isArray(value.times) && value.times.every((path) => typeof path === 'string')
  );
}
