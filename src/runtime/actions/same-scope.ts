import type { Action } from '../../../core/model.ts';
import type { Scope } from '../../../core/scope.ts';

interface Drawn {
  readonly actions: readonly Action[];
  readonly scope: Scope;
  readonly reload?: () => void;
}

/** Whether a page's actions can skip a render: turning a page of a list changes only the query, which few actions read. */
export function sameActions(before: Drawn, now: Drawn): boolean {
  const { query, ...scope } = now.scope;
  return (
    before.actions === now.actions &&
    before.reload === now.reload &&
    (before.scope.query === query || !readsQuery(now.actions)) &&
    (['row', 'record', 'route', 'form', 'user', 'answer', 'refused'] as const).every(
      (part) => before.scope[part] === scope[part],
    )
  );
}

const known = new WeakMap<readonly Action[], boolean>();

/** A widget may read any part of the scope. */
function readsQuery(actions: readonly Action[]): boolean {
  const reads = known.get(actions) ?? /"from":"query"|"widget":/.test(JSON.stringify(actions));
  known.set(actions, reads);
  return reads;
}
