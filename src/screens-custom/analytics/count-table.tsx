import {
  type AnswerState,
  formatNumber,
  type RowsAnswer,
  type SortedColumn,
  SortedTable,
  StatisticsSection,
  t,
} from '../../runtime/index.ts';

interface CountTableProps {
  readonly title: string;
  /** The first column identifies the rows. */
  readonly columns: readonly SortedColumn[];
  readonly state: AnswerState<RowsAnswer<object>>;
}

/** A table of counts that can be sorted by any column. */
export function CountTable({ title, columns, state }: CountTableProps) {
  return (
    <StatisticsSection title={title} state={state} height={240}>
      {({ rows }, label) =>
        rows.length === 0 ? (
          <p className="note">{t('Nothing in these days.')}</p>
        ) : (
          <SortedTable label={label} columns={columns} rows={rows.map((row) => ({ ...row }))} />
        )
      }
    </StatisticsSection>
  );
}

/** A column of numbers. */
export function numbers(name: string, label: string): SortedColumn {
  return { name, label, as: 'number', draw: ({ [name]: value }) => formatNumber(Number(value)) };
}
