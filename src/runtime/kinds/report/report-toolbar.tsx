import { useId } from 'react';
import type { ReportScreen } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import { queryString } from '../../data/encode.ts';
import { navigate, useAddress } from '../../navigation/address.tsx';
import { FilterBar } from '../../table/toolbar/list-toolbar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { type Question, STEPS } from './report-question.ts';

// A chunk of its own, which lists have as well.
const DayRangeFilter = lazyWithPreload(() => import('../../table/toolbar/day-range-filter.tsx'));

interface ReportToolbarProps {
  readonly screen: ReportScreen;
  readonly question: Question;
  readonly asTable: boolean;
  setAsTable(asTable: boolean): void;
}

/** What a report is asked: its days, their step, and the field to group by; at its end the way to the table and back. */
export function ReportToolbar({ screen, question, asTable, setAsTable }: ReportToolbarProps) {
  const { pathname, search } = useAddress();
  const { by, step, days } = question;
  const ask = (change: Readonly<Record<string, string>>) => {
    const query = { ...Object.fromEntries(new URLSearchParams(search)), ...change };
    const text = queryString(query);
    void navigate(text === '' ? pathname : `${pathname}?${text}`);
  };
  const button = t(asTable ? 'Show as chart' : 'Show as table');
  return (
    <FilterBar>
      {days && (
        <DayRangeFilter
          label="From"
          range={{ end: 'end_date', label: 'To' }}
          value={days}
          onChange={({ start, end }) => ask({ start_date: start, end_date: end })}
        />
      )}
      {step && (
        <Choice
          label={t('Step')}
          value={step}
          options={STEPS.map((name) => [name, t(STEP_NAMES[name])])}
          onChange={(chosen) => ask({ step: chosen })}
        />
      )}
      {screen.by.length > 1 && (
        <Choice
          label={t('Group by')}
          value={by?.path ?? ''}
          options={screen.by.map(({ path, label }) => [path, t(label)])}
          onChange={(chosen) => ask({ by: chosen })}
        />
      )}
      <IconButton aria-label={button} title={button} onClick={() => setAsTable(!asTable)}>
        <Icon name={asTable ? 'chart' : 'table'} size={16} />
      </IconButton>
    </FilterBar>
  );
}

const STEP_NAMES = { day: 'Day', week: 'Week', month: 'Month' } as const;

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** Values and their names, translated. */
  readonly options: readonly (readonly [string, string])[];
  onChange(value: string): void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <span className="filter">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
