import { type ReactNode, useId } from 'react';
import { t } from '../../core/i18n/t.ts';
import { hasPart } from '../../core/own-parts.ts';
import type { Filter } from '../../model.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { UnknownNode } from '../../ui/unknown-node.tsx';
import type { FilterProps } from './filter-props.ts';
import { RecordFilter } from './record-filter.tsx';

interface FiltersProps {
  readonly filters: readonly Filter[];
  readonly values: Readonly<Record<string, string>>;
  /** Declaration path, for error messages. */
  readonly place: string;
  /** Values by parameter; an empty one takes its filter away. */
  onFilter(change: Readonly<Record<string, string>>): void;
}

const DayRangeFilter = lazyWithPreload(() => import('./day-range-filter.tsx'));
const OwnFilter = lazyWithPreload(() => import('./own-filter.tsx'));
const DateFilter = lazyWithPreload(() => import('./date-filter.tsx'));

/** The row of filters: each applies as soon as it is chosen. */
export function ListFilters({ filters, values, place, onFilter }: FiltersProps) {
  return filters.map((filter) => {
    const { param, label, range } = filter;
    const value = values[param] ?? '';
    if (!range) {
      const onChange = (next: string) => onFilter({ [param]: next });
      if (filter.field === 'date')
        return <DateFilter key={param} label={label} value={value} onChange={onChange} />;
      return <LabelledFilter key={param} filter={filter} value={value} place={place} onChange={onChange} />;
    }
    return (
      <DayRangeFilter
        key={param}
        label={label}
        range={range}
        value={{ start: value, end: values[range.end] ?? '' }}
        onChange={({ start, end }) => onFilter({ [param]: start, [range.end]: end })}
      />
    );
  });
}

function LabelledFilter({ place, ...props }: FilterProps & { place: string }) {
  const id = useId();
  const { field, label } = props.filter;
  const draw = BY_FIELD[field];
  if (!draw && hasPart('filters', field))
    return (
      <span className="filter">
        <label htmlFor={id}>{t(label)}</label>
        <OwnFilter {...props} id={id} />
      </span>
    );
  if (!draw) return <UnknownNode what="filter field" name={field} place={place} />;
  return (
    <span className="filter">
      <label htmlFor={id}>{t(label)}</label>
      {draw(props, id)}
    </span>
  );
}

const BY_FIELD: Readonly<Record<string, (props: FilterProps, id: string) => ReactNode>> = {
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
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  ),
};
