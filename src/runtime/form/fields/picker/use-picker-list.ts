import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormField } from '../../../../../core/model.ts';
import { isComposing } from '../../../ui/is-composing.ts';
import { useStable } from '../../../ui/use-stable.ts';
import type { Option } from './options-loader.ts';
import { moveOf, type PickerMove, type PickerView, takesOnTab } from './picker-keys.ts';
import { useOptions } from './use-options.ts';

/** Milliseconds without a key until it is searched. */
export const searchWait = ({ options }: Pick<FormField, 'options'>): number =>
  typeof options?.searchWait === 'number' ? options.searchWait : 300;

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
  const { state, open, active, view, openList, close, mark, retry } = options;
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
    // Emptied, it has no choice any more, and its list covers nothing.
    onInput: () => (input.current?.value.trim() ? options.type() : choose(undefined)),
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (event.key === 'Tab' && takesOnTab(view) && state.status === 'ready') return chooseActive();
      const move = moveOf(event.key, event.altKey, view);
      if (!move) return;
      event.preventDefault();
      event.stopPropagation();
      follow(move);
    },
    onBlur: leave,
  };
}

/** The options that match what is typed, and the active one of them. */
function useFoundOptions(field: FormField, input: PickerInput['input'], value: unknown) {
  const { loader, state } = useOptions(field);
  const { timer, close, ...draft } = useDraft();
  const { open, typed } = draft;

  // The input of the options may change while the list is open, e.g. when the record arrives.
  const begin = useStable(() => open && search(typed ? (input.current?.value.trim() ?? '') : ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed options need a new search
  useEffect(() => void begin(), [loader, begin]);

  const { options } = state;
  // Default active option: the first match after typing, the present choice when the list opens.
  const resting = typed ? 0 : options.findIndex((option) => Object.is(option.value, value));
  const active = Math.min(draft.marked >= 0 ? draft.marked : resting, options.length - 1);
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
    timer.current = setTimeout(() => search(text), searchWait(field));
  };
  const readMore = () => void loader.more();
  const retry = () => void loader.retry();
  return { state, open, active, view, openList, close, mark, type, more: readMore, retry };
}

/** What was typed and marked since the list was opened. */
function useDraft() {
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const [typed, setTyped] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
    setTyped(false);
    setMarked(-1);
  };
  return { open, marked, typed, setOpen, setMarked, setTyped, timer, close };
}
