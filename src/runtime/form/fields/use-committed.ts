import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from '../state/form-api.ts';
import { updateLinkedFields } from '../state/linked-fields.ts';

/** The committed value of a field, for controls that change by a choice and not by typing. */
export function useCommitted(name: string): [value: unknown, commit: (value: unknown) => void] {
  const form = useForm();
  const { store, recheck } = form;
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(`value:${name}`, listener),
    [store, name],
  );
  const value = useSyncExternalStore(subscribe, () => store.value(name));
  const commit = useCallback(
    (nextValue: unknown) => {
      if (store.commit(name, nextValue)) updateLinkedFields(form, name);
      recheck(name);
    },
    [form, store, name, recheck],
  );
  return [value, commit];
}
