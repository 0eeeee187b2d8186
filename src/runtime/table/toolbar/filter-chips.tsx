import type { ReactNode } from 'react';
import type { Filter } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import { writeDate } from '../../base/write-date.ts';
import { Icon } from '../../ui/icons.tsx';
import { plainButton } from '../../ui/theme/plain-button.ts';
import { staticStyled } from '../../ui/theme/static-styled.tsx';
import type { FiltersProps } from './list-filters.tsx';
import { useRecordChoices } from './record-choices.ts';

/** The active filters, each with a remove button; a filter whose value has no label has no chip. */
export default function FilterChips({ filters, values, onFilter }: Omit<FiltersProps, 'place'>) {
  const activeFilters = filters.flatMap((filter) => {
    const text = textOf(filter, values);
    return text === undefined ? [] : [{ filter, text }];
  });
  if (activeFilters.length === 0) return null;
  return (
    <Chips aria-label={t('Filters')}>
      {activeFilters.map(({ filter: { param, label, range }, text }) => (
        <li key={param}>
          <span>
            {t(label)}: <b dir="auto">{text}</b>
          </span>
          <button
            type="button"
            aria-label={t('Remove the filter {name}', { name: t(label) })}
            onClick={() => onFilter({ [param]: '', ...(range && { [range.end]: '' }) })}
          >
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </Chips>
  );
}

/** What the chip says; undefined when the filter is not active, or its value has no label. */
function textOf(filter: Filter, values: FiltersProps['values']): ReactNode {
  const { param, field, choices, range } = filter;
  const value = values[param] ?? '';
  if (range) {
    const days = [value, values[range.end] ?? ''];
    return days.some(Boolean) ? days.map((day) => (day ? dayText(day) : '…')).join(' – ') : undefined;
  }
  if (value === '') return undefined;
  if (field === 'text') return value;
  if (field === 'picker') return <RecordName filter={filter} value={value} />;
  if (field === 'date') return dayText(value);
  const choice = field === 'select' && choices?.find((option) => String(option.value) === value);
  return choice ? t(choice.label) : undefined;
}

/** The name of the chosen record; its key when it is not among the choices. */
function RecordName({ filter, value }: { filter: Filter; value: string }) {
  const { choices, isLoaded, error } = useRecordChoices(filter, true);
  const name = choices.find((choice) => choice.value === value)?.label;
  return name ?? (isLoaded || error ? value : '…');
}

const dayText = (day: string) => writeDate(day, 'DD/MM/YYYY') ?? day;

const Chips = staticStyled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '0 0 12px',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    paddingInlineStart: 10,
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 999,
    fontSize: 13,
    maxWidth: '100%',
  },
  '& li > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { fontWeight: 500 },
  '& button': {
    ...plainButton,
    display: 'grid',
    placeItems: 'center',
    width: 'max(26px, var(--touch))',
    height: 'max(26px, var(--touch))',
    borderRadius: 999,
    color: 'inherit',
  },
});
