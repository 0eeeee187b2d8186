import { type ReactNode, useEffect, useId, useRef } from 'react';
import { printDate, readDateText } from '../../base/date-text.ts';
import { t } from '../../base/i18n/t.ts';
import type { DayLimits } from '../../ui/date-input/calendar.tsx';
import { DateInput } from '../../ui/date-input/date-input.tsx';

interface DayInputProps {
  readonly label: string;
  /** While it is empty its label stands in it, for who sees. */
  readonly isNamedInside?: boolean;
  /** YYYY-MM-DD, or the text that was typed instead. */
  readonly value: string;
  readonly limits: DayLimits;
  /** Drawn below the calendar. */
  below?(close: () => void): ReactNode;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
  /** Called on blur or Enter with the chosen or typed day; an invalid one is passed as typed. */
  onChange(day: string): void;
}

/** The date input of a filter. */
export function DayInput(props: DayInputProps) {
  const { label, isNamedInside, value, limits, below, onChange, ...attributes } = props;
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current && readDateText(ref.current.value) !== value) ref.current.value = printDate(value);
  }, [value]);
  const settle = () => {
    const day = readDateText(ref.current?.value ?? '');
    if (day !== value) onChange(day);
  };
  return (
    <span className="day">
      <label htmlFor={id}>{t(label)}</label>
      <DateInput
        {...attributes}
        ref={ref}
        id={id}
        defaultValue={printDate(value)}
        limits={() => limits}
        {...(below && { below })}
        {...(isNamedInside && { placeholder: t(label) })}
        onSettle={settle}
      />
    </span>
  );
}
