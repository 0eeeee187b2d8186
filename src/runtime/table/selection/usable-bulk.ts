import type { BulkAction, Call } from '../../../../core/model.ts';
import { allows, type User } from '../../../../core/user.ts';
import { endpointOn } from '../../base/page-settings.ts';

/** The bulk actions that this account may use on this server; when empty, rows are not selectable. */
export function usableBulk(
  actions: readonly BulkAction[] | undefined,
  user: User | undefined,
): readonly BulkAction[] {
  return (actions ?? []).filter(
    ({ roles, call, each }) => (!roles || allows(roles, user)) && (isOn(call) || isOn(each)),
  );
}

/** Whether one call handles all rows; else one call per row. */
export function goesTogether({ call }: BulkAction): boolean {
  return isOn(call);
}

/** Of rows for each of which a call is made. */
const MOST_CALLS = 500;

/** The maximum number of selected rows. */
export function mostOf(action: BulkAction): number {
  return goesTogether(action) ? (action.call?.endpoint.selection?.most ?? 0) : MOST_CALLS;
}

function isOn(call: Call | undefined): boolean {
  return call !== undefined && endpointOn(call.endpoint);
}
