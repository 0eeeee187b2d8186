import { useId, useState } from 'react';
import { t } from '../../base/i18n/t.ts';
import { isInCalendar } from '../state/days.ts';
import { DayFilter } from './day-filter.tsx';
import { DayInput } from './day-input.tsx';

interface DateFilterProps {
  readonly label: string;
  /** YYYY-MM-DD; empty: none. */
  readonly value: string;
  onChange(day: string): void;
}

/** A filter by one date. Invalid text stays in the input, and the list keeps the last valid date. */
export default function DateFilter({ label, value, onChange }: DateFilterProps) {
  const [wrong, setWrong] = useState(false);
  const noteId = useId();
  const change = (day: string) => {
    const isWrong = day !== '' && !isInCalendar(day);
    setWrong(isWrong);
    if (!isWrong) onChange(day);
  };
  return (
    <DayFilter className="filter day-range">
      <span className="days">
        <DayInput
          label={label}
          value={value}
          limits={{}}
          {...(wrong && { 'aria-invalid': true, 'aria-describedby': noteId })}
          onChange={change}
        />
      </span>
      {wrong && (
        <span id={noteId} role="alert" className="filter-note">
          {t('There is no such date. Write it as dd/mm/yyyy.')}
        </span>
      )}
    </DayFilter>
  );
}
