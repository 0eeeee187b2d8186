import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { Field, Fields, t } from '../../runtime/index.ts';
import { FIRST_DAY, LAST_DAY, type Period, problemOf } from './model/period.ts';

interface PeriodFormProps {
  /** The range that is shown. */
  readonly period: Period;
  search(period: Period): void;
}

/**
 * Inputs for the two dates. The button starts the search: with an empty date it does nothing, for an invalid range it
 * shows the error.
 */
export function PeriodForm({ period, search }: PeriodFormProps) {
  const [typed, setTyped] = useState<Period>(period);
  const [problem, setProblem] = useState<string>();
  const changeDate = (name: keyof Period) => (value: unknown) => {
    setProblem(undefined);
    setTyped((previousPeriod) => ({ ...previousPeriod, [name]: typeof value === 'string' ? value : '' }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.start_date === '' || typed.end_date === '') return;
    const wrong = problemOf(typed);
    setProblem(wrong);
    if (wrong === undefined) search(typed);
  };
  const isStart = problem !== undefined && problemOf({ ...typed, start_date: typed.end_date }) === undefined;
  const error = problem === undefined ? undefined : t(problem);
  return (
    <form className="period" noValidate onSubmit={submit}>
      <Fields>
        <Field
          field="date"
          label="Start Date"
          span={6}
          value={typed.start_date}
          onChange={changeDate('start_date')}
          options={{ min: FIRST_DAY, max: LAST_DAY }}
          error={isStart ? error : undefined}
        />
        <Field
          field="date"
          label="End Date"
          span={6}
          value={typed.end_date}
          onChange={changeDate('end_date')}
          options={{ max: LAST_DAY }}
          error={isStart ? undefined : error}
        />
      </Fields>
      <Button type="submit" variant="outlined">
        {t('Search Analytics')}
      </Button>
    </form>
  );
}
