import { isComposing } from '../../../ui/is-composing.ts';
import {
  changed,
  isDoubtful,
  plainOf,
  plainPlace,
  shownPlace,
  shownText,
  type TypedText,
} from './typed-text.ts';
import type { TypingRules } from './typing-rules.ts';

/** What is kept of an input while somebody types into it. */
interface Typing {
  /** What the input showed when it was last looked at. */
  text: string;
  typed: TypedText;
  grouping: TypingRules['grouping'];
  past: readonly Step[];
  future: readonly Step[];
}

type Step = readonly [before: TypedText, after: TypedText];

export interface Followed {
  /** The rules of an input; undefined leaves it to the browser. */
  rulesOf(input: HTMLInputElement): TypingRules | undefined;
  /** Typed characters were dropped, or more was pasted than is read here; the input shows what it holds. */
  dropped(input: HTMLInputElement, characters: string): void;
  /** Undo belongs to somebody else. */
  readonly leavesUndo?: boolean;
}

const MOST_STEPS = 200;
const typings = new WeakMap<HTMLInputElement, Typing>();

/**
 * Filters and groups what is typed into the inputs below an element, before the page hears of it. A value that a script sets takes
 * the browser's own undo away, so each step is kept here and can be undone one by one. Returns how it ends.
 */
export function followTyping(root: HTMLElement, followed: Followed): () => void {
  const listeners = {
    beforeinput: (event: Event) => beforeInput(event as InputEvent, followed),
    input: (event: Event) => afterInput(event, followed),
    compositionend: (event: Event) => afterInput(event, followed),
    keydown: (event: Event) => onKey(event as KeyboardEvent, followed),
    focusin: (event: Event) => {
      const [input, rules] = numberOf(event, followed);
      if (input && rules) begin(input, rules);
    },
    ...selectOnFirstClick(followed),
  };
  document.addEventListener('selectionchange', noteSelection);
  const entries = Object.entries(listeners);
  // Before the handlers of the page, which read what stands there.
  for (const [type, listener] of entries) root.addEventListener(type, listener, { capture: true });
  return () => {
    for (const [type, listener] of entries) root.removeEventListener(type, listener, { capture: true });
  };
}

/** Whether the input may hold another number than was meant: a point or comma was typed into it that is no separator. */
export function isDoubted(input: HTMLInputElement): boolean {
  const typing = typings.get(input);
  return typing !== undefined && typing.text === input.value && isDoubtful(typing.typed);
}

/** Shows another text as a step that can be undone. */
export function putText(input: HTMLInputElement, text: string, rules: TypingRules): void {
  const typing = look(input, rules);
  const plain = plainOf(text, rules.grouping);
  step(input, typing, { plain, start: plain.length, end: plain.length, marks: [] }, rules);
  tell(input, 'insertReplacementText');
}

function numberOf(event: Event, { rulesOf }: Followed): [input?: HTMLInputElement, rules?: TypingRules] {
  const { target } = event;
  if (!(target instanceof HTMLInputElement)) return [];
  const rules = rulesOf(target);
  return rules ? [target, rules] : [];
}

/** The steps of before stay while the text is that of before. */
function begin(input: HTMLInputElement, { grouping }: TypingRules): Typing {
  const { value: text } = input;
  const last = typings.get(input);
  const kept = last?.text === text ? last : undefined;
  const plain = plainOf(text, grouping);
  const typing: Typing = {
    text,
    grouping,
    typed: {
      ...selectedIn(input, plain, grouping),
      plain,
      marks: kept?.typed.plain === plain ? kept.typed.marks : [],
    },
    past: kept?.past ?? [],
    future: kept?.future ?? [],
  };
  typings.set(input, typing);
  return typing;
}

/** What is typed, with the selection of now; a text that came from elsewhere begins anew. */
function look(input: HTMLInputElement, rules: TypingRules): Typing {
  const typing = typings.get(input);
  if (!typing || typing.text !== input.value) return begin(input, rules);
  typing.typed = { ...typing.typed, ...selectedIn(input, typing.typed.plain, rules.grouping) };
  return typing;
}

/** What is filled in by the browser comes without a word before: the selection of then is known by this alone. */
function noteSelection(): void {
  const { activeElement: input } = document;
  if (!(input instanceof HTMLInputElement)) return;
  const typing = typings.get(input);
  if (!typing || typing.text !== input.value) return;
  typing.typed = { ...typing.typed, ...selectedIn(input, typing.typed.plain, typing.grouping) };
}

function selectedIn(input: HTMLInputElement, plain: string, grouping: TypingRules['grouping']) {
  const { value: text, selectionStart, selectionEnd, selectionDirection } = input;
  const place = (shown: number | null) => plainPlace(text, shown ?? text.length, plain, grouping);
  const isBackward = selectionDirection === 'backward';
  return { start: place(selectionStart), end: place(selectionEnd), isBackward };
}

function beforeInput(event: InputEvent, followed: Followed): void {
  const [input, rules] = numberOf(event, followed);
  if (!input || !rules || event.isComposing) return;
  const typing = look(input, rules);
  if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
    event.preventDefault();
    retrace(input, typing, event.inputType === 'historyUndo', rules);
    return;
  }
  // What is dropped as a whole never arrives: the selection stays.
  if (event.inputType !== 'insertText' || !event.data) return;
  const { start: from, end: to } = typing.typed;
  const { next, dropped } = changed(typing.typed, { from, to, inserted: event.data, isTyped: true }, rules);
  if (dropped === undefined || next.plain !== typing.typed.plain || next.start !== from) return;
  event.preventDefault();
  typing.typed = { ...next, start: from, end: to };
  followed.dropped(input, dropped);
}

function afterInput(event: Event, followed: Followed): void {
  const [input, rules] = numberOf(event, followed);
  const typing = input && typings.get(input);
  const { inputType = '', isComposing = false } = event as Partial<InputEvent>;
  if (!input || !rules || isComposing || (typing?.text === input.value && typing)) return;
  const kept = typing ?? { ...begin(input, rules), text: '', typed: EMPTY };
  typings.set(input, kept);
  const isTyped =
    /^(insertText|insertCompositionText|delete)/.test(inputType) || event.type === 'compositionend';
  const change = differenceOf(kept, input, {
    grouping: rules.grouping,
    isForward: inputType.endsWith('Forward'),
  });
  const { next, dropped } = changed(kept.typed, { ...change, isTyped }, rules);
  step(input, kept, next, rules);
  // The page has heard of the text as it was composed.
  if (event.type === 'compositionend') tell(input, 'insertCompositionText');
  if (dropped !== undefined) followed.dropped(input, dropped);
}

const EMPTY: TypedText = { plain: '', start: 0, end: 0, marks: [] };

/** What the browser has changed, as a change of the typed text: all behind the caret stood there before. */
function differenceOf(
  { text, typed: { plain } }: Typing,
  input: HTMLInputElement,
  { grouping, isForward }: { readonly grouping: TypingRules['grouping']; readonly isForward: boolean },
) {
  const { value, selectionEnd } = input;
  const caret = selectionEnd ?? value.length;
  const rest = value.length - caret;
  const isBehindCaret = rest <= text.length && text.endsWith(value.slice(caret));
  const end = isBehindCaret ? text.length - rest : text.length;
  const newEnd = isBehindCaret ? caret : value.length;
  let begin = 0;
  while (begin < Math.min(end, newEnd) && text[begin] === value[begin]) begin++;
  const place = (shown: number) => plainPlace(text, shown, plain, grouping);
  const inserted = value.slice(begin, newEnd);
  const from = place(begin);
  const to = place(end);
  // Only a separator of ours was deleted: the digit beyond it is meant.
  if (inserted !== '' || from !== to || begin === end) return { from, to, inserted };
  return isForward
    ? { from, to: Math.min(plain.length, to + 1), inserted }
    : { from: Math.max(0, from - 1), to, inserted };
}

/** Goes to another text, and keeps the one of before. */
function step(input: HTMLInputElement, typing: Typing, next: TypedText, rules: TypingRules): void {
  if (next.plain !== typing.typed.plain) {
    const done: Step = [typing.typed, next];
    typing.past = [...typing.past, done].slice(-MOST_STEPS);
    typing.future = [];
  }
  show(input, typing, next, rules);
}

/** Undoes or redoes a step, where there is one. */
function retrace(input: HTMLInputElement, typing: Typing, isUndo: boolean, rules: TypingRules): void {
  const done = isUndo ? typing.past.at(-1) : typing.future[0];
  if (!done) return;
  const { past, future } = typing;
  typing.past = isUndo ? past.slice(0, -1) : [...past, done];
  typing.future = isUndo ? [done, ...future] : future.slice(1);
  show(input, typing, done[isUndo ? 0 : 1], rules);
  tell(input, isUndo ? 'historyUndo' : 'historyRedo');
}

function show(input: HTMLInputElement, typing: Typing, next: TypedText, { grouping }: TypingRules): void {
  const text = shownText(next.plain, grouping);
  if (input.value !== text) input.value = text;
  const place = (count: number) => shownPlace(text, count, next.plain, grouping);
  const [start, end] = [place(next.start), place(next.end)];
  if (input.selectionStart !== start || input.selectionEnd !== end)
    input.setSelectionRange(start, end, next.isBackward ? 'backward' : 'forward');
  Object.assign(typing, { text, grouping, typed: next });
}

/** The page hears of a change that no key made. */
function tell(input: HTMLInputElement, inputType: string): void {
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}

function onKey(event: KeyboardEvent, followed: Followed): void {
  const [input, rules] = numberOf(event, followed);
  if (!input || !rules || event.altKey || isComposing(event)) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if ((key !== 'z' && key !== 'y') || followed.leavesUndo) return;
    event.preventDefault();
    event.stopPropagation();
    retrace(input, look(input, rules), key === 'z' && !event.shiftKey, rules);
  } else if (key === 'arrowleft' || key === 'arrowright') passSeparator(input, event, rules);
}

/** The caret stands before a separator of ours, which is no place of the typed text: an arrow key passes it at once. */
function passSeparator(input: HTMLInputElement, { key, shiftKey }: KeyboardEvent, rules: TypingRules): void {
  const { plain } = look(input, rules).typed;
  const { value: text, selectionStart: start, selectionEnd: end, selectionDirection } = input;
  if (text === plain || start === null || end === null || (start !== end && !shiftKey)) return;
  const isBackward = start !== end && selectionDirection === 'backward';
  const [anchor, caret] = isBackward ? [end, start] : [start, end];
  const isRight = key === 'ArrowRight';
  if (text[isRight ? caret : caret - 1] !== rules.grouping) return;
  const passed = caret + (isRight ? 1 : -1);
  if (!shiftKey) input.setSelectionRange(passed, passed);
  else if (passed < anchor) input.setSelectionRange(passed, anchor, 'backward');
  else input.setSelectionRange(anchor, passed, 'forward');
}

/** The first click into a number selects it, a second places the caret. */
function selectOnFirstClick(followed: Followed) {
  let entered: HTMLInputElement | undefined;
  return {
    mousedown(event: Event) {
      const [input] = numberOf(event, followed);
      entered = input && document.activeElement !== input ? input : undefined;
    },
    click() {
      if (entered && entered.selectionStart === entered.selectionEnd) entered.select();
      entered = undefined;
    },
  };
}
