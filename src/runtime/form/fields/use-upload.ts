import { useEffect, useRef } from 'react';
import type { FormField } from '../../../../core/model.ts';
import { fileRuleOf } from '../../base/files/accept.ts';
import { describeFile, type FileDescriptor, isDescriptor, isRemoved } from '../../base/files/descriptor.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { fieldErrorAt } from '../state/field-errors.ts';
import { useForm } from '../state/form-api.ts';
import { propertyAt } from '../state/paths.ts';
import { useCommitted } from './use-committed.ts';

/**
 * Handles the choice of a file. The file is checked at once by the rule that also runs on submit. A refused file is reported at
 * the field and in a toast (or a browser alert, if so declared) and cleared; a field declared to keep it blocks the submit until
 * the file is replaced.
 */
export function useUpload(field: FormField) {
  const { screen, store } = useForm();
  const [value, commit] = useCommitted(field.name);
  const input = useRef<HTMLInputElement>(null);
  const chosen: FileDescriptor | undefined = isDescriptor(value) ? value : undefined;
  const rule = fileRuleOf(propertyAt(screen.body.schema, field.name));

  // The native input keeps its file when React clears the value; it must be reset, or the same file could not be chosen again.
  useEffect(() => {
    if (!chosen && input.current) input.current.value = '';
  }, [chosen]);

  const clear = () => {
    store.files.remove(field.name);
    commit(undefined);
    if (input.current) input.current.value = '';
  };
  const remove = () => {
    clear();
    // The button that was pressed is gone.
    input.current?.focus();
  };
  const choose = (file: File | null | undefined) => {
    if (!file) return;
    const descriptor = describeFile(file);
    const error = fieldErrorAt(screen.body, field.name, descriptor);
    if (error === undefined || field.options?.keepsRefused) {
      store.files.put(field.name, file);
      commit(descriptor);
    } else {
      clear();
      store.files.refuse(field.name, error);
    }
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
    remove,
  };
}
