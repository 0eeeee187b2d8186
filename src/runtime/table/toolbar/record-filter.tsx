import { useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { readPath, resolveValues } from '../../core/scope.ts';
import { useUser } from '../../data/session/session.ts';
import { useResponse } from '../../data/use-response.ts';
import { useAddress } from '../../navigation/address.tsx';
import type { FilterProps } from './filter-props.ts';

/**
 * A filter by a record of another call. The options are loaded when the user is about to choose, so that the list loads first.
 * The URL's value stays selected before they arrive.
 */
export function RecordFilter({ id, filter, value, onChange }: FilterProps & { id: string }) {
  const [isWanted, setWanted] = useState(value !== '');
  const want = () => setWanted(true);
  const { source, options = {} } = filter;
  const { search } = useAddress();
  const user = useUser();
  const scope = { route: {}, query: Object.fromEntries(new URLSearchParams(search)), ...(user && { user }) };
  const { size } = source?.endpoint.paging ?? {};
  const { answer, error, retry } = useResponse((isWanted && source?.endpoint) || null, {
    ...resolveValues(source?.with, scope),
    ...(size && options.size !== undefined && { [size]: options.size }),
  });
  const rows = (answer?.rows ?? []).map((row) => ({
    value: String(readPath(row, String(options.value))),
    label: String(readPath(row, String(options.label)) ?? ''),
  }));
  const isKnown = value === '' || rows.some((row) => row.value === value);
  return (
    <select
      id={id}
      value={value}
      aria-busy={isWanted && !answer && !error}
      onPointerEnter={want}
      onFocus={() => {
        want();
        if (error) retry();
      }}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t(error && !answer ? 'The choices could not be loaded.' : 'All')}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {rows.map((row) => (
        <option key={row.value} value={row.value}>
          {row.label}
        </option>
      ))}
    </select>
  );
}
