import { isObject } from '../schema/json-schema.ts';
import { expandActions, expandBulk } from './actions.ts';
import { labelFieldOf } from './entity.ts';
import { expandFields, expandForm, labelled } from './form.ts';
import { type Json, mapValues, objectAt, textAt, withDefaults, withoutNulls } from './json.ts';
import { entityOfCall, nounOf, parametersOf, parentOf, routeOf, titleOf } from './noun.ts';
import { expandColumns, expandValues } from './shown.ts';
import type { Site } from './site.ts';
import { pluralOf } from './words.ts';
import { ofApp, type World } from './world.ts';

/** Completes a screen: id, route, heading, menu entry and roles, and the defaults of its kind. */
export function expandScreen(said: Json, name: string, world: World): Json {
  const id = textAt(said, 'screen') ?? name;
  const full = givenByRoute(ofKind(said, id, world), id, world);
  const usual = {
    screen: id,
    route: routeOf(id, world),
    title: titleOf(id, world),
    roles: rolesOf(mainCall(full), world),
    parent: parentOf(id, world),
  };
  return withoutNulls(withDefaults(full, usual), ['parent']);
}

/** Fills the parameters of the screen's reading calls from its route, written out, so that all have the same form. */
function givenByRoute(said: Json, id: string, world: World): Json {
  const route = parametersOf(routeOf(id, world));
  const given = (call: unknown): unknown => {
    const name = callOf(call);
    const target = name === undefined ? undefined : world.call(name);
    const names = parametersOf(textAt(target, 'path') ?? '').filter((one) => route.includes(one));
    const values = objectAt({ call }, 'call', 'with') ?? {};
    const missing = names.filter((one) => !(one in values)).map((one) => [one, `$route.${one}`]);
    if (missing.length === 0) return call;
    return { ...(isObject(call) ? call : { call }), with: { ...values, ...Object.fromEntries(missing) } };
  };
  const calls = ['source', 'load', 'record'].filter((key) => said[key] !== undefined && said[key] !== null);
  return { ...said, ...Object.fromEntries(calls.map((key) => [key, given(said[key])])) };
}

function ofKind(said: Json, id: string, world: World): Json {
  switch (said.kind) {
    case 'list':
      return expandList(said, id, world);
    case 'grid':
      return expandGrid(said, id, world);
    case 'detail':
      return expandDetail(said, id, world);
    case 'form':
      return { ...withSummary(expandForm(said, id, world), world), ...parentInFull(said, world) };
    default:
      return said;
  }
}

/** The screen's main call. */
function mainCall({ kind, source, submit }: Json): string | undefined {
  return kind === 'form' ? textAt(submit, 'call') : callOf(source);
}

/**
 * The roles that may make the call may open the screen. An undeclared call is reported where it is named; until then
 * the noun's other calls replace it, to avoid follow-up errors.
 */
function rolesOf(call: string | undefined, world: World): unknown {
  if (call === undefined) return undefined;
  const target = world.call(call);
  if (target) return target.roles;
  const [other = ''] = world.callsOf(nounOfCall(call) ?? '');
  return world.call(other)?.roles ?? 'public';
}

/** The id of a call that is declared as a name, or as a name with values. */
function callOf(call: unknown): string | undefined {
  return typeof call === 'string' ? call : textAt(call, 'call');
}

function nounOfCall(call: unknown): string | undefined {
  return callOf(call)?.split('.')[0];
}

function withSummary(said: Json, world: World): Json {
  if (!said.summary) return said;
  const entity = entityOfCall(world.call(callOf(said.load) ?? ''), world);
  return { ...said, summary: expandValues(objectAt(said, 'summary') ?? {}, { entity, world }) };
}

/** Completes the parent record of a screen, with the values of it that are shown. */
function parentInFull(said: Json, world: World): Json {
  const record = objectAt(said, 'record');
  const summary = objectAt(record, 'summary');
  if (!record || !summary) return {};
  const entity = entityOfCall(world.call(textAt(record, 'call') ?? ''), world);
  return { record: { ...record, summary: expandValues(summary, { entity, world }) } };
}

function expandList(said: Json, id: string, world: World): Json {
  const { noun } = nounOf(id);
  const source = said.source ?? `${noun}.list`;
  const call = world.call(callOf(source) ?? '');
  const answered = entityOfCall(call, world);
  const prefix = textAt(said, 'rows');
  const rows = { entity: answered, world, ...(prefix === undefined ? {} : { prefix: `${prefix}.` }) };
  const entity = prefix === undefined ? answered : undefined;
  const route = parametersOf(routeOf(id, world));
  const site: Site = { noun, calls: nounOfCall(source) ?? noun, route, entity, hasRow: true, world };
  const paged = objectAt(call, 'paging') !== undefined && said.paging === undefined && prefix === undefined;
  const full = {
    ...said,
    source,
    ...parentInFull(said, world),
    ...changed(said, 'columns', (columns) => expandColumns(columns, rows)),
    ...changed(said, 'filters', (filters) =>
      mapValues(filters, (one, key) => (isObject(one) ? labelled(one, key, world.naming) : one)),
    ),
    ...changed(said, 'header', (actions) => expandActions(actions, { ...site, hasRow: false })),
    ...changed(said, 'row', (actions) => expandActions(actions, site)),
    ...changed(said, 'bulk', (actions) => expandBulk(actions, site)),
    ...emptyOf(said, noun, answered),
  };
  const isSearched = paged && textAt(call, 'search') !== undefined;
  const search = objectAt(said, 'search');
  const usual = {
    search: isSearched ? { on: 'enter' } : undefined,
    actionsLabel: said.row === undefined ? undefined : ofApp(world, 'actions'),
  };
  const searched = search ? { search: 'on' in search ? search : { on: 'enter', ...search } } : {};
  return withoutNulls(withDefaults({ ...full, ...searched }, usual), ['search', 'actionsLabel', 'empty']);
}

function changed(said: Json, key: string, change: (value: Json) => Json): Json {
  const value = objectAt(said, key);
  return value ? { [key]: change(value) } : {};
}

/** Completes the empty state: `No books yet`; a text alone is the hint below it. */
function emptyOf(said: Json, noun: string, entity: Json | undefined): Json {
  const own = typeof said.empty === 'string' ? { hint: said.empty } : objectAt(said, 'empty');
  if (!own) return {};
  const words = noun.replaceAll('-', ' ');
  // Some screens have a plural name, like the records that they list.
  const plural = textAt(entity, 'plural') ?? (/[^s]s$/.test(words) ? words : pluralOf(words));
  return { empty: { text: `No ${plural} yet`, ...own } };
}

function expandGrid(said: Json, id: string, world: World): Json {
  const { noun } = nounOf(id);
  const source = said.source ?? `${noun}.list`;
  const entity = entityOfCall(world.call(callOf(source) ?? ''), world);
  const edit = objectAt(said, 'edit');
  const route = parametersOf(routeOf(id, world));
  const site: Site = { noun, calls: nounOfCall(source) ?? noun, route, entity, hasRow: false, world };
  const call = world.call(textAt(edit, 'call') ?? '');
  const labels = {
    label: 'Edit',
    save: ofApp(world, 'save') ?? 'Save',
    cancel: ofApp(world, 'cancel') ?? 'Cancel',
  };
  return withoutNulls(
    {
      ...said,
      source,
      ...changed(said, 'columns', (columns) => expandColumns(columns, { entity, world })),
      ...changed(said, 'header', (actions) => expandActions(actions, site)),
      ...(edit
        ? { edit: withDefaults({ ...edit, fields: expandFields(edit.fields, call, world) }, labels) }
        : {}),
      ...emptyOf(said, noun, entity),
    },
    ['empty'],
  );
}

function expandDetail(said: Json, id: string, world: World): Json {
  const { noun } = nounOf(id);
  const source = said.source ?? `${noun}.get`;
  const entity = entityOfCall(world.call(callOf(source) ?? ''), world);
  const route = parametersOf(routeOf(id, world));
  const site: Site = { noun, calls: nounOfCall(source) ?? noun, route, entity, hasRow: true, world };
  const heading = objectAt(said, 'heading') ?? {};
  const values = (value: Json) => expandValues(value, { entity, world });
  return {
    ...said,
    source,
    heading: withDefaults(
      {
        ...heading,
        ...changed(heading, 'subtitle', values),
        ...changed(heading, 'badges', values),
      },
      { title: entity ? labelFieldOf(entity) : undefined },
    ),
    ...changed(said, 'actions', (actions) => expandActions(actions, site)),
    ...sections(said, 'main', site),
    ...sections(said, 'aside', site),
  };
}

function sections(said: Json, key: string, site: Site): Json {
  const list = said[key];
  if (!Array.isArray(list)) return {};
  return { [key]: list.map((one: unknown) => (isObject(one) ? sectionInFull(one, site) : one)) };
}

function sectionInFull(section: Json, site: Site): Json {
  const { entity, world } = site;
  const table = objectAt(section, 'table');
  const rows = { entity, world, prefix: `${textAt(table, 'rows') ?? ''}.` };
  return {
    ...section,
    ...changed(section, 'fields', (values) => expandValues(values, { entity, world })),
    ...(table
      ? {
          table: {
            ...table,
            ...changed(table, 'columns', (columns) => expandColumns(columns, rows)),
            ...changed(table, 'actions', (actions) => expandActions(actions, site)),
            ...changed(table, 'header', (actions) => expandActions(actions, site)),
          },
        }
      : {}),
  };
}
