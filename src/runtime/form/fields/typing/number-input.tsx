import { type InputHTMLAttributes, useContext, useId, useLayoutEffect, useRef } from 'react';
import { readWhole } from '../../../../../core/read-number.ts';
import { FormContext } from '../../state/form-api.ts';
import { followTyping, isDoubted } from './follow-typing.ts';
import { sayHeld } from './held-note.ts';
import { numberRules } from './typing-rules.ts';

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'type'
>;

export interface NumberInputProps extends InputAttributes {
  /** Text that is no number is a value as well; NaN is any such text. */
  readonly value: number | string;
  /** What nothing stands for. */
  readonly empty: number | '';
  /** How the value is shown while nobody types; by default as it is. */
  readonly text?: string;
  /** Typed characters that are dropped. */
  readonly drops?: string;
  /** Undo belongs to what it stands in. */
  readonly leavesUndo?: boolean;
  /** Called with each key: the number, or the text where it is none. */
  onChange(value: number | string): void;
}

/** An input for a whole number in a hand-made part, which does with keys, pastes and undo what the number fields do. */
export function NumberInput(props: NumberInputProps) {
  const {
    value,
    empty,
    text = Number.isNaN(value) ? '' : String(value),
    drops,
    leavesUndo,
    onChange,
    ...input
  } = props;
  const ref = useRef<HTMLInputElement>(null);
  const control = useId();
  const store = useContext(FormContext)?.store;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
    const shown = ref.current;
    // What is typed stays as it is while it is the value.
    if (shown && !isValue(shown.value, props)) shown.value = text;
  });
  useLayoutEffect(() => {
    const target = ref.current;
    if (!target) return undefined;
    const rules = numberRules(drops ? { drops } : {});
    const note = () => {
      const typed = target.value;
      const stands = () => isValue(typed, latest.current);
      const doubt = { label: labelOf(target), text: typed, stands };
      store?.setDoubt(control, isDoubted(target) ? doubt : undefined);
    };
    const end = followTyping(target, {
      rulesOf: () => rules,
      leavesUndo: leavesUndo === true,
      dropped(_, character) {
        sayHeld(target, character);
        note();
      },
    });
    target.addEventListener('input', note);
    return () => {
      end();
      target.removeEventListener('input', note);
    };
  }, [control, store, drops, leavesUndo]);
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      {...input}
      ref={ref}
      type="text"
      defaultValue={text}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onInput={({ currentTarget }) => onChange(readWhole(currentTarget.value) ?? empty)}
      onBlur={({ currentTarget }) => {
        if (!Number.isNaN(value)) currentTarget.value = text;
      }}
    />
  );
}

const labelOf = (input: HTMLInputElement): string =>
  input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? '';

function isValue(text: string, { value, empty }: NumberInputProps): boolean {
  const typed = readWhole(text) ?? empty;
  return Number.isNaN(value) ? typeof typed === 'string' : typed === value;
}
