import { isObject } from '../schema/json-schema.ts';
import { type Json, mapValues, objectAt, textAt, withDefaults } from './json.ts';
import type { World } from './world.ts';

/** Completes an entity: its id, the field `id`, and the defaults of references and lists of owned rows. */
export function expandEntity(declared: Json, name: string, world: World): Json {
  const id = textAt(declared, 'entity') ?? name;
  const fields = objectAt(declared, 'fields') ?? {};
  const fieldsWithKey =
    declared.key === undefined && !('id' in fields) ? { id: { type: 'integer' }, ...fields } : fields;
  return {
    ...withDefaults(declared, { entity: id }),
    fields: mapValues(fieldsWithKey, (field, key) =>
      isObject(field) ? expandField(field, key, id, world) : field,
    ),
  };
}

/** The schema of the type `message`: a text and the values of its placeholders, filled by a handler. */
const MESSAGE = {
  required: ['message'],
  properties: { message: { type: 'string' }, params: { type: 'object' } },
  store: { computed: true },
};

function expandType(field: Json): Json {
  const types = [field.type].flat();
  if (!types.includes('message')) return field;
  const full = types.map((typeName) => (typeName === 'message' ? 'object' : typeName));
  return withDefaults({ ...field, type: Array.isArray(field.type) ? full : full[0] }, MESSAGE);
}

function expandField(declared: Json, name: string, entity: string, world: World): Json {
  const field = expandType(declared);
  const store = objectAt(field, 'store');
  const ref = textAt(store, 'ref');
  if (store && ref !== undefined) {
    const referencedEntity = world.entity(ref);
    const filled = withDefaults(store, {
      column: `${name}_id`,
      fields: referencedEntity && namesOfRow(referencedEntity),
    });
    return { ...withDefaults(field, { type: ['object', 'null'] }), store: filled };
  }
  const by = `${entity.replaceAll('-', '_')}_id`;
  if (store && 'count' in store)
    return { ...withDefaults(field, { type: 'integer' }), store: withDefaults(store, { by }) };
  const rowEntityId = textAt(store, 'many');
  if (!store || rowEntityId === undefined) return field;
  const rowEntity = world.entity(rowEntityId);
  const filled = withDefaults(store, {
    by,
    fields: rowEntity && rowFields(rowEntity, store.owned === true),
    sort: rowEntity?.sort,
  });
  return { ...withDefaults(field, { type: 'array' }), store: filled };
}

export function keyOf(entity: Json): string {
  return textAt(entity, 'key') ?? 'id';
}

/** The field that labels a row. An unknown field is reported at the label, not wherever it is shown. */
export function labelFieldOf(entity: Json): string {
  const fields = objectAt(entity, 'fields') ?? {};
  const [named] = [textAt(entity, 'label'), 'name'].filter((path) => (path?.split('.')[0] ?? '') in fields);
  return named ?? keyOf(entity);
}

/** The names of its key and of its label. */
function namesOfRow(entity: Json): string[] {
  return [...new Set([keyOf(entity), labelFieldOf(entity)])];
}

/** The fields that are columns of its own table, the key first; for owned rows also their references. */
function rowFields(entity: Json, isOwned: boolean): string[] {
  const fields = Object.entries(objectAt(entity, 'fields') ?? {});
  const others = ['many', 'count', 'computed', 'version', ...(isOwned ? [] : ['ref'])];
  const plain = fields.filter(([, field]) => {
    const store = objectAt(field, 'store') ?? {};
    return !others.some((kind) => kind in store);
  });
  return [...new Set([keyOf(entity), ...plain.map(([name]) => name)])];
}
