import { isObject } from '../schema/json-schema.ts';
import { expandActions, expandBulk } from './actions.ts';
import { labelFieldOf } from './entity.ts';
import { expandFields, expandForm, labelled } from './form.ts';
import { type Json, mapValues, objectAt, textAt, withDefaults, withoutNulls } from './json.ts';
import { entityOfCall, fieldAt, nounOf, parametersOf, parentOf, routeOf, titleOf } from './noun.ts';
import { expandColumns, expandValues } from './shown.ts';
import type { Site } from './site.ts';
import { pluralOf } from './words.ts';
import { ofApp, type World } from './world.ts';

/** Completes a screen: id, route, heading, menu entry and roles, and the defaults of its kind. */
export function expandScreen(declared: Json, name: string, world: World): Json {
  const id = textAt(declared, 'screen') ?? name;
  const full = fillFromRoute(ofKind(declared, id, world), id, world);
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
function fillFromRoute(declared: Json, id: string, world: World): Json {
  const route = parametersOf(routeOf(id, world));
  const fillParameters = (call: unknown): unknown => {
    const name = callOf(call);
    const target = name === undefined ? undefined : world.call(name);
    const names = parametersOf(textAt(target, 'path') ?? '').filter((parameter) => route.includes(parameter));
    const values = objectAt({ call }, 'call', 'with') ?? {};
    const missing = names
      .filter((parameter) => !(parameter in values))
      .map((parameter) => [parameter, `$route.${parameter}`]);
    if (missing.length === 0) return call;
    return { ...(isObject(call) ? call : { call }), with: { ...values, ...Object.fromEntries(missing) } };
  };
  const calls = ['source', 'load', 'record'].filter(
    (key) => declared[key] !== undefined && declared[key] !== null,
  );
  return { ...declared, ...Object.fromEntries(calls.map((key) => [key, fillParameters(declared[key])])) };
}

function ofKind(declared: Json, id: string, world: World): Json {
  switch (declared.kind) {
    case 'list':
      return expandList(declared, id, world);
    case 'grid':
      return expandGrid(declared, id, world);
    case 'detail':
      return { ...expandDetail(declared, id, world), ...expandParent(declared, world) };
    case 'form':
      return {
        ...withOwnRecord(expandForm(declared, id, world), id, world),
        ...expandParent(declared, world),
      };
    case 'report':
      return expandReport(declared, id, world);
    default:
      return declared;
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
  const [siblingCall = ''] = world.callsOf(nounOfCall(call) ?? '');
  return world.call(siblingCall)?.roles ?? 'public';
}

/** The id of a call that is declared as a name, or as a name with values. */
function callOf(call: unknown): string | undefined {
  return typeof call === 'string' ? call : textAt(call, 'call');
}

function nounOfCall(call: unknown): string | undefined {
  return callOf(call)?.split('.')[0];
}

/** Completes what a form shows of its loaded record, and the actions of it. */
function withOwnRecord(declared: Json, id: string, world: World): Json {
  const { noun } = nounOf(id);
  const entity = entityOfCall(world.call(callOf(declared.load) ?? ''), world);
  const route = parametersOf(routeOf(id, world));
  const site: Site = { noun, calls: nounOfCall(declared.load) ?? noun, route, entity, hasRow: true, world };
  return {
    ...declared,
    ...changeObject(declared, 'summary', (values) => expandValues(values, { entity, world })),
    ...changeObject(declared, 'actions', (actions) => expandActions(actions, site)),
  };
}

/** Completes the parent record of a screen, with the values of it that are shown. */
function expandParent(declared: Json, world: World): Json {
  const record = objectAt(declared, 'record');
  const summary = objectAt(record, 'summary');
  if (!record || !summary) return {};
  const entity = entityOfCall(world.call(textAt(record, 'call') ?? ''), world);
  return { record: { ...record, summary: expandValues(summary, { entity, world }) } };
}

function expandList(declared: Json, id: string, world: World): Json {
  const { noun } = nounOf(id);
  const source = declared.source ?? `${noun}.list`;
  const call = world.call(callOf(source) ?? '');
  const answered = entityOfCall(call, world);
  const [held] = [declared.rows].flat();
  const prefix = typeof held === 'string' ? held : undefined;
  const rows = { entity: answered, world, ...(prefix === undefined ? {} : { prefix: `${prefix}.` }) };
  const entity = prefix === undefined ? answered : undefined;
  const route = parametersOf(routeOf(id, world));
  const site: Site = { noun, calls: nounOfCall(source) ?? noun, route, entity, hasRow: true, world };
  const paged =
    objectAt(call, 'paging') !== undefined && declared.paging === undefined && prefix === undefined;
  const row = changeObject(declared, 'row', (actions) => expandActions(actions, site));
  const full = {
    ...declared,
    source,
    ...expandParent(declared, world),
    ...changeObject(declared, 'columns', (columns) => expandColumns(columns, rows)),
    ...changeObject(declared, 'filters', (filters) =>
      mapValues(filters, (filter, key) => (isObject(filter) ? labelled(filter, key, world.naming) : filter)),
    ),
    ...changeObject(declared, 'header', (actions) => expandActions(actions, { ...site, hasRow: false })),
    ...row,
    ...changeObject(declared, 'bulk', (actions) => expandBulk(actions, objectAt(row, 'row') ?? {}, site)),
    ...emptyOf(declared, noun, answered),
  };
  const isSearched = paged && textAt(call, 'search') !== undefined;
  const search = objectAt(declared, 'search');
  const usual = {
    search: isSearched ? { on: 'enter' } : undefined,
    actionsLabel: declared.row === undefined ? undefined : ofApp(world, 'actions'),
  };
  const searched = search ? { search: 'on' in search ? search : { on: 'enter', ...search } } : {};
  return withoutNulls(withDefaults({ ...full, ...searched }, usual), ['search', 'actionsLabel', 'empty']);
}

/** Completes a report: what its call groups by, counts and sums, each with its label and cell. */
function expandReport(declared: Json, id: string, world: World): Json {
  const { noun } = nounOf(id);
  const source = declared.source ?? `${noun}.report`;
  const call = world.call(callOf(source) ?? '');
  const entity = entityOfCall(call, world);
  const namesOf = (key: string) => [objectAt(call, 'resource')?.[key] ?? []].flat().map(String);
  const [by, sum] = [namesOf('by'), namesOf('sum')];
  const shown = Object.fromEntries([...by, 'count', ...sum].map((path) => [path, {}]));
  const format = fieldAt(entity, by[0] ?? '', world)?.format;
  const isDated = format === 'date' || format === 'date-time';
  const columns = expandValues({ ...shown, ...objectAt(declared, 'columns') }, { entity, world });
  return withDefaults({ ...declared, source, columns }, { draw: isDated ? 'lines' : 'bars' });
}

function changeObject(declared: Json, key: string, change: (value: Json) => Json): Json {
  const value = objectAt(declared, key);
  return value ? { [key]: change(value) } : {};
}

/** Completes the empty state: `No books yet`; a text alone is the hint below it. */
function emptyOf(declared: Json, noun: string, entity: Json | undefined): Json {
  const emptyState =
    typeof declared.empty === 'string' ? { hint: declared.empty } : objectAt(declared, 'empty');
  if (!emptyState) return {};
  const words = noun.replaceAll('-', ' ');
  // Some screens have a plural name, like the records that they list.
  const plural = textAt(entity, 'plural') ?? (/[^s]s$/.test(words) ? words : pluralOf(words));
  return { empty: { text: `No ${plural} yet`, ...emptyState } };
}

function expandGrid(declared: Json, id: string, world: World): Json {
  const { noun } = nounOf(id);
  const source = declared.source ?? `${noun}.list`;
  const entity = entityOfCall(world.call(callOf(source) ?? ''), world);
  const edit = objectAt(declared, 'edit');
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
      ...declared,
      source,
      ...changeObject(declared, 'columns', (columns) => expandColumns(columns, { entity, world })),
      ...changeObject(declared, 'header', (actions) => expandActions(actions, site)),
      ...(edit
        ? { edit: withDefaults({ ...edit, fields: expandFields(edit.fields, call, world) }, labels) }
        : {}),
      ...emptyOf(declared, noun, entity),
    },
    ['empty'],
  );
}

function expandDetail(declared: Json, id: string, world: World): Json {
  const { noun } = nounOf(id);
  const source = declared.source ?? `${noun}.get`;
  const entity = entityOfCall(world.call(callOf(source) ?? ''), world);
  const route = parametersOf(routeOf(id, world));
  const site: Site = { noun, calls: nounOfCall(source) ?? noun, route, entity, hasRow: true, world };
  const heading = objectAt(declared, 'heading') ?? {};
  const values = (value: Json) => expandValues(value, { entity, world });
  return {
    ...declared,
    source,
    heading: withoutNulls(
      withDefaults(
        {
          ...heading,
          ...changeObject(heading, 'subtitle', values),
          ...changeObject(heading, 'badges', values),
        },
        { title: entity ? labelFieldOf(entity) : undefined },
      ),
      ['title'],
    ),
    ...changeObject(declared, 'actions', (actions) => expandActions(actions, site)),
    ...expandSections({ main: sectionOfAll(site), ...declared }, 'main', site),
    ...expandSections(declared, 'aside', site),
  };
}

/** What a detail shows that says nothing of it: the values of its record, and the labels of those it refers to. */
function sectionOfAll({ entity, world }: Site): Json[] | undefined {
  const paths = Object.keys(objectAt(entity, 'fields') ?? {}).flatMap((name) => {
    const { ref, fields, many, computed, version } = objectAt(entity, 'fields', name, 'store') ?? {};
    const referred = typeof ref === 'string' ? world.fullEntity(ref) : undefined;
    const label = referred && labelFieldOf(referred);
    if (ref !== undefined) return label && [fields].flat().includes(label) ? [`${name}.${label}`] : [];
    return many === undefined && computed !== true && version !== true ? [name] : [];
  });
  return entity && [{ fields: Object.fromEntries(paths.map((path) => [path, {}])) }];
}

function expandSections(declared: Json, key: string, site: Site): Json {
  const list = declared[key];
  if (!Array.isArray(list)) return {};
  return {
    [key]: list.map((section: unknown) => (isObject(section) ? expandSection(section, site) : section)),
  };
}

function expandSection(section: Json, site: Site): Json {
  const { entity, world } = site;
  const table = objectAt(section, 'table');
  const rows = { entity, world, prefix: `${textAt(table, 'rows') ?? ''}.` };
  return {
    ...section,
    ...changeObject(section, 'fields', (values) => expandValues(values, { entity, world })),
    ...(table
      ? {
          table: {
            ...table,
            ...changeObject(table, 'columns', (columns) => expandColumns(columns, rows)),
            ...changeObject(table, 'actions', (actions) => expandActions(actions, site)),
            ...changeObject(table, 'header', (actions) => expandActions(actions, site)),
          },
        }
      : {}),
  };
}
