import { calls } from '../../generated/product/components/analytics-page.ts';
import {
  formatDate,
  formatNumber,
  SortedTable,
  StatisticsSection,
  t,
  useAnswer,
} from '../../runtime/index.ts';
import { numbers } from './count-table.tsx';
import type { Period } from './model/period.ts';

/** Seconds as minutes, with one decimal. */
const minutes = (seconds: number): number => Math.round(seconds / 6) / 10;

const COLUMNS = [
  {
    name: 'day',
    label: 'Date',
    draw: ({ day }: { readonly day?: unknown }) => formatDate(day, 'DD MMM YYYY'),
  },
  numbers('answers', 'Answers'),
  numbers('median', 'Median in minutes'),
  numbers('ninetieth', '90th percentile in minutes'),
];

/** How long shops waited for an answer in the chat: over the whole range, and per day with an answer. */
export function AnswerTimes({ period }: { readonly period: Period }) {
  const state = useAnswer(calls['analytics.answer-times'], period);
  return (
    <StatisticsSection title="Answer times in the chat" state={state} height={120}>
      {({ item }, label) => {
        if (!item || item.answers === 0) return <p className="note">{t('No answers in these days.')}</p>;
        const { answers, median, ninetieth, days } = item;
        return (
          <>
            <ul className="today">
              <Figure value={formatNumber(answers)} label="Answers" />
              <Figure value={inMinutes(median)} label="Half of the answers within" />
              <Figure value={inMinutes(ninetieth)} label="Nine of ten answers within" />
            </ul>
            <SortedTable
              label={label}
              columns={COLUMNS}
              rows={days.map((dayRow) => ({
                ...dayRow,
                median: minutes(dayRow.median),
                ninetieth: minutes(dayRow.ninetieth),
              }))}
            />
          </>
        );
      }}
    </StatisticsSection>
  );
}

const inMinutes = (seconds: number | null) =>
  seconds === null ? '-' : t('{count} min', { count: formatNumber(minutes(seconds)) });

function Figure({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <li>
      <span>
        <strong>{value}</strong> <span>{t(label)}</span>
      </span>
    </li>
  );
}
