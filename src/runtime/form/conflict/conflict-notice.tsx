import { useCallback, useSyncExternalStore } from 'react';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { useForm } from '../state/form-api.ts';

// Two people at one record are rare: no form loads this before it happens.
const ConflictPanel = lazyWithPreload(() => import('./conflict-panel.tsx'));

/** What others have made of the record meanwhile; nothing while they have left it alone. */
export function ConflictNotice({ locked }: { locked: boolean }) {
  const { store } = useForm();
  const subscribe = useCallback((listener: () => void) => store.subscribe('conflict', listener), [store]);
  const conflict = useSyncExternalStore(subscribe, () => store.conflict());
  return conflict ? <ConflictPanel conflict={conflict} locked={locked} /> : null;
}
