import type { ListScreen as ListDeclaration } from '../../../src/generated/language/declarations.ts';
import type { DayRange, Filter, ListScreen, ScreenBase } from '../../../src/runtime/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isObject, type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';
import { linkActions } from '../behaviour/actions.ts';
import { linkSource } from '../behaviour/sources.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Linker } from '../context/linker.ts';
import { missingEndpoint } from '../context/missing-endpoint.ts';
import { placed } from '../context/placed.ts';
import { parametersOf } from '../context/routes.ts';
import { attributesOfParam, linkChoices } from '../data/choices.ts';
import { rowsWithin, unfolded } from '../data/rows-within.ts';
import { checkPath, type Scope } from '../expressions/scope.ts';
import { linkOptions, partName, takeChoices } from '../parts/parts.ts';
import { linkColumns, linkShown } from '../parts/shown.ts';
import { linkBulk } from './bulk.ts';
import { linkListEdit } from './list-edit.ts';

const standardPageSizes = [10, 25, 50];

export function linkList(linker: Linker, value: ListDeclaration, base: ScreenBase, place: Place): ListScreen {
  const around: Scope = { route: parametersOf(value.route) };
  const record = linkRecord(linker, value, base, around, place.child('record'));
  const header: Scope = record.item ? { ...around, record: record.item } : around;
  const linked = linkSource(linker, value.source, header, {
    place: place.child('source'),
    seen: base.roles,
    rows: value.rows ? 'one' : 'many',
  });
  const held = value.rows
    ? rowsWithin(linker, linked?.endpoint, value.rows, place.child('rows'))
    : linked?.endpoint;
  const endpoint = value.unfold ? unfolded(linker, held, value.unfold, place.child('unfold')) : held;
  const row = endpoint?.item;
  const scope: Scope = row ? { ...header, row } : header;
  const paging = value.paging ?? (endpoint?.endpoint.paging ? 'server' : 'client');
  checkPaging(linker, value, endpoint, paging, place);
  const columns = linkColumns(
    linker,
    value.columns,
    {
      row,
      scope,
      seen: base.roles,
      ...(endpoint && paging === 'server' ? { endpoint: endpoint.endpoint } : {}),
    },
    place.child('columns'),
  );
  return {
    ...base,
    kind: 'list',
    source: linked?.call ?? { endpoint: missingEndpoint },
    ...record.linked,
    ...(value.rows ? { rows: value.rows } : {}),
    ...(value.unfold ? { unfold: value.unfold } : {}),
    key: endpoint?.key ?? 'id',
    paging,
    pageSizes: value.pageSizes ?? linker.declarations.app.value.pageSizes ?? standardPageSizes,
    ...linkSearch(linker, value, row, place.child('search')),
    filters: Object.entries(value.filters ?? {}).map(([param, filter]) =>
      linkFilter(linker, param, filter, { endpoint, paging }, place.child('filters', param)),
    ),
    columns,
    header: linkActions(linker, value.header, header, base.roles, place.child('header')),
    row: linkActions(linker, value.row, scope, base.roles, place.child('row')),
    ...(value.edit
      ? {
          edit: linkListEdit(
            linker,
            value.edit,
            { columns: Object.keys(value.columns), header, base },
            place.child('edit'),
          ),
        }
      : {}),
    ...(value.bulk
      ? {
          bulk: linkBulk(
            linker,
            value.bulk,
            { list: endpoint, scope, seen: base.roles },
            place.child('bulk'),
          ),
        }
      : {}),
    ...(value.actionsLabel
      ? { actionsLabel: linker.text(value.actionsLabel, place.child('actionsLabel')) }
      : {}),
    ...linkEmpty(linker, value, place.child('empty')),
  };
}

/** The record that the rows belong to, and the field that names it. */
function linkRecord(
  linker: Linker,
  { record }: ListDeclaration,
  { roles }: ScreenBase,
  scope: Scope,
  place: Place,
): { linked?: Pick<ListScreen, 'record'>; item?: JsonSchema } {
  if (!record) return {};
  const { label: declared, summary, ...call } = record;
  const linked = linkSource(linker, call, scope, { place, seen: roles, rows: 'one' });
  if (!linked) return {};
  const { resource } = linked.endpoint;
  const label = declared ?? linker.entities.get(resource?.entity ?? '')?.stored?.label ?? 'name';
  const { item } = linked.endpoint;
  checkPath(linker, item, label, declared ? place.child('label') : place);
  const shown = Object.entries(summary ?? {}).map(([path, value]) =>
    linkShown(
      linker,
      path,
      value,
      item,
      item ? { ...scope, row: item } : scope,
      place.child('summary', path),
    ),
  );
  const own = { call: linked.call, label, ...(shown.length > 0 ? { summary: shown } : {}) };
  return { linked: { record: own }, ...(item ? { item } : {}) };
}

function checkPaging(
  linker: Linker,
  value: ListDeclaration,
  endpoint: LinkedEndpoint | undefined,
  paging: ListScreen['paging'],
  place: Place,
): void {
  if (!endpoint) return;
  const { id, endpoint: call } = endpoint;
  if (paging === 'server' && !call.paging) {
    linker.report(
      'LST-01',
      place.child('paging'),
      `endpoint "${id}" does not page, so the list must: "paging": "client".`,
    );
  }
  if (value.search && paging === 'server' && !call.search) {
    linker.report('LST-02', place.child('search'), `endpoint "${id}" declares no "search" parameter.`);
  }
  if (value.search && paging === 'client' && !value.search.fields) {
    linker.report('LST-02', place.child('search'), 'The list searches by itself; say in which "fields".');
  }
  if (endpoint.item && !endpoint.key) {
    linker.report(
      'LST-03',
      place.child('source'),
      `the rows of endpoint "${id}" have no key that tells them apart.`,
    );
  }
}

function linkSearch(
  linker: Linker,
  { search }: ListDeclaration,
  row: JsonSchema | undefined,
  place: Place,
): Pick<ListScreen, 'search'> {
  if (!search) return {};
  for (const [index, path] of (search.fields ?? []).entries())
    checkPath(linker, row, path, place.child('fields', index));
  if (search.label) linker.text(search.label, place.child('label'));
  return { search };
}

type FilterDeclaration = NonNullable<ListDeclaration['filters']>[string];

interface FilterSource {
  readonly endpoint: LinkedEndpoint | undefined;
  readonly paging: ListScreen['paging'];
}

function linkFilter(
  linker: Linker,
  param: string,
  filter: FilterDeclaration,
  source: FilterSource,
  place: Place,
): Filter {
  const { endpoint } = source;
  const query = propertiesOf(endpoint?.query);
  checkParam(linker, param, endpoint, place, 'key');
  const field = partName(linker, 'fields', filter.field, query[param], place);
  const options = linkOptions(
    linker,
    linker.language.fields.get(field),
    filter.options,
    place.child('options'),
  );
  const schemas = [query[param], ...attributesOfParam(linker, endpoint, param)];
  const choices = linkChoices(linker, { declared: filter.choices, schemas }, place.child('choices'));
  const linked: Filter = {
    param,
    label: linker.text(filter.label, place.child('label')),
    field,
    ...(options ? { options } : {}),
    ...takeChoices(linker, 'fields', field, { choices, isDeclared: filter.choices !== undefined }, place),
    ...linkRange(linker, param, filter, source, place),
  };
  return placed(linked, place);
}

/** Two parameters of the endpoint make one range of days. */
function linkRange(
  linker: Linker,
  param: string,
  { field, range }: FilterDeclaration,
  { endpoint, paging }: FilterSource,
  place: Place,
): Pick<Filter, 'range'> {
  if (!range) return {};
  const at = place.child('range');
  if (field !== 'date') {
    linker.report('LST-06', at, `only a "date" can begin a range of days, not a "${field}".`);
  }
  if (paging === 'client') {
    linker.report('LST-06', at, 'the list filters its rows by itself, by equal values: it knows no ranges.');
  }
  checkParam(linker, range.end, endpoint, at.child('end'));
  const label = linker.text(range.label, at.child('label'));
  return { range: { ...range, label, ...limitsOf(param, propertiesOf(endpoint?.query)[range.end]) } };
}

/** How far a range goes is what the call says of its last day, so that page and server refuse the same. */
function limitsOf(first: string, last: JsonSchema = {}): Pick<DayRange, 'days' | 'atMost'> {
  const { within, notAfter } = last;
  const isFromFirst = isObject(within) && within.of === first;
  return {
    ...(isFromFirst ? { days: Number(within.days) } : {}),
    ...(notAfter === 'today' ? { atMost: 'today' } : {}),
  };
}

function checkParam(
  linker: Linker,
  param: string,
  endpoint: LinkedEndpoint | undefined,
  place: Place,
  part?: 'key',
): void {
  const query = propertiesOf(endpoint?.query);
  if (!endpoint || param in query) return;
  const text = `endpoint "${endpoint.id}" has no query parameter "${param}".${didYouMean(param, Object.keys(query))}`;
  linker.report('REF-11', place, text, part ? { part } : {});
}

export function linkEmpty(
  linker: Linker,
  { empty }: Pick<ListDeclaration, 'empty'>,
  place: Place,
): Pick<ListScreen, 'empty'> {
  if (!empty) return {};
  linker.text(empty.text, place.child('text'));
  if (empty.hint) linker.text(empty.hint, place.child('hint'));
  return { empty };
}
