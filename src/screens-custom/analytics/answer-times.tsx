import { calls } from '../../generated/product/components/analytics-page.ts';
import { formatNumber, t, useAnswer } from '../../runtime/index.ts';
import { CountRows } from './count-table.tsx';
import type { Period } from './model/period.ts';
import { StatisticsSection } from './statistics-section.tsx';

/** Seconds as minutes, with one decimal. */
const minutes = (seconds: number): number => Math.round(seconds / 6) / 10;

const COLUMNS = [
  { name: 'day', label: 'Date', as: 'day' },
  { name: 'answers', label: 'Answers', as: 'number' },
  { name: 'median', label: 'Median in minutes', as: 'number' },
  { name: 'ninetieth', label: '90th percentile in minutes', as: 'number' },
] as const;

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
            <CountRows
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
