import type { ListScreen as ListDeclaration } from '../../../core/generated/language/declarations.ts';
import type { BulkAction, Roles } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';
import { linkConfirm, linkNote, seenBy } from '../behaviour/actions.ts';
import { checkAlike } from '../behaviour/alike.ts';
import { linkCall } from '../behaviour/calls.ts';
import { linkEachRow } from '../behaviour/each-row.ts';
import { eachOfOffer } from '../behaviour/offers.ts';
import { invocationAt } from '../behaviour/parameters.ts';
import { stepOfRecord } from '../behaviour/step-of-record.ts';
import { linkTarget } from '../behaviour/targets.ts';
import type { Placed } from '../context/declarations.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Linker, Resolver } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { linkCondition } from '../expressions/conditions.ts';
import { checkPath } from '../expressions/paths.ts';
import type { Scope } from '../expressions/scope.ts';

type BulkDeclaration = NonNullable<ListDeclaration['bulk']>[string];

/** The values for placeholders in texts about several rows. */
const countOnly: JsonSchema = { type: 'object', properties: { count: { type: 'integer' } } };

interface Rows {
  /** The call whose rows the list shows. */
  readonly list: LinkedEndpoint | undefined;
  /** The scope with the row. */
  readonly scope: Scope;
  /** The roles that see the screen. */
  readonly seen: Roles;
  /** The declared actions of a row, and their place. */
  readonly row: ListDeclaration['row'];
  readonly place: Place;
}

/** Links the actions of a list for its selected rows. */
export function linkBulk(
  linker: Linker,
  declared: NonNullable<ListDeclaration['bulk']>,
  rows: Rows,
  place: Place,
): BulkAction[] {
  const actions = Object.entries(declared).map(([id, action]) =>
    placed(linkBulkAction(linker, id, { value: action, place: place.child(id) }, rows), place.child(id)),
  );
  checkAlike(linker, actions);
  return actions.map((action) => {
    const undo = actions.find((other) => isOpposite(action, other));
    return undo ? { ...action, undo: undo.id } : action;
  });
}

/** Whether both make the same call and give it the two values of one switch. */
function isOpposite({ call, danger }: BulkAction, { call: otherCall }: BulkAction): boolean {
  if (danger || !call || call.endpoint !== otherCall?.endpoint) return false;
  const [values, others] = [call.with ?? {}, otherCall.with ?? {}];
  const names = new Set([...Object.keys(values), ...Object.keys(others)]);
  const different = [...names].filter(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(others[name]),
  );
  const [name = ''] = different;
  return different.length === 1 && [values[name], others[name]].every((value) => value === 0 || value === 1);
}

function linkBulkAction(
  linker: Linker,
  id: string,
  { value: action, place }: Placed<BulkDeclaration>,
  rows: Rows,
): BulkAction {
  const declaredEach = eachOf(linker, id, action, rows);
  if (!action.call && !declaredEach && !action.print) {
    linker.report(
      'LST-04',
      place,
      'no "call" says what happens to the rows, and no action of a row has this name.',
    );
  }
  const roles = action.roles ? linker.roles(action.roles, place.child('roles')) : rows.seen;
  const actionRows = { ...rows, seen: seenBy(roles, rows.seen) };
  if (!action.fields && !action.print) checkQuestion(linker, { value: action, place });
  checkAsked(linker, { value: action, place }, { rows, isEach: declaredEach !== undefined });
  const each =
    declaredEach &&
    linkEachRow(
      linker,
      { value: declaredEach, place: place.child('each') },
      { ...actionRows, scope: askedScope(linker, action, declaredEach.call, rows), code: 'LST-04' },
    );
  return {
    id,
    label: linker.text(action.label, place.child('label')),
    ...(action.icon ? { icon: linker.icon(action.icon, place.child('icon')) } : {}),
    ...(action.danger ? { danger: true } : {}),
    ...(action.roles ? { roles } : {}),
    ...linkTogether(linker, action, actionRows, place),
    ...(each ? { each } : {}),
    ...linkStep(linker, id, declaredEach, rows),
    ...linkShown(linker, { value: action, place }, actionRows),
    ...linkConfirm(linker, action, countOnly, place),
    ...(action.note ? linkNote(linker, action.note, action.each?.with, { ...actionRows, place }) : {}),
  };
}

/** The step that the call for each row takes: the reason why others are left, unless the row's own action explains it. */
function linkStep(
  linker: Linker,
  id: string,
  each: DeclaredEach | undefined,
  { scope, row }: Rows,
): Pick<BulkAction, 'step'> {
  const offer = row?.[id];
  const isExplained = offer !== undefined && 'lifecycle' in offer && offer.enabled === true;
  const step = each && !isExplained && stepOfRecord(linker, scope.row, linker.endpoints.get(each.call));
  return step ? { step } : {};
}

type DeclaredEach = NonNullable<BulkDeclaration['each']>;

/** The call for each row, with the values that are asked: that of the row's action, also where a lifecycle declares it. */
function eachOf(
  linker: Linker,
  id: string,
  { each, fields }: BulkDeclaration,
  { row, place }: Rows,
): DeclaredEach | undefined {
  const offer = row?.[id];
  const declared =
    each ?? (offer && 'lifecycle' in offer ? eachOfOffer(linker, offer, place.child(id)) : undefined);
  if (!declared || !fields) return declared;
  const asked = Object.fromEntries(Object.keys(fields).map((name) => [name, `$form.${name}`]));
  return { ...declared, with: { ...declared.with, ...asked } };
}

/** The scope with the values that are asked, which are those of the call. */
function askedScope(
  { endpoints }: Pick<Linker, 'endpoints'>,
  { fields }: BulkDeclaration,
  call: string,
  { scope }: Rows,
): Scope {
  const endpoint = fields && endpoints.get(call);
  if (!endpoint) return scope;
  const { pathParams, query, body } = endpoint;
  const inPath = Object.fromEntries(pathParams.map((name): [string, JsonSchema] => [name, {}]));
  const properties = { ...inPath, ...propertiesOf(query), ...propertiesOf(body?.schema) };
  return { ...scope, form: { type: 'object', properties } };
}

/** Values are asked, and pasted lines taken, in the table of a call for each row. */
function checkAsked(
  linker: Linker,
  { value: { fields, paste, confirm }, place }: Placed<BulkDeclaration>,
  { rows, isEach }: { readonly rows: Rows; readonly isEach: boolean },
): void {
  if (fields && !isEach)
    linker.report(
      'LST-04',
      place.child('fields'),
      'values are asked for each row, and no call is made for each.',
    );
  if (fields && confirm)
    linker.report('USE-05', place.child('confirm'), 'the table of "fields" is what asks.', {
      remedy: 'Take "confirm" out.',
    });
  if (paste === undefined) return;
  if (!fields)
    linker.report(
      'USE-05',
      place.child('paste'),
      'lines are pasted into the table of "fields", and there is none.',
    );
  checkPath(linker, rows.scope.row, { path: paste, place: place.child('paste') });
}

/** Links what is asked, pasted and printed, and where the action is there at all. */
function linkShown(
  linker: Linker,
  { value: { when, fields, paste, print }, place }: Placed<BulkDeclaration>,
  { scope, seen }: Rows,
): Pick<BulkAction, 'when' | 'fields' | 'paste' | 'print'> {
  const { row: _, ...outerScope } = scope;
  const texts = Object.entries(fields ?? {});
  if (print !== undefined) checkPrinted(linker, print, place.child('print'));
  return {
    ...(when ? { when: linkCondition(linker, when, outerScope, place.child('when')) } : {}),
    ...(texts.length > 0
      ? {
          fields: texts.map(([name, label]) => ({
            name,
            label: linker.text(label, place.child('fields', name)),
          })),
        }
      : {}),
    ...(paste === undefined ? {} : { paste }),
    ...(print === undefined
      ? {}
      : { print: linkTarget(linker, invocationAt(place, 'print', print, undefined), scope, seen) }),
  };
}

function checkPrinted(linker: Resolver, id: string, place: Place): void {
  const kind = linker.screen(id, place)?.value.kind;
  if (kind === undefined || kind === 'detail') return;
  linker.report('REF-13', place, `screen "${id}" is a ${kind}; what is printed is a detail.`);
}

/** A write of many rows is asked about first, and the question says how many they are. */
function checkQuestion(linker: Resolver, { value: { confirm }, place }: Placed<BulkDeclaration>): void {
  const question = typeof confirm === 'string' ? confirm : confirm?.text;
  if (question?.includes('{count}')) return;
  const [text, faulty] = question
    ? ['the question does not say how many rows are meant.', place.child('confirm')]
    : ['the rows are changed at one click.', place];
  linker.report('LST-09', faulty, text, { remedy: 'Ask first, with {count} in the "confirm".' });
}

/** Links the call for all selected rows at once. Its values cannot depend on a row. */
function linkTogether(
  linker: Resolver,
  { call, with: callValues }: BulkDeclaration,
  { list, scope, seen }: Rows,
  place: Place,
): Pick<BulkAction, 'call'> {
  if (!call) return {};
  const { row: _, ...outerScope } = scope;
  const callPlace = place.child('call');
  const linked = linkCall(linker, invocationAt(place, 'call', call, callValues), outerScope, { seen });
  const selectionList = linked?.endpoint.declared.value.selection?.of;
  if (linked && selectionList === undefined) {
    linker.report('LST-04', callPlace, `endpoint "${call}" declares no "selection".`, {
      remedy: 'Name a call that takes many, or leave it to the action of a row that has this name.',
    });
  } else if (linked && list && selectionList !== list.id) {
    linker.report(
      'LST-04',
      callPlace,
      `endpoint "${call}" takes rows of "${selectionList}"; this list shows "${list.id}".`,
    );
  }
  return linked ? { call: linked.call } : {};
}
