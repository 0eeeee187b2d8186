import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { checkDataSchema } from '../../schema/check-data-schema.ts';
import { isObject, type JsonSchema, propertiesOf, requiredOf } from '../../schema/json-schema.ts';
import { withDefinitions } from '../../schema/recursion.ts';
import { mapChildren, resolveSchema } from '../../schema/resolve.ts';
import type { Declared, EndpointDeclaration } from '../context/declarations.ts';
import type { Resolver } from '../context/linker.ts';

/** The schema of one row, the item or the alert's data, and the key field of the rows. */
export function answerItem(
  linker: Resolver,
  { value, place }: Declared<EndpointDeclaration>,
): { item?: JsonSchema; key?: string } {
  const { item } = value.answer;
  const itemPlace = place.child('answer', 'item');
  if (item === undefined) return {};
  if (typeof item === 'string')
    return entityItem(linker, item, undefined, { entityPlace: itemPlace, at: itemPlace });
  if (typeof item.entity === 'string' && !('type' in item)) {
    return entityItem(linker, item.entity, item.pick as string[] | undefined, {
      entityPlace: itemPlace.child('entity'),
      at: itemPlace,
    });
  }
  checkDataSchema(item as JsonSchema, itemPlace, linker.problems);
  const resolvedItem = resolveSchema(item as JsonSchema, itemPlace, linker.problems);
  const schema = withDefinitions(inlineEntities(linker, resolvedItem, itemPlace));
  return { item: schema, ...('id' in propertiesOf(schema) ? { key: 'id' } : {}) };
}

function entityItem(
  linker: Resolver,
  id: string,
  pick: readonly string[] | undefined,
  { entityPlace, at: itemPlace }: { readonly entityPlace: Place; readonly at: Place },
): { item?: JsonSchema; key?: string } {
  const entity = linker.entity(id, entityPlace);
  if (!entity) return {};
  const entityProperties = propertiesOf(entity.schema);
  for (const [index, name] of (pick ?? []).entries()) {
    if (name in entityProperties) continue;
    linker.report(
      'REF-07',
      itemPlace.child('pick', index),
      `entity "${id}" has no field "${name}".${didYouMean(name, Object.keys(entityProperties))}`,
    );
  }
  // Follow-up errors of an unknown field are not reported.
  if (pick?.some((name) => !(name in entityProperties))) return {};
  const names = pick ?? Object.keys(entityProperties);
  const properties = Object.fromEntries(
    names.flatMap((name) => (entityProperties[name] ? [[name, entityProperties[name]]] : [])),
  );
  const required = requiredOf(entity.schema).filter((name) => name in properties);
  const key = linker.declarations.entities.get(id)?.value.key ?? 'id';
  return {
    item: withDefinitions({ ...entity.schema, required, properties }),
    ...(key in properties ? { key } : {}),
  };
}

/**
 * Replaces `{ "$entity": "book" }` (with "pick": only these fields) by the entity's schema, and closes every object
 * that names its properties.
 */
function inlineEntities(linker: Resolver, schema: JsonSchema, place: Place): JsonSchema {
  if (typeof schema.$entity === 'string')
    return (
      entityItem(linker, schema.$entity, schema.pick as string[] | undefined, {
        entityPlace: place.child('$entity'),
        at: place,
      }).item ?? {}
    );
  const copy = mapChildren(schema, (child, path) => inlineEntities(linker, child, place.child(...path)));
  return isObject(copy.properties) ? { additionalProperties: false, ...copy } : copy;
}
