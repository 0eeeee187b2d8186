import type { Scope } from '../core/scope.ts';
import type { Action } from '../model.ts';

interface Drawn {
  readonly actions: readonly Action[];
  readonly scope: Scope;
  readonly reload?: () => void;
}

/**
 * Whether a page's actions need not be drawn again: a list that turns a page changes the query, which few actions
 * look at.
 */
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

/** A widget may read anything. */
function readsQuery(actions: readonly Action[]): boolean {
  const reads = known.get(actions) ?? /"from":"query"|"widget":/.test(JSON.stringify(actions));
  known.set(actions, reads);
  return reads;
}
