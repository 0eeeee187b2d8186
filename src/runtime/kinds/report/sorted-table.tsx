import { type ReactNode, useMemo, useState } from 'react';
import type { Row } from '../../../../core/scope.ts';
import { currentLanguage, t } from '../../base/i18n/t.ts';
import { Icon } from '../../ui/icons.tsx';
import { type Sorting, sortRows, toggleSorting } from './sorting.ts';

export interface SortedColumn {
  /** The value that the rows are sorted by. */
  readonly name: string;
  /** Source text. */
  readonly label: string;
  /** Alignment: a number, or a text that takes the remaining width. */
  readonly as?: 'number' | 'text' | undefined;
  /** Draws the value; absent: its text. */
  draw?(row: Row): ReactNode;
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const;
const MARK = { asc: 'sort-asc', desc: 'sort-desc' } as const;

interface SortedTableProps {
  /** Id of the heading. */
  readonly label: string;
  /** The first column identifies the rows. */
  readonly columns: readonly SortedColumn[];
  readonly rows: readonly Row[];
}

/** All rows of a short answer, sorted by a press on a heading. */
export function SortedTable({ label, columns, rows }: SortedTableProps) {
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
              {columns.map(({ name, as, draw }) => (
                <td key={name} className={as}>
                  {draw ? draw(row) : String(row[name] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
