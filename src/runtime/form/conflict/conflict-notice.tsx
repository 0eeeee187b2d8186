import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react';
import { useForm } from '../state/form-api.ts';

// Two people at one record are rare: no form loads this before it happens.
const ConflictPanel = lazy(() => import('./conflict-panel.tsx'));

/** What others have made of the record meanwhile; nothing while they have left it alone. */
export function ConflictNotice({ locked }: { locked: boolean }) {
  const { store } = useForm();
  const subscribe = useCallback((listener: () => void) => store.subscribe('conflict', listener), [store]);
  const conflict = useSyncExternalStore(subscribe, () => store.conflict());
  if (!conflict) return null;
  return (
    <Suspense fallback={null}>
      <ConflictPanel conflict={conflict} locked={locked} />
    </Suspense>
  );
}
