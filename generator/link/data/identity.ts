import { isObject, type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Resolver } from '../context/linker.ts';

/**
 * The key column that a value refers to, as `books.id`; '' for a value of a row that is no key, undefined when unknown.
 */
export type Named = string | undefined;

type Known = Pick<Resolver, 'declarations' | 'fieldOf'>;

/** The key column that a field of an entity refers to: its own key, or that of another table by a foreign key. */
function namedBy({ declarations: { entities } }: Known, id: string, field: string): Named {
  const { table, key = 'id', fields } = entities.get(id)?.value ?? {};
  if (!table || !fields) return undefined;
  if (field === key || (field === 'id' && field in fields)) return `${table}.${field}`;
  const column = fields[field]?.store?.column ?? field;
  for (const { store } of Object.values(fields)) {
    const referencedEntity =
      store?.ref !== undefined && store.column === column ? entities.get(store.ref)?.value : undefined;
    if (referencedEntity?.table) return `${referencedEntity.table}.${referencedEntity.key ?? 'id'}`;
  }
  return field in fields ? '' : undefined;
}

/** The key column that a value in an answer refers to. */
export function namedByValue(linker: Known, schema: JsonSchema | 'open' | undefined): Named {
  const [entity, field] = (schema && schema !== 'open' && linker.fieldOf.get(schema)?.split('.')) || [];
  return entity === undefined || field === undefined ? undefined : namedBy(linker, entity, field);
}

function namedByKey(linker: Known, id: string): Named {
  const entity = linker.declarations.entities.get(id)?.value;
  return entity && namedBy(linker, id, entity.key ?? 'id');
}

/**
 * The key column that a parameter of a call, or a property of its body, refers to (`items.product_id` for an owned
 * row). It follows from the resource, else from the entity of the call's noun.
 */
export function namedByParameter(linker: Known, endpoint: LinkedEndpoint, name: string): Named {
  const { resource, noun, pathParams, body } = endpoint;
  const [first = '', inner] = name.split('.');
  const isFrom = (source: unknown) => isOf(source, first);
  if (!resource) {
    const { key = 'id' } = linker.declarations.entities.get(noun)?.value ?? {};
    const isKey = name === key && pathParams.length === 1 && pathParams[0] === key;
    const isBody = name in propertiesOf(body?.source) && name !== key;
    const namedColumn = isKey || isBody ? namedBy(linker, noun, name) : undefined;
    return namedColumn === '' ? undefined : namedColumn;
  }
  const { entity, key, where = {}, set = {}, owned = {} } = resource;
  if (inner !== undefined) {
    const [field, rows] = Object.entries(owned).find(([, ownedRows]) => isFrom(ownedRows.rows)) ?? [];
    const column = Object.entries(rows?.set ?? {}).find(([, property]) => property === inner)?.[0];
    const rowEntityId = linker.declarations.entities.get(entity)?.value.fields[field ?? '']?.store?.many;
    return rowEntityId && column ? namedBy(linker, rowEntityId, column) : undefined;
  }
  if (isFrom(key)) return namedByKey(linker, entity);
  const column = Object.entries({ ...where, ...set }).find(([, source]) => isFrom(source))?.[0];
  return column === undefined ? undefined : namedBy(linker, entity, column) || undefined;
}

function isOf(source: unknown, name: string): boolean {
  return isObject(source) && source.path === name && source.from !== 'user';
}

/** For messages: `books.id` is a row of "books". */
export function rowOf(named: string): string {
  return `a row of "${named.split('.')[0]}"`;
}
