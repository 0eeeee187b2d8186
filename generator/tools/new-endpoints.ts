import type { EntityDeclaration } from '../link/declarations.ts';
import { allowsNull, mainType } from '../schema/json-schema.ts';

/**
 * The four calls that a list and its forms need, answered by the generic resource.
 * @param folder begins the paths of the calls
 */
export function newEndpoints(
  entity: EntityDeclaration,
  noun: string,
  roles: string,
  folder: string,
): Record<string, object> {
  const path = `${folder}/${noun}`;
  const key = entity.key ?? 'id';
  const label = entity.label ?? ('name' in entity.fields ? 'name' : key);
  const one = `${path}/{${key}}`;
  const write = (verb: string) => ({
    do: verb,
    entity: noun,
    message: `${noun.charAt(0).toUpperCase()}${noun.slice(1).replaceAll('-', ' ')} {${label}} saved.`,
    ...keyed(verb),
  });
  const keyed = (verb: string) => (key === 'id' || verb === 'create' ? {} : { key: `$path.${key}` });
  return {
    [`${noun}.list`]: {
      method: 'GET',
      path,
      roles,
      paging: { page: 'page', size: 'perPage' },
      ...(entity.search ? { search: 'search' } : {}),
      sort: { field: 'sort', dir: 'dir', fields: [...new Set([key, label])] },
      answer: { envelope: 'page', item: noun },
      resource: { do: 'list', entity: noun },
    },
    [`${noun}.get`]: {
      method: 'GET',
      path: one,
      roles,
      answer: { envelope: 'item', item: noun },
      resource: { do: 'get', entity: noun, ...keyed('get') },
    },
    [`${noun}.create`]: {
      method: 'POST',
      path,
      roles,
      body: bodyOf(entity),
      answer: { envelope: 'alert', item: noun },
      resource: write('create'),
      invalidates: [`${noun}.list`],
    },
    [`${noun}.update`]: {
      method: 'PUT',
      path: one,
      roles,
      body: bodyOf(entity),
      answer: { envelope: 'alert', item: noun },
      resource: write('update'),
      invalidates: [`${noun}.list`, `${noun}.get`],
    },
  };
}

function bodyOf(entity: EntityDeclaration) {
  const properties = writable(entity).map(
    ([name, { store: _store, description: _about, choices: _names, ...schema }]) => {
      const type = mainType(schema);
      const isRequired = !allowsNull(schema);
      const text =
        type === 'string' && !('enum' in schema)
          ? { ...(isRequired ? { notBlank: true } : {}), maxLength: 200 }
          : {};
      return [name, { ...schema, ...text }] as const;
    },
  );
  const required = properties.filter(([, schema]) => !allowsNull(schema)).map(([name]) => name);
  return { type: 'object', required, properties: Object.fromEntries(properties) };
}

/** Plain columns that a form can fill. */
export function writable(entity: EntityDeclaration) {
  return Object.entries(entity.fields).filter(([name, field]) => {
    const { ref, many, computed, file } = field.store ?? {};
    const isPlain = ['string', 'integer', 'number', 'boolean'].includes(mainType(field) ?? '');
    return isPlain && name !== (entity.key ?? 'id') && !ref && !many && !computed && !file;
  });
}
