import { evaluate } from '../../core/conditions/evaluate.ts';
import type { BusinessNow } from '../../core/dates.ts';
import type { Lifecycle, LifecycleAction } from '../../core/model.ts';
import type { Actor } from './actor.ts';

/** Why an action is not possible. `message` is a source text with `params`. */
export interface NotAllowed {
  readonly allowed: false;
  /** `may`: the declared rule refuses. */
  readonly reason: 'action' | 'role' | 'state' | 'condition' | 'may';
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Whether an action is possible for a record, and the resulting state. */
export type NextState =
  | { readonly allowed: true; readonly from: string | number; readonly state: string | number }
  | NotAllowed;

/**
 * The state that an action leads to, or the reason why it is not possible. `record` has the fields that the lifecycle's
 * conditions name; `now` is the business time. The rule `may` is evaluated elsewhere.
 */
export function nextState(
  lifecycle: Lifecycle,
  action: string,
  record: Readonly<Record<string, unknown>>,
  actor: Actor | null,
  now: BusinessNow,
): NextState {
  const step = Object.hasOwn(lifecycle.actions, action) ? lifecycle.actions[action] : undefined;
  const value = record[lifecycle.field];
  // Texts that are translated before they are filled in.
  const state = { text: lifecycle.states[String(value)]?.label ?? String(value ?? '') };
  const params = { action: { text: step?.label ?? action }, state };
  const refuse = (reason: NotAllowed['reason'], message = step?.refusal ?? impossible): NotAllowed => ({
    allowed: false,
    reason,
    message,
    params,
  });
  if (!step) return refuse('action');
  if (!isFor(step, actor)) return refuse('role', 'Role is not Authorized.');
  const from = step.from.find((allowedState) => String(allowedState) === String(value));
  if (from === undefined) return refuse('state');
  const user = actor?.kind === 'person' ? actor : undefined;
  const scope = {
    row: record,
    route: {},
    query: {},
    ...(user ? { user: { id: user.id, username: user.username, role: user.role, role_string: '' } } : {}),
  };
  if (step.when && !evaluate(step.when, scope, () => now)) return refuse('condition');
  return { allowed: true, from, state: step.to ?? from };
}

/** Whether this kind of actor may take the action at all. */
function isFor({ roles, actors = [] }: LifecycleAction, actor: Actor | null): boolean {
  if (actor?.kind === 'system') return actors.includes(actor.name);
  return roles === 'public' || (actor !== null && roles.includes(actor.role));
}

const impossible = '{action} is not possible: the state is {state}.';
