import { useState } from 'react';
import { t } from '../../base/i18n/t.ts';
import type { FilterProps } from './filter-props.ts';
import { useRecordChoices } from './record-choices.ts';

/** A filter by a record of another call, loaded when it is about to be chosen, or has a value to name. */
export default function RecordFilter({ id, filter, value, onChange }: FilterProps & { id: string }) {
  const [isWanted, setWanted] = useState(value !== '');
  const want = () => setWanted(true);
  if (value !== '' && !isWanted) want();
  const { choices, isLoaded, error, retry } = useRecordChoices(filter, isWanted);
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  const isLoading = isWanted && !isLoaded && !error;
  return (
    <select
      id={id}
      value={value}
      aria-busy={isLoading}
      onPointerEnter={want}
      onFocus={() => {
        want();
        if (error) retry();
      }}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t(error && !isLoaded ? 'The choices could not be loaded.' : 'All')}</option>
      {!isKnown && <option value={value}>{isLoading ? t('Loading…') : value}</option>}
      {isKnown && isLoading && <option disabled>{t('Loading…')}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label || choice.value}
        </option>
      ))}
    </select>
  );
}
