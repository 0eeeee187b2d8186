import { useEffect } from 'react';
import type { Action } from '../../../core/model.ts';
import type { Scope } from '../../../core/scope.ts';
import { atRest } from '../base/at-rest.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';

export interface ActionMenuProps {
  /** The anchor button; null when the menu is closed. */
  anchor: HTMLElement | null;
  actions: readonly Action[];
  scope: Scope;
  onClose: () => void;
  /** Called after an action that changed what is shown. */
  reload?: () => void;
  /** Runs the chosen action; the button that opened the menu shows that it is pending. */
  run?: ((action: Action) => void) | undefined;
}

const View = lazyWithPreload(() => import('./action-menu-view.tsx'), { dismiss: ({ onClose }) => onClose() });

/** Milliseconds without a key before the menu is preloaded: 9 KB that the first render does not need. */
const REST = 1500;

/** The "..." menu of a page or a row; one instance serves all rows. It is not in the DOM while it is closed. */
export function ActionMenu(props: ActionMenuProps) {
  useEffect(() => atRest(View.preload, REST), []);
  return props.anchor === null ? null : <View {...props} />;
}
