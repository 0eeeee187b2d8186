import type { Action } from '../../../core/model.ts';
import type { Scope } from '../../../core/scope.ts';

/** What a page's actions are drawn from. */
export interface ActionBarProps {
  readonly actions: readonly Action[];
  readonly scope: Scope;
  /** Called after an action that changed what is shown. */
  readonly reload?: (() => void) | undefined;
  /** What the buttons are about, where several of one label stand side by side. */
  readonly of?: string;
}

/** Whether a page's actions can skip a render: turning a page of a list changes only the query, which few actions read. */
export function sameActions(previousProps: ActionBarProps, currentProps: ActionBarProps): boolean {
  const { query, ...scope } = currentProps.scope;
  return (
    previousProps.actions === currentProps.actions &&
    previousProps.reload === currentProps.reload &&
    previousProps.of === currentProps.of &&
    (previousProps.scope.query === query || !readsQuery(currentProps.actions)) &&
    (['row', 'record', 'route', 'form', 'user', 'answer', 'refused'] as const).every(
      (part) => previousProps.scope[part] === scope[part],
    )
  );
}

const queryUseByActions = new WeakMap<readonly Action[], boolean>();

/** A widget may read any part of the scope. */
function readsQuery(actions: readonly Action[]): boolean {
  const reads = queryUseByActions.get(actions) ?? /"from":"query"|"widget":/.test(JSON.stringify(actions));
  queryUseByActions.set(actions, reads);
  return reads;
}
