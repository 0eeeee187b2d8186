import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FormHost, Slot } from '../../../../core/model.ts';
import { SlotPart } from '../../ui/slot-part.tsx';
import { scopeOf, useForm } from '../state/form-api.ts';
import { updateLinkedFields } from '../state/linked-fields.ts';

interface FormSlotProps {
  readonly slot: Slot;
  readonly scrolls?: boolean;
}

/** A hand-made part of a form; re-renders with the committed values. */
export default function FormSlot({ slot, scrolls = false }: FormSlotProps) {
  const form = useForm();
  const { store, recheck } = form;
  const subscribe = useCallback((listener: () => void) => store.subscribe('values', listener), [store]);
  const version = useSyncExternalStore(subscribe, () => store.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version changes with the values
  const scope = useMemo(() => scopeOf(form), [form, version]);
  const setFieldValue = useCallback(
    (name: string, value: unknown) => {
      store.put(name, value);
      updateLinkedFields(form, name);
      recheck(name);
    },
    [form, store, recheck],
  );
  const host: FormHost = { values: scope.form ?? {}, put: setFieldValue };
  const hostProps = { form: host, ...(form.record ? { row: form.record } : {}) };
  return (
    <SlotPart slot={slot} scope={scope} place={form.screen.file} hostProps={hostProps} scrolls={scrolls} />
  );
}
