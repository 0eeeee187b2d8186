import type { Action } from '../../../core/model.ts';
import type { Scope } from '../../../core/scope.ts';
import { allows } from '../../../core/user.ts';
import { evaluate } from '../base/evaluate.ts';
import { endpointOn } from '../base/page-settings.ts';
import { user } from '../data/session/session-store.ts';
import { findOpenable } from '../navigation/prepare.ts';
import { whyNot } from './explain.ts';

/** The actions that this account sees in this scope: filtered by role, `when`, the extensions of the server, and whether it may open where they lead. */
export function visibleActions(actions: readonly Action[], scope: Scope): Action[] {
  const visitor = scope.user ?? user();
  return actions.filter(
    (action) =>
      (!action.roles || allows(action.roles, visitor)) &&
      (!action.call || endpointOn(action.call.endpoint)) &&
      leadsSomewhere(action) &&
      (!action.when || evaluate(action.when, scope)),
  );
}

function leadsSomewhere(action: Action): boolean {
  const target = action.to ?? action.dialog;
  return !target || findOpenable(target.screen, user()) !== undefined;
}

/** Whether a visible action can be used in this scope. */
export function isEnabled(action: Action, scope: Scope): boolean {
  return (!action.enabled || evaluate(action.enabled, scope)) && whyNot(action, scope) === undefined;
}
