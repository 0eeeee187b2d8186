import type { LifecycleDeclaration } from '../../link/context/declarations.ts';
import { allowsNull, type JsonSchema } from '../../schema/json-schema.ts';
import { type Asked, askedFor, enumOf, kindOf, type Noun } from './noun.ts';

type Endpoints = Record<string, object>;

/**
 * The calls that a list and its forms need, and those of the lifecycle's actions, all answered by the generic resource.
 * @param isDeclared whether the product has a call already
 */
export function newEndpoints(noun: Noun, isDeclared: (id: string) => boolean): Endpoints {
  const missing = (calls: Endpoints) =>
    Object.fromEntries(Object.entries(calls).filter(([call]) => !isDeclared(call)));
  return { ...missing(reads(noun)), ...missing(writes(noun, isDeclared)), ...missing(steps(noun)) };
}

function reads(noun: Noun): Endpoints {
  const { id, path, roles, usual, entity } = noun;
  return {
    [`${id}.list`]: {
      method: 'GET',
      path,
      roles,
      paging: usual.paging,
      search: entity.search ? usual.search : undefined,
      sort: { ...usual.sort, fields: sortable(noun) },
      answer: { envelope: 'page', item: id },
      resource: { do: 'list', entity: id },
    },
    [`${id}.get`]: {
      method: 'GET',
      path: one(noun),
      roles,
      answer: { envelope: 'item', item: id },
      resource: { do: 'get', entity: id, ...keyed(noun) },
    },
  };
}

function writes(noun: Noun, isDeclared: (id: string) => boolean): Endpoints {
  const { id, path, roles, name, label } = noun;
  const resource = (verb: string, done = 'saved') => ({
    do: verb,
    entity: id,
    ...(verb === 'create' ? {} : keyed(noun)),
    ...(verb === 'delete' ? {} : written(noun)),
    message: `${name} {${label}} ${done}.`,
  });
  const create = `${id}.create`;
  return {
    [create]: {
      method: 'POST',
      path,
      roles,
      body: bodyOf(noun),
      answer: { envelope: 'alert', item: id },
      resource: resource('create'),
      invalidates: [`${id}.list`],
    },
    [`${id}.update`]: {
      method: 'PUT',
      path: one(noun),
      roles,
      body: isDeclared(create) ? bodyOf(noun) : { $ref: `#/endpoints/${create}/body` },
      answer: { envelope: 'alert', item: id },
      resource: resource('update'),
      invalidates: [`${id}.list`, `${id}.get`],
    },
    [`${id}.delete`]: {
      method: 'DELETE',
      path: one(noun),
      roles,
      answer: { envelope: 'alert' },
      resource: resource('delete', 'deleted'),
      invalidates: [`${id}.list`],
    },
  };
}

/** A call for each action of a lifecycle without a form; the body of a form cannot be derived. */
function steps(noun: Noun): Endpoints {
  const actions = noun.lifecycles.flatMap((lifecycle) =>
    Object.values(lifecycle.actions).map((action) => [lifecycle, action] as const),
  );
  return Object.fromEntries(
    actions.flatMap(([lifecycle, { form, call, roles, to }]) =>
      call && roles && form === undefined ? [[call, step(noun, lifecycle, { call, roles, to })]] : [],
    ),
  );
}

function step(
  noun: Noun,
  { states }: LifecycleDeclaration,
  { call, roles, to }: { call: string; roles: string; to: string | number | undefined },
) {
  const { id, name, label } = noun;
  const state = to === undefined ? undefined : states[to]?.label;
  return {
    method: 'POST',
    path: `${one(noun)}/${call.slice(call.indexOf('.') + 1)}`,
    roles,
    answer: { envelope: 'alert', item: id },
    resource: {
      do: 'update',
      entity: id,
      ...keyed(noun),
      message: `${name} {${label}} ${state === undefined ? 'saved' : `is ${state.toLowerCase()}`}.`,
    },
    invalidates: [`${id}.list`, `${id}.get`],
  };
}

function one({ path, key }: Noun): string {
  return `${path}/{${key}}`;
}

function keyed({ key }: Noun): { key?: string } {
  return key === 'id' ? {} : { key: `$path.${key}` };
}

/** What the body names as a column: the entity has the other row there. */
function written(noun: Noun): { set?: object } {
  const columns = askedFor(noun).flatMap(({ property, reference }) => (reference ? [property] : []));
  if (columns.length === 0) return {};
  return { set: Object.fromEntries(columns.map((column) => [column, `$body.${column}`])) };
}

/** Columns of its own table. */
export function sortable(noun: Noun): string[] {
  return Object.entries(noun.entity.fields).flatMap(([name, field]) =>
    ['key', 'state', 'instant', 'flag', 'plain'].includes(kindOf(noun, name, field)) ? [name] : [],
  );
}

function bodyOf(noun: Noun) {
  const asked = askedFor(noun);
  const text = noun.usual.required;
  return {
    type: 'object',
    // An untouched switch has the column's default.
    required: asked
      .filter(({ name, field }) => !allowsNull(field) && kindOf(noun, name, field) !== 'flag')
      .map(({ property }) => property),
    messages: text === undefined ? undefined : { required: text, notBlank: text },
    properties: Object.fromEntries(asked.map((one) => [one.property, propertyOf(one)])),
  };
}

function propertyOf({ field, reference }: Asked): JsonSchema {
  if (reference) return { type: allowsNull(field) ? [reference.type, 'null'] : reference.type };
  const { store: _store, title: _title, description: _about, choices: _names, ...rest } = field;
  const schema: JsonSchema = rest;
  const isText = [schema.type].flat().includes('string') && !enumOf(schema) && schema.format === undefined;
  if (!isText) return schema;
  return { ...schema, ...(allowsNull(schema) ? {} : { notBlank: true }), maxLength: schema.maxLength ?? 200 };
}
