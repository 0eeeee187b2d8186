import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { readPath } from '../../../core/scope.ts';
import type { FormField } from '../../../model.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { useForm } from '../../state/form-api.ts';
import { isEmpty } from '../../state/payload.ts';
import { useCommitted } from '../use-committed.ts';
import type { Option } from './options-loader.ts';
import { moveOf, type PickerView, takesOnTab } from './picker-keys.ts';
import { useOptions } from './use-options.ts';

const DEBOUNCE = 300;

/** The behaviour of a picker: text that searches, a list that is moved through, a value that is chosen. */
export function usePicker(field: FormField) {
  const [value, commit] = useCommitted(field.name);
  const { loader, state } = useOptions(field);
  const { input, show, labelOf, remember, initial } = useShownLabel(field, value);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const [typed, setTyped] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // What the options depend on may change while the list is open, as when the record arrives.
  const begin = useStable(() => open && search(typed ? (input.current?.value.trim() ?? '') : ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options are the reason to search again
  useEffect(() => void begin(), [loader, begin]);

  const { options } = state;
  // Nothing was marked by hand: what was typed means its first hit, an opened list stands at the present choice.
  const resting = typed ? 0 : options.findIndex((option) => Object.is(option.value, value));
  const active = Math.min(marked >= 0 ? marked : resting, options.length - 1);
  const view: PickerView = { open, active, count: options.length, typed };

  const search = (query: string) => {
    setMarked(-1);
    void loader.search(query);
  };
  const openList = () => {
    if (open) return;
    setOpen(true);
    if (!typed) search('');
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
    setTyped(false);
    setMarked(-1);
  };
  const choose = (option: Option | undefined) => {
    if (option) remember(option);
    commit(option?.value ?? null);
    close();
    show(option?.label ?? '');
  };
  const mark = (at: number) => {
    setMarked(at);
    if (at === options.length - 1) void loader.more();
  };
  return {
    input,
    state,
    open,
    active,
    value,
    initial,
    canClear: !field.required && !isEmpty(value),
    openList,
    toggle: () => {
      input.current?.focus();
      if (open) close();
      else openList();
    },
    choose,
    clear: () => {
      input.current?.focus();
      choose(undefined);
    },
    more: () => void loader.more(),
    retry: () => void loader.retry(),
    onInput: () => {
      setTyped(true);
      setOpen(true);
      clearTimeout(timer.current);
      const text = input.current?.value.trim() ?? '';
      timer.current = setTimeout(() => search(text), DEBOUNCE);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Tab' && takesOnTab(view) && state.status === 'ready') return choose(options[active]);
      const move = moveOf(event.key, event.altKey, view);
      if (!move) return;
      event.preventDefault();
      event.stopPropagation();
      if (move.do === 'mark' && state.status === 'failed') void loader.retry();
      else if (move.do === 'open') openList();
      else if (move.do === 'mark') mark(move.at);
      else if (move.do === 'choose') choose(options[active]);
      else if (move.do === 'close') {
        close();
        show(labelOf(value));
      }
    },
    onBlur: () => {
      const emptied = typed && input.current?.value.trim() === '' && !field.required;
      if (emptied) return choose(undefined);
      close();
      show(labelOf(value));
    },
  };
}

/** Keeps the label of the chosen value in the input; the first one stands in the loaded record. */
function useShownLabel(field: FormField, value: unknown) {
  const { record, store } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const labelOf = (of: unknown): string => {
    if (isEmpty(of)) return '';
    const known = store.label(field.name, of);
    if (known !== undefined) return known;
    // The record knows how its own value reads, and no other.
    const path = field.options?.current;
    const isLoaded = typeof path === 'string' && Object.is(of, store.start()[field.name]);
    return String((isLoaded && readPath(record, path)) || of);
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
