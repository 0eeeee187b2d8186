import { useCallback, useSyncExternalStore } from 'react';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { useForm } from '../state/form-api.ts';

// Edit conflicts are rare: this is loaded when the first one occurs.
const ConflictPanel = lazyWithPreload(() => import('./conflict-panel.tsx'));

/** Shows what others have changed in the record meanwhile; nothing when they changed nothing. */
export function ConflictNotice({ locked }: { locked: boolean }) {
  const { store } = useForm();
  const subscribe = useCallback((listener: () => void) => store.subscribe('conflict', listener), [store]);
  const conflict = useSyncExternalStore(subscribe, () => store.conflict());
  return conflict ? <ConflictPanel conflict={conflict} locked={locked} /> : null;
}
