import { endpointOn } from '../../core/page-settings.ts';
import type { User } from '../../core/user.ts';
import { allows } from '../../core/user.ts';
import type { BulkAction, Call } from '../../model.ts';

/** What this account can do with selected rows, on this server; none: rows cannot be selected. */
export function usableBulk(
  actions: readonly BulkAction[] | undefined,
  user: User | undefined,
): readonly BulkAction[] {
  return (actions ?? []).filter(({ roles, call, each }) => allows(roles, user) && (isOn(call) || isOn(each)));
}

/** Whether all rows go in one call: else one is made for each of them. */
export function goesTogether({ call }: BulkAction): boolean {
  return isOn(call);
}

/** How many rows may be selected for it. */
export function mostOf(action: BulkAction): number {
  return (goesTogether(action) ? action.call?.endpoint.selection?.most : action.each?.most) ?? 0;
}

function isOn(call: Call | undefined): boolean {
  return call !== undefined && endpointOn(call.endpoint);
}
