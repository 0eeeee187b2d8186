import type { Endpoint } from '../../../core/model.ts';
import { isObject, type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';

/** The query parameters and body properties that the stated contract lacks, by dotted name. */
export function linkOurs(query: JsonSchema, body: JsonSchema | undefined): Pick<Endpoint, 'ours'> {
  const ours = [...extensionsIn(query), ...extensionsIn(body)];
  return ours.length > 0 ? { ours } : {};
}

/** Those in an object or in the entries of a list of objects; nothing below one of them is named besides. */
function extensionsIn(schema: JsonSchema | undefined, prefix = ''): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const path = prefix + name;
    if (property.extension === true) return [path];
    const inside = isObject(property.items) ? property.items : property;
    return extensionsIn(inside, `${path}.`);
  });
}
