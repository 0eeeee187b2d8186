import type { ListScreen as ListDeclaration } from '../../../core/generated/language/declarations.ts';
import type { Call, ListScreen, ScreenBase } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';
import { linkActions } from '../behaviour/actions.ts';
import { checkLabels } from '../behaviour/alike.ts';
import { linkSource } from '../behaviour/calls.ts';
import { linkSlots } from '../behaviour/slots.ts';
import { explainForm } from '../behaviour/step-of-record.ts';
import type { Placed } from '../context/declarations.ts';
import { type LinkedEndpoint, missingEndpoint } from '../context/linked.ts';
import type { Linker, PathChecker, Reporter, Resolver, Texts } from '../context/linker.ts';
import { parametersOf } from '../context/routes.ts';
import { linkLiveScreen } from '../data/live.ts';
import { rowsWithin, unfolded } from '../data/rows-within.ts';
import { checkPath, checkValue } from '../expressions/paths.ts';
import type { Scope, Site } from '../expressions/scope.ts';
import { linkParentRecord } from '../parts/parent-record.ts';
import { type AnswerOf, linkColumns } from '../parts/shown.ts';
import { linkBulk } from './bulk.ts';
import { linkListEdit } from './list-edit.ts';
import { type FilteredRows, linkFilter } from './list-filters.ts';
import { submitLockOf } from './submit-lock.ts';

const standardPageSizes = [10, 25, 50];

export function linkList(linker: Linker, value: ListDeclaration, base: ScreenBase, place: Place): ListScreen {
  const seen = base.roles;
  const outerScope: Scope = { route: parametersOf(value.route), screen: base.id, seen: base.roles };
  const record = linkParentRecord(linker, value.record, {
    scope: outerScope,
    seen,
    place: place.child('record'),
  });
  const parentScope: Scope = record.item ? { ...outerScope, record: record.item } : outerScope;
  const { source, rows, holder, unfold, answer } = linkRows(linker, value, {
    scope: parentScope,
    seen,
    place,
  });
  const row = rows?.item;
  const header: Scope = { ...parentScope, query: addressOf(value, rows) };
  const scope: Scope = row ? { ...header, row } : header;
  const paging = value.paging ?? (rows?.endpoint.paging ? 'server' : 'client');
  checkPaging(linker, { value, place }, { rows, paging });
  const ordered = rows && paging === 'server' ? { endpoint: rows.endpoint } : {};
  const columns = linkColumns(
    linker,
    { value: value.columns, place: place.child('columns') },
    { record: row, scope, seen, answer, ...ordered },
  );
  checkLabels(linker, columns);
  const { edit, bulk, actionsLabel } = value;
  const live = value.live && linkLiveScreen(linker, value.rows ? undefined : rows, seen, place.child('live'));
  const lock = submitLockOf(linker.declarations.app.value.submitLock, base.id);
  const edited = { columns: Object.keys(value.columns), header, base, record: holder, lock };
  const listed = { list: rows, scope, seen, row: value.row, place: place.child('row') };
  const site = { scope: outerScope, seen };
  return {
    ...base,
    kind: 'list',
    source,
    ...record.linked,
    ...(value.help ? { help: linker.text(value.help, place.child('help')) } : {}),
    ...(live ? { live } : {}),
    ...unfold,
    ...linkSort(linker, { value, place: place.child('sort') }, { row, paging }),
    key: rows?.key ?? 'id',
    paging,
    pageSizes: linker.declarations.app.value.pageSizes ?? standardPageSizes,
    ...linkSearch(linker, value, row, place.child('search')),
    filters: linkFilters(linker, { value, place: place.child('filters') }, { rows, paging }, site),
    columns,
    header: linkActions(linker, value.header, { scope: header, seen, place: place.child('header') }).map(
      (action) => explainForm(linker, action, holder),
    ),
    row: linkActions(linker, value.row, { scope, seen, place: place.child('row') }),
    ...linkSlots(linker, value.slots, { scope: header, seen, place: place.child('slots') }),
    ...(edit ? { edit: linkListEdit(linker, edit, edited, place.child('edit')) } : {}),
    ...(bulk ? { bulk: linkBulk(linker, bulk, listed, place.child('bulk')) } : {}),
    ...(actionsLabel ? { actionsLabel: linker.text(actionsLabel, place.child('actionsLabel')) } : {}),
    ...linkEmpty(linker, value, place.child('empty')),
  };
}

function linkFilters(
  linker: Linker,
  { value: { filters = {} }, place }: Placed<ListDeclaration>,
  rows: FilteredRows,
  site: Parameters<typeof linkFilter>[4],
): ListScreen['filters'] {
  const linked = Object.entries(filters).map(([param, filter]) =>
    linkFilter(linker, param, { value: filter, place: place.child(param) }, rows, site),
  );
  checkLabels(
    linker,
    linked.flatMap((filter) => (filter.range ? [filter, filter.range] : [filter])),
  );
  return linked;
}

/** Query parameters in the URL of a list: its own, and those of its call and filters. */
function addressOf({ filters }: ListDeclaration, rows: LinkedEndpoint | undefined): string[] {
  const queryParameters = [...Object.keys(propertiesOf(rows?.query)), ...Object.keys(filters ?? {})];
  return [...new Set(['page', 'size', 'search', 'sort', 'dir', ...queryParameters])];
}

/** The call of the list, and its endpoint changed so that it answers the rows that the list shows. */
function linkRows(
  linker: Resolver,
  value: ListDeclaration,
  { scope, seen, place }: Site,
): {
  source: Call;
  rows: LinkedEndpoint | undefined;
  holder: JsonSchema | undefined;
  unfold: Pick<ListScreen, 'rows' | 'unfold' | 'unfoldList'>;
  answer: AnswerOf;
} {
  const [path, ...unfoldedFields] = [value.rows ?? []].flat();
  const fields = unfoldedFields.flatMap((field) => field ?? []);
  const linked = linkSource(linker, value.source, scope, {
    place: place.child('source'),
    seen,
    rows: path ? 'one' : 'many',
  });
  const rowsPlace = place.child('rows');
  const inner = path ? rowsWithin(linker, linked?.endpoint, path, rowsPlace) : linked?.endpoint;
  const { rows, linked: unfold } =
    fields.length > 0 ? unfolded(linker, inner, fields, rowsPlace) : { rows: inner, linked: {} };
  const holder = path ? linked?.endpoint.item : undefined;
  return {
    source: linked?.call ?? { endpoint: missingEndpoint },
    rows,
    holder,
    answer: { endpoint: linked?.call.endpoint, rows: path ?? undefined, holder },
    unfold: { ...(path ? { rows: path } : {}), ...unfold },
  };
}

/** The own order of a list that has all its rows, or whether one of pages sorts the page that it has. */
function linkSort(
  linker: PathChecker,
  { value: { sort }, place }: Placed<ListDeclaration>,
  { row, paging }: { row: JsonSchema | undefined; paging: ListScreen['paging'] },
): Pick<ListScreen, 'sort' | 'sortsPage'> {
  if (sort === undefined) return {};
  if (paging === 'server' && sort === 'page') return { sortsPage: true };
  if (paging === 'server') {
    const remedy =
      'Say it in the "sort" of the entity, or of the relation that holds the rows; here only "page", which sorts what came.';
    linker.report('LST-08', place, 'The server puts these rows in order, page by page.', { remedy });
    return {};
  }
  const field = sort.replace(/^-/, '');
  checkValue(linker, row, { path: field, place });
  return { sort: { field, dir: sort.startsWith('-') ? 'desc' : 'asc' } };
}

function checkPaging(
  linker: Reporter,
  { value, place }: Placed<ListDeclaration>,
  { rows, paging }: FilteredRows,
): void {
  if (!rows) return;
  const { id, endpoint: call } = rows;
  if (paging === 'server' && !call.paging) {
    linker.report(
      'LST-01',
      place.child('paging'),
      `endpoint "${id}" does not page, so the list must: "paging": "client".`,
    );
  }
  if (value.paging === 'client' && call.paging) {
    linker.report(
      'LST-01',
      place.child('paging'),
      `endpoint "${id}" answers a page at a time, so the list would show its first rows only.`,
      { remedy: 'Leave "paging" out: the server pages.' },
    );
  }
  if (value.search && paging === 'server' && !call.search) {
    linker.report('LST-02', place.child('search'), `endpoint "${id}" declares no "search" parameter.`);
  }
  if (value.search && paging === 'client' && !value.search.fields) {
    linker.report('LST-02', place.child('search'), 'The list searches by itself; say in which "fields".');
  }
  if (rows.item && !rows.key) {
    linker.report(
      'LST-03',
      place.child('source'),
      `the rows of endpoint "${id}" have no key that tells them apart.`,
    );
  }
}

function linkSearch(
  linker: PathChecker & Texts,
  { search }: ListDeclaration,
  row: JsonSchema | undefined,
  place: Place,
): Pick<ListScreen, 'search'> {
  if (!search) return {};
  for (const [index, path] of (search.fields ?? []).entries())
    checkPath(linker, row, { path, place: place.child('fields', index) });
  if (search.label) linker.text(search.label, place.child('label'));
  return { search };
}

export function linkEmpty(
  linker: Texts,
  { empty }: Pick<ListDeclaration, 'empty'>,
  place: Place,
): Pick<ListScreen, 'empty'> {
  if (!empty) return {};
  linker.text(empty.text, place.child('text'));
  if (empty.hint) linker.text(empty.hint, place.child('hint'));
  return { empty };
}
