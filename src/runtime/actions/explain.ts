import { useMemo } from 'react';
import type { Action, Explained } from '../../../core/model.ts';
import { isRecord } from '../../../core/record.ts';
import { type RefusedAction, type Row, readPath, type Scope } from '../../../core/scope.ts';
import { allows } from '../../../core/user.ts';
import { evaluate } from '../base/evaluate.ts';
import { t } from '../base/i18n/t.ts';
import { endpointOn } from '../base/page-settings.ts';
import { user } from '../data/session/session-store.ts';
import { useResponse } from '../data/use-response.ts';

/**
 * Why an action is not possible for the scope's row, if so and if it says why: first by its own condition, then by state
 * and condition of its step, which match the shown row, then by the server's answer.
 */
export function whyNot({ label, enabled, refusal, explain }: Action, scope: Scope): string | undefined {
  if (refusal !== undefined && enabled && !evaluate(enabled, scope)) return t(refusal, { ...scope.row });
  // Before the record is loaded nothing is known of it.
  if (!explain || !scope.row) return undefined;
  const stateReason = notNow(label, explain, scope);
  if (stateReason !== undefined) return stateReason;
  const refused = scope.refused?.get(nameOf(scope.row?.[explain.key], explain.step));
  return refused && t(refused.message, refused.params);
}

/** Why the state of the scope's row does not allow it; undefined where it does. */
export function notNow(
  label: string,
  { possible, field, states, refusal }: Pick<Explained, 'possible' | 'field' | 'states' | 'refusal'>,
  scope: Scope,
): string | undefined {
  if (evaluate(possible, scope)) return undefined;
  const value = String(readPath(scope.row, field) ?? '');
  const params = { action: { text: label }, state: { text: states[value] ?? value } };
  return t(refusal ?? '{action} is not possible: the state is {state}.', params);
}

/** The scope with the server's answer about the actions of these rows; the same scope where nothing is to be asked. */
export function useRefusedActions(actions: readonly Action[], rows: readonly Row[], scope: Scope): Scope {
  const explanation = actions.find(({ explain }) => canAsk(explain))?.explain;
  const ids = explanation ? rows.map((row) => row[explanation.key]).filter((key) => key !== undefined) : [];
  const { answer } = useResponse(ids.length > 0 ? (explanation?.ask ?? null) : null, { ids });
  const refused = useMemo(() => answer?.rows && refusedOf(answer.rows), [answer]);
  return useMemo(() => (refused ? { ...scope, refused } : scope), [scope, refused]);
}

function canAsk(explain: Explained | undefined): boolean {
  return explain?.ask !== undefined && endpointOn(explain.ask) && allows(explain.ask.roles, user());
}

function refusedOf(rows: readonly Row[]): ReadonlyMap<string, RefusedAction> {
  const refused = new Map<string, RefusedAction>();
  for (const { id, action, allowed, message, params } of rows) {
    if (allowed === 1 || typeof message !== 'string') continue;
    refused.set(nameOf(id, action), { message, ...(isRecord(params) && { params }) });
  }
  return refused;
}

const nameOf = (key: unknown, step: unknown) => `${key} ${step}`;
