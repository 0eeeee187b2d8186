import { useEffect, useRef } from 'react';
import type { FormField } from '../../../../../core/model.ts';
import { readPath } from '../../../../../core/scope.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { useForm } from '../../state/form-api.ts';
import { isEmpty } from '../../state/payload.ts';
import { useCommitted } from '../use-committed.ts';
import type { Option } from './options-loader.ts';
import { usePickerList } from './use-picker-list.ts';

/** A picker in a form: its list and the value of its field. */
export function usePicker(field: FormField) {
  const [value, commit] = useCommitted(field.name);
  const { input, show, labelOf, remember, initial } = useShownLabel(field, value);
  const list = usePickerList(field, {
    input,
    value,
    take: (option) => {
      if (option) remember(option);
      commit(option?.value ?? null);
      show(option?.label ?? '');
    },
    restore: () => show(labelOf(value)),
  });
  return { ...list, input, value, initial, canClear: !field.required && !isEmpty(value) };
}

/** Shows the label of the chosen value in the input; the first label comes from the loaded record. */
function useShownLabel(field: FormField, value: unknown) {
  const { record, store } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const labelOf = (chosenValue: unknown): string => {
    if (isEmpty(chosenValue)) return '';
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
  useEffect(
    () =>
      store.subscribe(`adopted:${field.name}`, () => {
        if (input.current) input.current.value = label(store.value(field.name));
      }),
    [store, field, label],
  );
  const remember = (option: Option) => store.setLabel(field.name, option.value, option.label);
  return { input, show, labelOf, remember, initial: initial.current };
}
