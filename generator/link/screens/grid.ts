import type { GridScreen as GridDeclaration } from '../../../core/generated/language/declarations.ts';
import type { FormField, GridScreen, Roles, ScreenBase } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { type JsonSchema, mainType, propertiesOf, schemaAt } from '../../schema/json-schema.ts';
import { linkActions } from '../behaviour/actions.ts';
import { linkCall, linkSource } from '../behaviour/calls.ts';
import { invocationAt } from '../behaviour/parameters.ts';
import type { Placed } from '../context/declarations.ts';
import { type LinkedEndpoint, missingEndpoint } from '../context/linked.ts';
import type { Linker, PathChecker, Reporter, Texts } from '../context/linker.ts';
import { parametersOf } from '../context/routes.ts';
import { namedByParameter } from '../data/identity.ts';
import { versionOf } from '../data/version.ts';
import { checkPath } from '../expressions/paths.ts';
import type { Scope } from '../expressions/scope.ts';
import { linkField } from '../parts/form-field.ts';
import { linkColumns } from '../parts/shown.ts';
import { linkEmpty } from './list.ts';
import { submitLockOf } from './submit-lock.ts';

export function linkGrid(linker: Linker, value: GridDeclaration, base: ScreenBase, place: Place): GridScreen {
  const outerScope: Scope = { route: parametersOf(value.route), screen: base.id, seen: base.roles };
  const sourcePlace = place.child('source');
  const linked = linkSource(linker, value.source, outerScope, {
    place: sourcePlace,
    seen: base.roles,
    rows: 'many',
  });
  const endpoint = linked?.endpoint;
  const row = endpoint?.item;
  if (row && !endpoint.key) {
    linker.report(
      'LST-03',
      sourcePlace,
      `the rows of endpoint "${endpoint.id}" have no key that tells them apart.`,
    );
  }
  const scope: Scope = row ? { ...outerScope, row } : outerScope;
  const paging = endpoint?.endpoint.paging ? 'server' : 'client';
  if (endpoint && value.search)
    checkSearch(linker, value.search, { endpoint, paging }, place.child('search'));
  return {
    ...base,
    kind: 'grid',
    source: linked?.call ?? { endpoint: missingEndpoint },
    key: endpoint?.key ?? 'id',
    paging,
    ...linkSearch(linker, value, row, place.child('search')),
    columns: linkColumns(
      linker,
      { value: value.columns, place: place.child('columns') },
      { record: row, scope, seen: base.roles, answer: { endpoint: endpoint?.endpoint } },
    ),
    header: linkActions(linker, value.header, {
      scope: outerScope,
      seen: base.roles,
      place: place.child('header'),
    }),
    edit: linkEdit(linker, { value, place }, scope, base),
    ...(value.actionsLabel
      ? { actionsLabel: linker.text(value.actionsLabel, place.child('actionsLabel')) }
      : {}),
    ...linkEmpty(linker, value, place.child('empty')),
  };
}

function checkSearch(
  linker: Reporter,
  { fields }: NonNullable<GridDeclaration['search']>,
  { endpoint, paging }: { readonly endpoint: LinkedEndpoint; readonly paging: GridScreen['paging'] },
  place: Place,
): void {
  if (paging === 'client' && !fields)
    linker.report('LST-02', place, 'The grid searches by itself; say in which "fields".');
  if (paging === 'server' && !endpoint.endpoint.search)
    linker.report('LST-02', place, `endpoint "${endpoint.id}" declares no "search" parameter.`);
}

function linkSearch(
  linker: PathChecker & Texts,
  { search }: GridDeclaration,
  row: JsonSchema | undefined,
  place: Place,
): Pick<GridScreen, 'search'> {
  if (!search) return {};
  for (const [index, path] of (search.fields ?? []).entries())
    checkPath(linker, row, { path, place: place.child('fields', index) });
  if (search.label) linker.text(search.label, place.child('label'));
  return { search };
}

function linkEdit(
  linker: Linker,
  { value: { edit, columns }, place: screenPlace }: Placed<GridDeclaration>,
  scope: Scope,
  { id, roles: seen }: ScreenBase,
): GridScreen['edit'] {
  const place = screenPlace.child('edit');
  const supplied = Object.keys(edit.fields);
  const linked = linkCall(linker, invocationAt(place, 'call', edit.call, edit.with), scope, {
    seen,
    supplied,
  });
  const target = linked?.endpoint;
  const { schema = {}, messages = {} } = target?.body ?? {};
  const version = versionOf(linker, scope.row, target);
  return {
    call: linked?.call ?? { endpoint: missingEndpoint },
    ...(version === undefined ? {} : { version }),
    fields: linkFields(linker, edit.fields, { target, scope, seen, columns: Object.keys(columns) }, place),
    // A placeholder; the emitted screen imports the body.
    body: { schema, validate: () => true, messages },
    label: linker.text(edit.label, place.child('label')),
    save: linker.text(edit.save, place.child('save')),
    cancel: linker.text(edit.cancel, place.child('cancel')),
    lock: submitLockOf(linker.declarations.app.value.submitLock, id),
  };
}

interface FieldsContext {
  readonly target: LinkedEndpoint | undefined;
  readonly scope: Scope;
  readonly seen: Roles;
  /** Paths of the columns. */
  readonly columns: readonly string[];
}

function linkFields(
  linker: Linker,
  declared: GridDeclaration['edit']['fields'],
  { target, scope, seen, columns }: FieldsContext,
  place: Place,
): FormField[] {
  const body = target?.body?.schema;
  const propertyNames = Object.keys(propertiesOf(body));
  return Object.entries(declared).map(([name, value]) => {
    const fieldPlace = place.child('fields', name);
    if (target && (!body || schemaAt(body, name) === undefined)) {
      const text = `the body of endpoint "${target.id}" has no property "${name}".${didYouMean(name, propertyNames)}`;
      linker.report('REF-08', fieldPlace.key, text, {
        remedy: `It has: ${propertyNames.join(', ') || 'none'}.`,
      });
    }
    const path = value.from ?? name;
    if (!columns.includes(path)) {
      const text = `no column "${path}" in which this field could stand.${didYouMean(path, columns)}`;
      linker.report('GRD-01', fieldPlace.key, text, { remedy: `The columns are: ${columns.join(', ')}.` });
    }
    const field = { value, place: fieldPlace };
    const names = Object.keys(declared);
    const bodySource = target?.body?.source ?? {};
    const namedOf = (propertyName: string) => target && namedByParameter(linker, target, propertyName);
    const context = { scope, body: bodySource, record: scope.row, target, roles: seen, names, namedOf };
    const property = schemaAt(body, name);
    const isGroup = !value.widget && property !== 'open' && mainType(property) === 'object';
    if (isGroup) reportNestedFields(linker, `an object, "${name}",`, fieldPlace);
    // An object has no field, so no further error is reported for it.
    const linked = linkField(linker, name, field, isGroup ? { ...context, body: {} } : context);
    if (linker.language.fields.get(linked.field)?.needs?.includes('fields'))
      reportNestedFields(linker, `the field "${linked.field}"`, fieldPlace);
    return linked;
  });
}

/** Reports a value with fields of its own, which does not fit into a cell. */
function reportNestedFields(linker: Reporter, contentDescription: string, place: Place): void {
  linker.report('GRD-02', place.key, `a cell cannot hold ${contentDescription} with fields of its own.`, {
    remedy: 'Edit it in a form: a screen of the kind "form", to which an action of the row leads by "to".',
  });
}
