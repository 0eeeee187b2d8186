import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { businessDay } from '../../../../core/dates.ts';
import type { DayRange } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import { product } from '../../base/product.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import {
  type Days,
  isHalf,
  lastDays,
  latestEnd,
  type Rule,
  type Wrong,
  withStart,
  wrongWith,
} from '../state/days.ts';
import { DayFilter, DayPresets } from './day-filter.tsx';
import { DayInput } from './day-input.tsx';

const PRESETS = [1, 7, 30];

interface DayRangeFilterProps {
  /** Of the first day. */
  readonly label: string;
  readonly range: DayRange;
  readonly value: Days;
  onChange(days: Days): void;
}

/** Two dates of one filter, with usual ranges below each calendar. An invalid range, or half of one, stays in the inputs with the reason; the list keeps the last valid one. */
export default function DayRangeFilter({ label, range, value, onChange }: DayRangeFilterProps) {
  const rule: Rule = { ...range, today: businessDay(product().locale.zone) };
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen.start !== value.start || seen.end !== value.end) {
    setSeen(value);
    setTyped(value);
  }
  const wrong = wrongWith(typed, rule);
  const noteId = useId();
  const change = (days: Days) => {
    setTyped(days);
    if (!isHalf(days) && !wrongWith(days, rule)) onChange(days);
  };
  const invalid = (rangeEnd: keyof Days) =>
    wrong?.at === rangeEnd ? { 'aria-invalid': true, 'aria-describedby': noteId } : {};
  const endMax = latestEnd(typed.start, rule);
  const isPhone = useMedia(PHONE);
  const presets = (done?: () => void) => (
    <Presets
      rule={rule}
      value={typed}
      onChange={(days) => {
        change(days);
        done?.();
      }}
    />
  );
  const inBar = isPhone ? {} : { isNamedInside: true, below: presets };
  return (
    <DayFilter className="filter day-range">
      <span className="days">
        <DayInput
          label={label}
          value={typed.start}
          limits={rule.atMost ? { max: rule.today } : {}}
          {...invalid('start')}
          {...inBar}
          onChange={(start) => change(withStart(typed, start, rule))}
        />
        <DayInput
          label={range.label}
          value={typed.end}
          limits={{ ...(typed.start && { min: typed.start }), ...(endMax && { max: endMax }) }}
          {...invalid('end')}
          {...inBar}
          onChange={(end) => change({ ...typed, end })}
        />
        {(typed.start || typed.end) && (
          <IconButton aria-label={t('Clear dates')} onClick={() => change({ start: '', end: '' })}>
            <Icon name="close" size={16} />
          </IconButton>
        )}
      </span>
      {isPhone && presets()}
      <RangeNote id={noteId} wrong={wrong} half={isHalf(typed)} />
    </DayFilter>
  );
}

/** Why the range does not count, or not yet. */
function RangeNote({ id, wrong, half }: { id: string; wrong: Wrong | undefined; half: boolean }) {
  if (wrong)
    return (
      <span id={id} role="alert" className="filter-note">
        {t(wrong.text, wrong.params)}
      </span>
    );
  if (!half) return null;
  return (
    <span role="status" className="filter-note">
      {t('The rows are filtered once both dates are there.')}
    </span>
  );
}

function Presets({ rule, value, onChange }: { rule: Rule; value: Days; onChange(days: Days): void }) {
  const counts = PRESETS.filter((count) => rule.days === undefined || count - 1 <= rule.days);
  return (
    <DayPresets>
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
    </DayPresets>
  );
}
