import { useEffect, useRef } from 'react';
import { fileRuleOf } from '../../core/files/accept.ts';
import { describeFile, type FileDescriptor, isDescriptor, isRemoved } from '../../core/files/descriptor.ts';
import type { FormField } from '../../model.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { fieldErrorAt } from '../state/field-errors.ts';
import { useForm } from '../state/form-api.ts';
import { propertyAt } from '../state/paths.ts';
import { useCommitted } from './use-committed.ts';

/**
 * Choosing a file for a field. It is checked at once by the very rule that is checked at submit; a refused file is
 * said at the field and as a toast (or a browser alert, where the field is declared so), and the input is cleared;
 * one that is declared to keep it blocks the submit, where the same rule refuses it again, until it is replaced.
 */
export function useUpload(field: FormField) {
  const { screen, store } = useForm();
  const [value, commit] = useCommitted(field.name);
  const input = useRef<HTMLInputElement>(null);
  const chosen: FileDescriptor | undefined = isDescriptor(value) ? value : undefined;
  const rule = fileRuleOf(propertyAt(screen.body.schema, field.name));

  // The browser's own input keeps its file when React clears the value; it must not be sent nor block choosing it again.
  useEffect(() => {
    if (!chosen && input.current) input.current.value = '';
  }, [chosen]);

  const clear = () => {
    store.files.remove(field.name);
    commit(undefined);
    if (input.current) input.current.value = '';
  };
  const choose = (file: File | null | undefined) => {
    if (!file) return;
    const descriptor = describeFile(file);
    const error = fieldErrorAt(screen.body, field.name, descriptor);
    if (error === undefined || field.options?.keepsRefused) {
      store.files.put(field.name, file);
      commit(descriptor);
    } else clear();
    store.setError(field.name, error);
    if (error === undefined) return;
    if (field.options?.errors === 'alert') window.alert(error);
    else notify(error, 'error');
  };
  return {
    input,
    rule,
    chosen,
    removed: isRemoved(value),
    file: chosen && store.files.get(field.name),
    choose,
    clear,
  };
}
