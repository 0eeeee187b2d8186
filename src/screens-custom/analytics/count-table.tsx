import { useMemo, useState } from 'react';
import {
  type AnswerState,
  currentLanguage,
  formatDate,
  formatNumber,
  Icon,
  type RowsAnswer,
  t,
} from '../../runtime/index.ts';
import { type Sorting, sortRows, toggleSorting } from './model/sorting.ts';
import { StatisticsSection } from './statistics-section.tsx';

interface ColumnOf {
  readonly name: string;
  /** Source text. */
  readonly label: string;
  /** Format and alignment: a number, a day, or a text that takes the remaining width. */
  readonly as?: 'number' | 'day' | 'text';
}
interface CountTableProps {
  readonly title: string;
  /** The first column identifies the rows. */
  readonly columns: readonly ColumnOf[];
  readonly state: AnswerState<RowsAnswer<object>>;
}
type Row = Readonly<Record<string, unknown>>;

const ARIA = { asc: 'ascending', desc: 'descending' } as const;
const MARK = { asc: 'sort-asc', desc: 'sort-desc' } as const;

/** A table of counts that can be sorted by any column. */
export function CountTable({ title, columns, state }: CountTableProps) {
  return (
    <StatisticsSection title={title} state={state} height={240}>
      {({ rows }, label) =>
        rows.length === 0 ? (
          <p className="note">{t('Nothing in these days.')}</p>
        ) : (
          <CountRows label={label} columns={columns} rows={rows as readonly Row[]} />
        )
      }
    </StatisticsSection>
  );
}

interface RowsProps {
  readonly label: string;
  readonly columns: readonly ColumnOf[];
  readonly rows: readonly Row[];
}

/** The table without its heading; `label` is the id of the heading. */
export function CountRows({ label, columns, rows }: RowsProps) {
  const [sorting, setSorting] = useState<Sorting>();
  const language = currentLanguage();
  const sortedRows = useMemo(() => sortRows(rows, sorting, language), [rows, sorting, language]);
  const key = columns[0]?.name ?? '';
  return (
    <div className="scroll">
      <table aria-labelledby={label}>
        <thead>
          <tr>
            {columns.map(({ name, label: text, as }) => {
              const dir = sorting?.column === name ? sorting.dir : undefined;
              return (
                <th key={name} scope="col" className={as} aria-sort={dir ? ARIA[dir] : 'none'}>
                  <button type="button" onClick={() => setSorting(toggleSorting(sorting, name))}>
                    <span>{t(text)}</span>
                    <Icon name={dir ? MARK[dir] : 'sort-none'} size={14} />
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sortedRows.map((row) => (
            <tr key={String(row[key])}>
              {columns.map(({ name, as }) => (
                <td key={name} className={as}>
                  {formatCell(row[name], as)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function formatCell(value: unknown, as: ColumnOf['as']): string {
  if (as === 'number') return formatNumber(Number(value));
  return as === 'day' ? formatDate(String(value), 'DD MMM YYYY') : String(value ?? '');
}
