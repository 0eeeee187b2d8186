import { Refused } from '../../edit/refused.ts';
import type { LifecycleDeclaration } from '../../link/context/declarations.ts';
import { allowsNull, type JsonSchema, mainType } from '../../schema/json-schema.ts';
import { titledChoices } from './name-choices.ts';
import {
  type Asked,
  askedFor,
  askedOfChild,
  type Child,
  columnOf,
  type EntityField,
  enumOf,
  isPicture,
  kindOf,
  type Noun,
} from './noun.ts';

type Endpoints = Record<string, object>;

/**
 * The calls that the new screens and the lifecycle's actions need, all performed by the generic resource.
 * @param isDeclared whether the product has a call already
 * @param isNew whether a screen is to be written
 * @param asksReport whether its rows are to be counted and summed
 */
export function newEndpoints(
  noun: Noun,
  isDeclared: (id: string) => boolean,
  isNew: (screen: string) => boolean,
  asksReport = false,
): Endpoints {
  const isUsed = (call: string) => {
    const screens = USED_BY[call.slice(call.lastIndexOf('.') + 1)];
    return !screens || screens.some((screen) => isNew(`${noun.id}-${screen}`));
  };
  const { extension } = noun.usual;
  const reported = asksReport || isDeclared(`${noun.id}.report`);
  // What changes the list changes the report.
  const refreshing = (content: object) =>
    reported && 'invalidates' in content && Array.isArray(content.invalidates)
      ? { ...content, invalidates: [...content.invalidates, `${noun.id}.report`] }
      : content;
  const missing = (calls: Endpoints) =>
    Object.fromEntries(
      Object.entries(calls).flatMap(([call, content]) =>
        !isDeclared(call) && isUsed(call) ? [[call, { ...refreshing(content), extension }]] : [],
      ),
    );
  const report = reported ? { [`${noun.id}.report`]: reportOf(noun) } : {};
  return {
    ...missing(reads(noun)),
    ...missing(report),
    ...missing(writes(noun)),
    ...missing(steps(noun)),
  };
}

/** Verb of a call -> the screens that make it. */
const USED_BY: Readonly<Record<string, readonly string[]>> = {
  list: ['list'],
  delete: ['list'],
  report: ['report'],
  get: ['detail', 'edit'],
  create: ['add'],
  update: ['edit'],
};

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
      answer: { envelope: 'page', item: listed(noun) },
      resource: { do: 'list', entity: id },
    },
    [`${id}.get`]: {
      method: 'GET',
      path: recordPath(noun),
      roles,
      answer: { envelope: 'item', item: id },
      resource: { do: 'get', entity: id, ...keyed(noun) },
    },
  };
}

/** Its rows, counted by when they were, by state, by other names of values and by what they refer to; numbers are summed. */
function reportOf(noun: Noun) {
  const { id, path, roles, entity, references } = noun;
  const fields = Object.entries(entity.fields).map(([name, field]: [string, EntityField]) => ({
    name,
    field,
    kind: kindOf(noun, name, field),
  }));
  const named = (isWanted: (field: (typeof fields)[number]) => boolean) =>
    fields.filter(isWanted).map(({ name }) => name);
  const by = [
    ...named(({ kind, field }) => kind === 'plain' && field.format === 'date'),
    ...named(({ kind }) => kind === 'instant'),
    ...named(({ kind }) => kind === 'state'),
    ...named(({ kind, field }) => kind === 'flag' || (kind === 'plain' && enumOf(field) !== undefined)),
    ...[...references.values()].flatMap(({ shown }) => shown ?? []),
  ];
  const ofReferences = [...references.values()].map(({ column }) => column);
  const sum = named(
    ({ name, kind, field }) =>
      kind === 'plain' &&
      ['number', 'integer'].includes(mainType(field) ?? '') &&
      enumOf(field) === undefined &&
      !ofReferences.includes(columnOf(name, field)),
  );
  if (by.length === 0)
    throw new Refused(`Entity "${id}" has no date, state or choice that a report could group by.`);
  return {
    method: 'GET',
    path: `${path}/report`,
    roles,
    answer: { envelope: 'list' },
    resource: { do: 'report', entity: id, by, sum: sum.length > 0 ? sum : undefined },
  };
}

function writes(noun: Noun): Endpoints {
  const { id, path, roles, name, label } = noun;
  const resource = (verb: string, done = 'saved') => ({
    do: verb,
    entity: id,
    ...(verb === 'create' ? {} : keyed(noun)),
    ...(verb === 'delete' ? {} : written(noun)),
    message: `${name} {${label}} ${done}.`,
  });
  const create = `${id}.create`;
  const hasFile = askedFor(noun).some(({ field }) => field.store?.file);
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
      path: recordPath(noun),
      roles,
      body: hasFile ? { $ref: `#/endpoints/${create}/body` } : bodyOf(noun),
      answer: { envelope: 'alert', item: id },
      resource: resource('update'),
      invalidates: [`${id}.list`, `${id}.get`],
    },
    [`${id}.delete`]: {
      method: 'DELETE',
      path: recordPath(noun),
      roles,
      answer: { envelope: 'alert' },
      resource: resource('delete', 'deleted'),
      invalidates: [`${id}.list`],
    },
  };
}

/** A call for each lifecycle action without a form; the body for a form cannot be derived. */
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
    path: `${recordPath(noun)}/${call.slice(call.indexOf('.') + 1)}`,
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

function recordPath({ path, key }: Noun): string {
  return `${path}/{${key}}`;
}

function keyed({ key }: Noun): { key?: string } {
  return key === 'id' ? {} : { key: `$path.${key}` };
}

/** The item of a list: without owned rows, which are loaded with their record. */
function listed({ id, entity, children }: Noun): string | { entity: string; pick: string[] } {
  if (children.length === 0) return id;
  const owned = new Set(children.map(({ name }) => name));
  return { entity: id, pick: Object.keys(entity.fields).filter((name) => !owned.has(name)) };
}

/** Columns whose property in the body has another name than the field: references and files. */
function written(noun: Noun): { set?: object } {
  const columns = askedFor(noun).flatMap(({ property, name, field, reference }) => {
    const column = columnOf(name, field);
    return reference || (field.store?.file && column !== property) ? [[column, `$body.${property}`]] : [];
  });
  return columns.length === 0 ? {} : { set: Object.fromEntries(columns) };
}

/** Fields that are columns of the noun's own table. */
export function sortable(noun: Noun): string[] {
  return Object.entries(noun.entity.fields).flatMap(([name, field]) =>
    ['key', 'state', 'instant', 'flag', 'plain'].includes(kindOf(noun, name, field)) ? [name] : [],
  );
}

function bodyOf(noun: Noun) {
  const formInputs = askedFor(noun);
  const text = noun.usual.required;
  const properties = {
    ...Object.fromEntries(formInputs.map((formInput) => [formInput.property, propertyOf(formInput)])),
    ...Object.fromEntries(noun.children.map((child) => [child.name, linesOf(child)])),
  };
  const blank = Object.values(properties).some(({ notBlank }) => notBlank) ? { notBlank: text } : {};
  const required = [...requiredOf(noun, formInputs), ...noun.children.map(({ name }) => name)];
  return {
    type: 'object',
    required,
    messages: text === undefined || required.length === 0 ? undefined : { required: text, ...blank },
    properties,
  };
}

function requiredOf(noun: Noun, formInputs: readonly Asked[]): string[] {
  // A switch that is not touched has the column's default.
  return formInputs
    .filter(({ name, field }) => !allowsNull(field) && kindOf(noun, name, field) !== 'flag')
    .map(({ property }) => property);
}

/** The schema of the owned rows, each with its key if it is stored already. */
function linesOf(child: Child): JsonSchema {
  const formInputs = askedOfChild(child);
  return {
    type: 'array',
    minItems: 1,
    maxItems: 200,
    items: {
      type: 'object',
      required: requiredOf(child.noun, formInputs),
      properties: {
        [child.noun.key]: { type: ['integer', 'null'] },
        ...Object.fromEntries(
          formInputs.map((formInput) => [
            formInput.property,
            { ...propertyOf(formInput), ...named(formInput) },
          ]),
        ),
      },
    },
  };
}

/** The labels of an enum's values; rows need their own, as they are not taken from an entity. */
function named({ field }: Asked): JsonSchema {
  const names = field.choices ?? titledChoices(field);
  return names ? { choices: names } : {};
}

const PICTURES = ['image/png', 'image/jpeg'];

function propertyOf({ name, field, reference }: Asked): JsonSchema {
  if (field.store?.file)
    return {
      file: { types: isPicture(name) ? PICTURES : ['application/pdf', ...PICTURES], maxBytes: 2_000_000 },
    };
  if (reference) return { type: allowsNull(field) ? [reference.type, 'null'] : reference.type };
  const { store: _store, title: _title, description: _about, choices: _names, ...rest } = field;
  const schema: JsonSchema = rest;
  const isText = [schema.type].flat().includes('string') && !enumOf(schema) && schema.format === undefined;
  if (!isText) return schema;
  return { ...schema, ...(allowsNull(schema) ? {} : { notBlank: true }), maxLength: schema.maxLength ?? 200 };
}
