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
    faults.push([
      'standIn',
      '"standIn" is a path, one of { "times": [paths] }, { "instant": [day, time] }, { "join": path }, { "text": "… {path}" }, { "pick": [fields] } and { "value": … }, or a list of these.',
    ]);
  return faults;
}

function isStandIn(value: unknown): boolean {
  if (typeof value === 'string') return true;
  const [[word, made] = [], ...others] = isObject(value) ? Object.entries(value) : [];
  if (others.length > 0) return false;
  if (word === 'join' || word === 'text') return typeof made === 'string';
  if (word === 'value') return typeof made === 'string' || typeof made === 'number';
  const isPaths = Array.isArray(made) && made.every((path) => typeof path === 'string');
  return isPaths && (word === 'times' || word === 'pick' || (word === 'instant' && made.length === 2));
}
