import { useState } from 'react';
import { Field, isDate, t } from '../../runtime/index.ts';

/** What is wrong with a day that was typed. A day after it is asked for, too: it has to be one of the calendar. */
export const wrongDay = (day: string): string | undefined =>
  day === '' || (isDate(day) && day < '9999')
    ? undefined
    : t('There is no such date. Write it as dd/mm/yyyy.');

/** What is wrong with a time that was typed. */
export const wrongTime = (time: string): string | undefined =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? undefined : t('There is no such time. Write it as HH:MM.');

interface DayFieldProps {
  readonly label: string;
  /** YYYY-MM-DD; empty: none; other text: what was typed. */
  readonly value: string;
  onChange(value: string): void;
  /** Another message. */
  readonly error?: string | undefined;
}

/** A day. What is typed is judged once it is complete. */
export function DayField({ label, value, onChange, error }: DayFieldProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what the field does.
    <div
      style={{ display: 'contents' }}
      onInput={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onKeyDown={({ key }) => key === 'Enter' && setTyping(false)}
    >
      <Field
        field="date"
        label={label}
        value={value || null}
        onChange={(day) => onChange(String(day ?? ''))}
        error={(isTyping ? undefined : wrongDay(value)) ?? error}
      />
    </div>
  );
}
