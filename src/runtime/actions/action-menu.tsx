import { useEffect } from 'react';
import type { Scope } from '../core/scope.ts';
import type { Action } from '../model.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';

export interface ActionMenuProps {
  /** The button it hangs on; null: closed. */
  anchor: HTMLElement | null;
  actions: readonly Action[];
  scope: Scope;
  onClose: () => void;
  /** Called after an action that changed what is shown. */
  reload?: () => void;
  /** Runs what was chosen, where its opener shows that it is under way. */
  run?: ((action: Action) => void) | undefined;
}

const View = lazyWithPreload(() => import('./action-menu-view.tsx'));

/** The "..." menu of a page or a row; one is enough for all rows. Nothing of it is on the page while it is closed. */
export function ActionMenu(props: ActionMenuProps) {
  useEffect(() => {
    // 9 KB that the first drawing does not need; loaded before anyone opens a menu.
    const timer = setTimeout(View.preload, 1500);
    return () => clearTimeout(timer);
  }, []);
  return props.anchor === null ? null : <View {...props} />;
}
