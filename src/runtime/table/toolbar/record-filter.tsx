import { useState } from 'react';
import { t } from '../../base/i18n/t.ts';
import type { FilterProps } from './filter-props.ts';
import { useRecordChoices } from './record-choices.ts';

/** A filter by a record of another call, loaded when it is about to be chosen; the URL's value stays selected before. */
export default function RecordFilter({ id, filter, value, onChange }: FilterProps & { id: string }) {
  const [isWanted, setWanted] = useState(value !== '');
  const want = () => setWanted(true);
  const { choices, isLoaded, error, retry } = useRecordChoices(filter, isWanted);
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <select
      id={id}
      value={value}
      aria-busy={isWanted && !isLoaded && !error}
      onPointerEnter={want}
      onFocus={() => {
        want();
        if (error) retry();
      }}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t(error && !isLoaded ? 'The choices could not be loaded.' : 'All')}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
