import { memo, type ReactNode, useId } from 'react';
import type { Filter } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import { hasPart } from '../../base/own-parts.ts';
import { isEnter } from '../../ui/is-composing.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { UnknownNode } from '../../ui/unknown-node.tsx';
import { useStable } from '../../ui/use-stable.ts';
import type { FilterProps } from './filter-props.ts';

export interface FiltersProps {
  readonly filters: readonly Filter[];
  readonly values: Readonly<Record<string, string>>;
  /** Declaration path, for error messages. */
  readonly place: string;
  /** Values by parameter; an empty one takes its filter away. */
  onFilter(change: Readonly<Record<string, string>>): void;
}

const DayRangeFilter = lazyWithPreload(() => import('./day-range-filter.tsx'));
const OwnFilter = lazyWithPreload(() => import('./own-filter.tsx'));
const RecordFilter = lazyWithPreload(() => import('./record-filter.tsx'));
const DateFilter = lazyWithPreload(() => import('./date-filter.tsx'));

/** What draws a filter whose chunk is not that of the list. */
const partOf = ({ range, field }: Filter) =>
  range ? DayRangeFilter : { date: DateFilter, picker: RecordFilter }[field];

/** So that the rows do not move when a filter has come. */
export const preloadFilters = (filters: readonly Filter[]) =>
  Promise.all(filters.map((filter) => partOf(filter)?.preload()));

/** The row of filters: each applies as soon as it is chosen. A turned page redraws none of them. */
export function ListFilters({ filters, values, place, onFilter }: FiltersProps) {
  const change = useStable(onFilter);
  return filters.map((filter) => {
    const { param, range } = filter;
    const end = range && (values[range.end] ?? '');
    return (
      <OneFilter key={param} {...{ filter, place }} value={values[param] ?? ''} end={end} onFilter={change} />
    );
  });
}

interface OneFilterProps extends Pick<FiltersProps, 'place' | 'onFilter'> {
  readonly filter: Filter;
  readonly value: string;
  /** The second day of a range of days. */
  readonly end: string | undefined;
}

const OneFilter = memo(function OneFilter({ filter, value, end, place, onFilter }: OneFilterProps) {
  const { param, label, range } = filter;
  if (range)
    return (
      <DayRangeFilter
        label={label}
        range={range}
        value={{ start: value, end: end ?? '' }}
        onChange={(days) => onFilter({ [param]: days.start, [range.end]: days.end })}
      />
    );
  const onChange = (nextValue: string) => onFilter({ [param]: nextValue });
  if (filter.field === 'date') return <DateFilter label={label} value={value} onChange={onChange} />;
  return <LabelledFilter filter={filter} value={value} place={place} onChange={onChange} />;
});

function LabelledFilter({ place, ...props }: FilterProps & { place: string }) {
  const id = useId();
  const { field, label } = props.filter;
  const draw = BY_FIELD[field] ?? (hasPart('filters', field) ? drawOwn : undefined);
  if (!draw) return <UnknownNode nodeKind="filter field" name={field} place={place} />;
  return (
    <span className="filter">
      <label htmlFor={id}>{t(label)}</label>
      {draw(props, id)}
    </span>
  );
}

type DrawFilter = (props: FilterProps, id: string) => ReactNode;

const drawOwn: DrawFilter = (props, id) => <OwnFilter {...props} id={id} />;
const BY_FIELD: Readonly<Record<string, DrawFilter>> = {
  picker: (props, id) => <RecordFilter {...props} id={id} />,
  select: ({ filter, value, onChange }, id) => (
    <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t('All')}</option>
      {filter.choices?.map((choice) => (
        <option key={choice.value} value={String(choice.value)}>
          {t(choice.label)}
        </option>
      ))}
    </select>
  ),
  // Keyed by the applied value, so that it follows the URL; applied on blur or Enter.
  text: ({ value, onChange }, id) => (
    <input
      key={value}
      id={id}
      defaultValue={value}
      onBlur={(event) => event.target.value.trim() !== value && onChange(event.target.value.trim())}
      onKeyDown={(event) => isEnter(event) && event.currentTarget.blur()}
    />
  ),
};
