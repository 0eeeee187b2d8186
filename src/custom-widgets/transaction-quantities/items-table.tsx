import type { ReactNode } from 'react';
import { formatNumber, staticStyled, t } from '../../runtime/index.ts';
import type { ItemRow } from './model/item-rows.ts';

interface ItemsTableProps {
  readonly rows: readonly ItemRow[];
  /** Numbers of pieces before the last column, each under its heading. */
  readonly figures?: readonly Figure[];
  /** Heading of the last column. */
  readonly pieces: string;
  /** Renders the last column of a row. */
  children(row: ItemRow): ReactNode;
}

export interface Figure {
  readonly label: string;
  of(row: ItemRow): number;
}

/** A table of the items of an order with their numbers of pieces. */
export function ItemsTable({ rows, figures = [], pieces, children }: ItemsTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('SKU Code')}</th>
          <th scope="col">{t('Product Name')}</th>
          {figures.map(({ label }) => (
            <th key={label} scope="col" className="figure">
              {label}
            </th>
          ))}
          <th scope="col">{pieces}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td>{row.sku || '-'}</td>
            <td>{row.name || '-'}</td>
            {figures.map(({ label, of }) => (
              <td key={label} className="figure" data-label={label}>
                {formatNumber(of(row))}
              </td>
            ))}
            <td>{children(row)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = staticStyled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { fontWeight: 500, color: 'var(--mui-palette-text-secondary)' },
  '& :is(th, td)': {
    padding: '6px 12px 6px 0',
    borderBottom: '1px solid var(--mui-palette-divider)',
    textAlign: 'start',
  },
  // No heading and no number is broken: codes and names give way.
  '& td:not(.figure)': { overflowWrap: 'anywhere' },
  '& td:first-of-type': { minWidth: 112 },
  '& .figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td):last-of-type': { width: 136, paddingInlineEnd: 0, textAlign: 'end' },
  // On a narrow window the name is above the code and the pieces.
  '@media (max-width: 600px)': {
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 112px',
      alignItems: 'center',
      padding: '6px 0',
      borderBottom: '1px solid var(--mui-palette-divider)',
    },
    '& :is(th, td)': { padding: '2px 0', border: 0 },
    '& :is(th, td):nth-of-type(2)': { gridColumn: '1 / -1', order: -1 },
    '& :is(th, td):last-of-type': { width: 'auto' },
    '& th.figure': { display: 'none' },
    '& td.figure': { gridColumn: '1 / -1', order: 1, textAlign: 'start' },
    '& td.figure::before': { content: 'attr(data-label) ": "', color: 'var(--mui-palette-text-secondary)' },
  },
  '& input': { width: '100%', textAlign: 'end' },
  '& small': { color: 'var(--mui-palette-warning-main)' },
});
