import { useEffect } from 'react';
import { atRest } from '../base/at-rest.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import type { ActionMenuProps } from './action-menu-view.tsx';

const View = lazyWithPreload(() => import('./action-menu-view.tsx'), { dismiss: ({ onClose }) => onClose() });

/** Milliseconds without a key before the menu is preloaded: 9 KB that the first render does not need. */
const REST = 1500;

/** The "..." menu of a page or a row; one instance serves all rows. It is not in the DOM while it is closed. */
export function ActionMenu(props: ActionMenuProps) {
  useEffect(() => atRest(View.preload, REST), []);
  return props.anchor === null ? null : <View {...props} />;
}
