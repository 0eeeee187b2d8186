import { useEffect, useRef } from 'react';
import type { FormField } from '../../../../../core/model.ts';
import { readPath } from '../../../../../core/scope.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { useForm } from '../../state/form-api.ts';
import { labelPath } from '../../state/line-values.ts';
import { entryPath } from '../../state/paths.ts';
import { isEmpty } from '../../state/payload.ts';
import { useCommitted } from '../use-committed.ts';
import type { Option } from './options-loader.ts';
import { usePickerList } from './use-picker-list.ts';

/** A picker in a form: its list and the value of its field. */
export function usePicker(field: FormField) {
  const [value, commit] = useCommitted(field.name);
  const { input, show, labelOf, remember, initial } = useShownLabel(field, value);
  const taken = useRef<Option>(undefined);
  const list = usePickerList(field, {
    input,
    value,
    take: (option) => {
      taken.current = option;
      remember(option);
      commit(option?.value ?? null);
      show(option?.label ?? '');
    },
    restore: () => show(labelOf(value)),
  });
  const canClear = !field.required && !isEmpty(value);
  return { ...list, input, value, initial, canClear, label: labelOf(value), row: taken.current?.row };
}

/**
 * Shows the label of the chosen value in the input; the first label comes from the loaded record. In an entry of a list it stands
 * in the entry, as it does in a row of line items: it moves with the entry, and a draft knows it.
 */
function useShownLabel(field: FormField, value: unknown) {
  const { record, store } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const entry = entryPath(field.name);
  const labelName = entry && `${entry.list}.${entry.index}.${labelPath({ ...field, name: entry.inner })}`;
  const labelOf = (chosenValue: unknown): string => {
    if (isEmpty(chosenValue)) return '';
    if (labelName) return String(store.value(labelName) ?? chosenValue);
    const loadedLabel = store.label(field.name, chosenValue);
    if (loadedLabel !== undefined) return loadedLabel;
    // The record has the label of its own value only.
    const path = field.options?.current;
    const isLoaded = typeof path === 'string' && Object.is(chosenValue, store.start()[field.name]);
    return String((isLoaded && readPath(record, path)) || chosenValue);
  };
  const show = (text: string) => {
    if (input.current) input.current.value = text;
  };
  const initial = useRef(labelOf(value));
  const label = useStable(labelOf);
  useEffect(() => {
    const adopt = () => {
      if (input.current) input.current.value = label(store.value(field.name));
    };
    // An entry that moves takes its input along.
    adopt();
    return store.subscribe(`adopted:${field.name}`, adopt);
  }, [store, field.name, label]);
  const remember = (option: Option | undefined) => {
    if (labelName) store.commit(labelName, option?.label ?? null);
    else if (option) store.setLabel(field.name, option.value, option.label);
  };
  return { input, show, labelOf, remember, initial: initial.current };
}
