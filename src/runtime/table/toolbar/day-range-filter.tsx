import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { businessDay } from '../../core/dates.ts';
import { t } from '../../core/i18n/t.ts';
import { product } from '../../core/product.ts';
import type { DayRange } from '../../model.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { type Days, lastDays, latestEnd, type Rule, withStart, wrongWith } from '../state/days.ts';

const PRESETS = [1, 7, 30];

interface DayRangeFilterProps {
  /** Of the first day. */
  readonly label: string;
  readonly range: DayRange;
  /** What the list shows now. */
  readonly value: Days;
  onChange(days: Days): void;
}

/**
 * Two dates that make one filter. A range that may not be stays as it was typed, with what is wrong beside it, and
 * the list goes on showing the last good one.
 */
export default function DayRangeFilter({ label, range, value, onChange }: DayRangeFilterProps) {
  const rule: Rule = { ...range, today: businessDay(product().locale.zone) };
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [left, setLeft] = useState(false);
  if (seen.start !== value.start || seen.end !== value.end) {
    setSeen(value);
    setTyped(value);
  }
  const wrong = wrongWith(typed, rule);
  const noteId = useId();
  const change = (days: Days) => {
    setTyped(days);
    if (!wrongWith(days, rule)) {
      setLeft(false);
      onChange(days);
    }
  };
  const shown = wrong && left;
  const invalid = (at: keyof Days) =>
    shown && wrong.at === at ? { 'aria-invalid': true, 'aria-describedby': noteId } : {};
  const endMax = latestEnd(typed.start, rule);
  return (
    <span className="filter day-range">
      <DayInput
        label={label}
        value={typed.start}
        {...(rule.atMost && { max: rule.today })}
        {...invalid('start')}
        onLeave={() => setLeft(true)}
        onChange={(start) => change(withStart(typed, start, rule))}
      />
      <DayInput
        label={range.label}
        value={typed.end}
        {...(typed.start && { min: typed.start })}
        {...(endMax && { max: endMax })}
        {...invalid('end')}
        onLeave={() => setLeft(true)}
        onChange={(end) => change({ ...typed, end })}
      />
      <Presets rule={rule} value={value} onChange={change} />
      {shown && (
        <span id={noteId} role="alert" className="filter-note">
          {t(wrong.text, wrong.params)}
        </span>
      )}
    </span>
  );
}

interface DayInputProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
  onChange(day: string): void;
  onLeave(): void;
}

/** Not controlled: a date of which only a part is typed has no value yet, and must not be taken away. */
function DayInput({ label, value, onChange, onLeave, ...attributes }: DayInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <span className="day">
      <label htmlFor={id}>{t(label)}</label>
      <input
        min="1700-12-31"
        max="9999-12-31"
        {...attributes}
        ref={input}
        id={id}
        type="date"
        defaultValue={value}
        onBlur={onLeave}
        onChange={({ target }) => target.validity.badInput || onChange(target.value)}
      />
    </span>
  );
}

function Presets({ rule, value, onChange }: { rule: Rule; value: Days; onChange(days: Days): void }) {
  const counts = PRESETS.filter((count) => rule.days === undefined || count - 1 <= rule.days);
  return (
    <span className="day-presets">
      {counts.map((count) => {
        const days = lastDays(count, rule.today);
        const isOn = days.start === value.start && days.end === value.end;
        return (
          <Button
            key={count}
            size="small"
            color="inherit"
            variant={isOn ? 'outlined' : 'text'}
            aria-pressed={isOn}
            onClick={() => onChange(days)}
          >
            {count === 1 ? t('Today') : t('{days} days', { days: count })}
          </Button>
        );
      })}
      {(value.start || value.end) && (
        <IconButton
          aria-label={t('Clear dates')}
          title={t('Clear dates')}
          onClick={() => onChange({ start: '', end: '' })}
        >
          <Icon name="close" size={16} />
        </IconButton>
      )}
    </span>
  );
}
