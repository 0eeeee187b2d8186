import type { ListScreen as ListDeclaration } from '../../../core/generated/language/declarations.ts';
import type { BulkAction, Roles } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { linkConfirm, seenBy } from '../behaviour/actions.ts';
import { checkAlike } from '../behaviour/alike.ts';
import { linkCall } from '../behaviour/calls.ts';
import { linkEachRow } from '../behaviour/each-row.ts';
import { invocationAt } from '../behaviour/parameters.ts';
import type { Placed } from '../context/declarations.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Resolver, Texts } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
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
}

/** Links the actions of a list for its selected rows. */
export function linkBulk(
  linker: Resolver & Texts,
  declared: NonNullable<ListDeclaration['bulk']>,
  rows: Rows,
  place: Place,
): BulkAction[] {
  const actions = Object.entries(declared).map(([id, action]) =>
    placed(linkBulkAction(linker, id, { value: action, place: place.child(id) }, rows), place.child(id)),
  );
  checkAlike(linker, actions);
  return actions;
}

function linkBulkAction(
  linker: Resolver & Texts,
  id: string,
  { value: action, place }: Placed<BulkDeclaration>,
  rows: Rows,
): BulkAction {
  if (!action.call && !action.each) {
    linker.report(
      'LST-04',
      place,
      'no "call" says what happens to the rows, and no action of a row has this name.',
    );
  }
  const roles = action.roles ? linker.roles(action.roles, place.child('roles')) : rows.seen;
  const actionRows = { ...rows, seen: seenBy(roles, rows.seen) };
  checkQuestion(linker, { value: action, place });
  const declaredEach = action.each && { value: action.each, place: place.child('each') };
  const each = declaredEach && linkEachRow(linker, declaredEach, { ...actionRows, code: 'LST-04' });
  return {
    id,
    label: linker.text(action.label, place.child('label')),
    ...(action.icon ? { icon: linker.icon(action.icon, place.child('icon')) } : {}),
    ...(action.danger ? { danger: true } : {}),
    roles,
    ...linkTogether(linker, action, actionRows, place),
    ...(each ? { each } : {}),
    ...linkConfirm(linker, action, countOnly, place),
  };
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
