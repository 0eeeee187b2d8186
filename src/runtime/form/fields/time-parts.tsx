import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { plainDigits } from '../../../../core/read-number.ts';
import { t } from '../../base/i18n/t.ts';
import { InputBox } from '../../ui/input-box.tsx';
import { useForm } from '../state/form-api.ts';
import { type ControlProps, controlAttributes } from './field-entry.ts';
import { followTyping, putText } from './typing/follow-typing.ts';
import { sayHeld } from './typing/held-note.ts';
import { hourRules, minuteRules } from './typing/typing-rules.ts';
import { useCommitted } from './use-committed.ts';

type Input = RefObject<HTMLInputElement | null>;

/**
 * A time of the day as two inputs of two digits each: the hour leads on to the minute. A single digit gets a nought before it when
 * it is left; without a minute it is 00. What is no time stays as typed, for the validator to refuse.
 */
export default function TimeParts(props: ControlProps) {
  const { field, disabled } = props;
  const { store } = useForm();
  const hour = useRef<HTMLInputElement>(null);
  const minute = useRef<HTMLInputElement>(null);
  const [value, commit] = useCommitted(field.name);
  useLayoutEffect(() => {
    const show = () => {
      const [hourText = '', minuteText = ''] = String(store.value(field.name) ?? '').split(':');
      put(hour, hourText);
      put(minute, minuteText);
    };
    if (value !== read(hour, minute)) show();
    return store.subscribe(`adopted:${field.name}`, show);
  }, [value, store, field.name]);
  const note = () => store.note(field.name, () => read(hour, minute));
  useLayoutEffect(() => followParts(hour, minute), []);
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    put(hour, padded(hour));
    const isLeft = relatedTarget !== hour.current && relatedTarget !== minute.current;
    if (isLeft || target === minute.current) put(minute, padded(minute, hour.current?.value ? '00' : ''));
    commit(read(hour, minute));
  };
  const shared = { type: 'text', inputMode: 'numeric', autoComplete: 'off', onBlur: leave } as const;
  return (
    <InputBox className="time-parts">
      <input
        ref={hour}
        name={field.name}
        placeholder="HH"
        {...shared}
        {...controlAttributes(props)}
        onInput={note}
      />
      <span aria-hidden="true">:</span>
      <input
        ref={minute}
        placeholder="MM"
        {...shared}
        disabled={disabled}
        aria-label={t('{label}: minute', { label: t(field.label) })}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        onInput={note}
      />
    </InputBox>
  );
}

/** What does not belong into the hour is the minute: a sign, what is pasted behind it, and digits while the hour is being typed. */
function followParts({ current: hour }: Input, { current: minute }: Input): (() => void) | undefined {
  const box = hour?.parentElement;
  if (!box || !minute) return undefined;
  let isTypedFull = false;
  const onInput = ({ target, inputType }: InputEvent) => {
    isTypedFull = target === hour && inputType === 'insertText' && hour.value.length === 2;
  };
  const onBlur = () => {
    isTypedFull = false;
  };
  const end = followTyping(box, {
    rulesOf: (input) => (input === hour ? hourRules : minuteRules),
    dropped(input, characters) {
      const isAtEnd = hour.selectionStart === hour.value.length;
      if (input !== hour || !(/^[:.]/.test(characters) || (isTypedFull && isAtEnd)))
        return sayHeld(input, characters);
      const typed = plainDigits(characters).replace(/\D/g, '').slice(0, 2);
      // Before the hour is left: then the time is read.
      if (typed !== '') putText(minute, typed, minuteRules);
      minute.focus();
      if (typed === '') minute.select();
    },
  });
  hour.addEventListener('blur', onBlur);
  box.addEventListener('input', onInput as (event: Event) => void);
  return () => {
    end();
    hour.removeEventListener('blur', onBlur);
    box.removeEventListener('input', onInput as (event: Event) => void);
  };
}

function put({ current: input }: Input, text: string): void {
  if (input && input.value !== text) input.value = text;
}

function padded({ current: input }: Input, empty = ''): string {
  const text = input?.value.trim() ?? '';
  return text === '' ? empty : text.replace(/^\d$/, '0$&');
}

/** HH:MM, or what stands there where it is no time; null of nothing. */
function read(hour: Input, minute: Input): string | null {
  const [hourText, minuteText] = [padded(hour), padded(minute)];
  if (hourText === '' && minuteText === '') return null;
  return `${hourText}:${minuteText || '00'}`;
}
