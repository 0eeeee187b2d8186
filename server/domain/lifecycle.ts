import { evaluate } from '../../src/runtime/core/conditions/evaluate.ts';
import type { BusinessNow } from '../../src/runtime/core/dates.ts';
import type { Lifecycle } from '../../src/runtime/model.ts';

/** Whether an action may be done to a record, and what its state is then. */
export type NextState =
  | { readonly allowed: true; readonly state: string | number }
  /** `message` is a source text; `params` fill its `{action}` and `{state}`. */
  | {
      readonly allowed: false;
      readonly reason: 'action' | 'role' | 'state' | 'condition';
      readonly message: string;
      readonly params: Readonly<Record<string, string>>;
    };

/** Who acts. */
export interface Actor {
  readonly id: number | string;
  readonly username: string;
  readonly role: number;
}

/**
 * The state that an action leads a record to, or the named reason why not. `record` holds the fields of the
 * lifecycle's entity that its conditions name; `now` is the business time.
 */
export function nextState(
  lifecycle: Lifecycle,
  action: string,
  record: Readonly<Record<string, unknown>>,
  user: Actor | null,
  now: BusinessNow,
): NextState {
  const step = Object.hasOwn(lifecycle.actions, action) ? lifecycle.actions[action] : undefined;
  const value = record[lifecycle.field];
  const state = lifecycle.states[String(value)]?.label ?? String(value ?? '');
  const params = { action: step?.label ?? action, state };
  if (!step) return { allowed: false, reason: 'action', message: impossible, params };
  if (step.roles !== 'public' && !(user && step.roles.includes(user.role)))
    return { allowed: false, reason: 'role', message: 'Role is not Authorized.', params };
  const from = step.from.find((one) => String(one) === String(value));
  if (from === undefined)
    return { allowed: false, reason: 'state', message: step.refusal ?? impossible, params };
  const scope = {
    row: record,
    route: {},
    query: {},
    ...(user ? { user: { ...user, role_string: '' } } : {}),
  };
  if (step.when && !evaluate(step.when, scope, now))
    return { allowed: false, reason: 'condition', message: step.refusal ?? impossible, params };
  return { allowed: true, state: step.to ?? from };
}

const impossible = '{action} is not possible: the state is {state}.';
