import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from '../form/form-api.ts';

/** The committed value of a field, for controls that change it by a choice and not by typing. */
export function useCommitted(name: string): [value: unknown, commit: (value: unknown) => void] {
  const { store, recheck } = useForm();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(`value:${name}`, listener),
    [store, name],
  );
  const value = useSyncExternalStore(subscribe, () => store.value(name));
  const commit = useCallback(
    (next: unknown) => {
      store.commit(name, next);
      recheck(name);
    },
    [store, name, recheck],
  );
  return [value, commit];
}
