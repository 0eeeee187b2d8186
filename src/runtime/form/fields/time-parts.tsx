import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { plainDigits } from '../../../../core/read-number.ts';
import { t } from '../../base/i18n/t.ts';
import { InputBox } from '../../ui/input-box.tsx';
import { useForm } from '../state/form-api.ts';
import { type ControlProps, controlAttributes } from './field-entry.ts';
import { useCommitted } from './use-committed.ts';

type Input = RefObject<HTMLInputElement | null>;

/**
 * A time of the day as two inputs of two digits each: the hour leads on to the minute once it has more than two. Each is filled up
 * with a nought when it is left; without a minute it is 00.
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
  const onHour = () => {
    typeHour(hour, minute);
    note();
  };
  const onMinute = () => {
    put(
      minute,
      plainDigits(minute.current?.value ?? '')
        .replace(/[^0-9]/g, '')
        .slice(0, 2),
    );
    note();
  };
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
        onInput={onHour}
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
        onInput={onMinute}
      />
    </InputBox>
  );
}

/** Keeps two digits of the hour; what was typed beyond them belongs to the minute. */
function typeHour(hour: Input, minute: Input): void {
  const [first = '', ...others] = plainDigits(hour.current?.value ?? '').split(/[^0-9]+/);
  const rest = first.slice(2) + others.join('');
  put(hour, first.slice(0, 2));
  if (rest !== '') put(minute, rest.slice(0, 2));
  if (rest !== '' || others.length > 0) minute.current?.focus();
}

function put({ current: input }: Input, text: string): void {
  if (input && input.value !== text) input.value = text;
}

function padded({ current: input }: Input, empty = ''): string {
  const text = input?.value ?? '';
  return text === '' ? empty : text.padStart(2, '0');
}

/** HH:MM; null where nothing stands there. */
function read(hour: Input, minute: Input): string | null {
  const [hourText, minuteText] = [padded(hour), padded(minute)];
  if (hourText === '' && minuteText === '') return null;
  return `${hourText}:${minuteText || '00'}`;
}
