import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormField } from '../../../../../core/model.ts';
import { isComposing } from '../../../ui/is-composing.ts';
import { useStable } from '../../../ui/use-stable.ts';
import type { Option } from './options-loader.ts';
import { moveOf, type PickerMove, type PickerView, takesOnTab } from './picker-keys.ts';
import { useOptions } from './use-options.ts';

const SEARCH_WAIT = 300;

/** The input that an option list belongs to, and the handlers of a choice. */
export interface PickerInput {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: unknown;
  /** Commits a choice or none, and shows its label. */
  take(option: Option | undefined): void;
  /** Shows the label of the present choice again. */
  restore(): void;
}

/** The list of a picker: search text, active option and choice. */
export function usePickerList(field: FormField, { input, value, take, restore }: PickerInput) {
  const options = useFoundOptions(field, input, value);
  const { state, open, active, clears, view, openList, close, mark, retry } = options;
  const chooseActive = () => choose(state.options[active]);
  const choose = (option: Option | undefined) => {
    close();
    take(option);
  };
  const leave = () => {
    close();
    restore();
  };
  const follow = (move: PickerMove) => {
    if (move.do === 'mark' && state.status === 'failed') retry();
    else if (move.do === 'open') openList();
    else if (move.do === 'mark') mark(move.at);
    else if (move.do === 'choose') chooseActive();
    else if (move.do === 'nothing' && clears) choose(undefined);
    else if (move.do === 'close') leave();
  };
  return {
    state,
    open,
    active,
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
    more: options.more,
    retry,
    onInput: options.type,
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (event.key === 'Tab' && takesOnTab(view) && state.status === 'ready') return chooseActive();
      const move = moveOf(event.key, event.altKey, view);
      if (!move) return;
      event.preventDefault();
      event.stopPropagation();
      follow(move);
    },
    onBlur: () => (clears ? choose(undefined) : leave()),
  };
}

/** The options that match what is typed, and the active one of them. */
function useFoundOptions(field: FormField, input: PickerInput['input'], value: unknown) {
  const { loader, state } = useOptions(field);
  const { timer, close, ...draft } = useDraft();
  const { open, typed, emptied } = draft;

  // The input of the options may change while the list is open, e.g. when the record arrives.
  const begin = useStable(() => open && search(typed ? (input.current?.value.trim() ?? '') : ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed options need a new search
  useEffect(() => void begin(), [loader, begin]);

  const { options } = state;
  // Default active option: the first match after typing, none after emptying, the present choice when the list opens.
  const resting = emptied ? -1 : typed ? 0 : options.findIndex((option) => Object.is(option.value, value));
  const active = Math.min(draft.marked >= 0 ? draft.marked : resting, options.length - 1);
  /** Leaving an emptied input takes the choice away. */
  const clears = emptied && !field.required;
  const view: PickerView = { open, active, count: options.length, typed };

  const search = (query: string) => {
    draft.setMarked(-1);
    void loader.search(query);
  };
  const openList = () => {
    if (open) return;
    draft.setOpen(true);
    if (!typed) search('');
  };
  const mark = (optionIndex: number) => {
    draft.setMarked(optionIndex);
    if (optionIndex === options.length - 1) void loader.more();
  };
  const type = () => {
    draft.setTyped(true);
    draft.setOpen(true);
    clearTimeout(timer.current);
    const text = input.current?.value.trim() ?? '';
    draft.setEmptied(text === '');
    timer.current = setTimeout(() => search(text), SEARCH_WAIT);
  };
  const more = () => void loader.more();
  const retry = () => void loader.retry();
  return { state, open, active, clears, view, openList, close, mark, type, more, retry };
}

/** What was typed and marked since the list was opened. */
function useDraft() {
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const [typed, setTyped] = useState(false);
  const [emptied, setEmptied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
    setTyped(false);
    setEmptied(false);
    setMarked(-1);
  };
  return { open, marked, typed, emptied, setOpen, setMarked, setTyped, setEmptied, timer, close };
}
