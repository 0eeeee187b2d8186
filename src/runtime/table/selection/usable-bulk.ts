import type { BulkAction, Call } from '../../../../core/model.ts';
import type { Scope } from '../../../../core/scope.ts';
import { allows, type User } from '../../../../core/user.ts';
import { evaluate } from '../../base/evaluate.ts';
import { endpointOn } from '../../base/page-settings.ts';
import { findOpenable } from '../../navigation/prepare.ts';

/** The bulk actions that this account may use on this server; when empty, rows are not selectable. */
export function usableBulk(
  actions: readonly BulkAction[] | undefined,
  user: User | undefined,
  route: Scope['route'],
): readonly BulkAction[] {
  return (actions ?? []).filter(
    ({ roles, call, each, print, when }) =>
      (!roles || allows(roles, user)) &&
      (isOn(call) || isOn(each) || findOpenable(print?.screen, user)) &&
      (!when || evaluate(when, { route, query: {} })),
  );
}

/** Whether one call handles all rows; else one call per row. */
export function goesTogether({ call }: BulkAction): boolean {
  return isOn(call);
}

/** Of rows for each of which a call is made. */
const MOST_CALLS = 500;

/** Of rows that are asked about or printed one by one. */
const MOST_SHOWN = 100;

/** The maximum number of selected rows. */
export function mostOf(action: BulkAction): number {
  if (action.fields || action.print) return MOST_SHOWN;
  return goesTogether(action) ? (action.call?.endpoint.selection?.most ?? 0) : MOST_CALLS;
}

function isOn(call: Call | undefined): boolean {
  return call !== undefined && endpointOn(call.endpoint);
}
