import { businessNow } from '../../src/runtime/core/dates.ts';
import type { Condition, Lifecycle } from '../../src/runtime/model.ts';
import { nextState } from '../domain/lifecycle.ts';
import { Refusal } from '../refusal.ts';
import type { Row } from './row.ts';
import type { Work } from './work.ts';

/**
 * The state that an action leads the record to. Throws a Refusal when the lifecycle does not allow it: ask within the
 * transaction, with the row locked, before anything is written.
 */
export function takeStep(
  { user }: Pick<Work, 'user'>,
  { lifecycle, action }: { readonly lifecycle: Lifecycle; readonly action: string },
  record: Row,
): string | number {
  const next = nextState(lifecycle, action, record, user, businessNow(lifecycle.zone));
  if (next.allowed) return next.state;
  const { reason, message, params } = next;
  throw new Refusal(reason === 'role' ? 'forbidden' : 'conflict', [{ message, params }]);
}

/** Fields of the record that an action asks about. */
export function fieldsOfStep({ field, actions }: Lifecycle, action: string): string[] {
  const named = fieldsOf(actions[action]?.when);
  return [...new Set([field, ...named.map((path) => path.split('.', 1)[0] ?? path)])];
}

function fieldsOf(condition: Condition | undefined): string[] {
  if (!condition) return [];
  if ('all' in condition) return condition.all.flatMap(fieldsOf);
  if ('any' in condition) return condition.any.flatMap(fieldsOf);
  if ('not' in condition) return fieldsOf(condition.not);
  return 'field' in condition ? [condition.field] : [];
}
