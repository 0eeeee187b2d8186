import { type ReactNode, useId } from 'react';
import { readPath } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { writeDate } from '../../base/write-date.ts';
import type { AnswerState } from '../../data/use-response.ts';
import { Loaded } from '../../navigation/loaded.tsx';
import { Skeleton } from '../../ui/states.tsx';

interface StatisticsSectionProps<Answer> {
  /** Source text. */
  readonly title: string;
  readonly state: AnswerState<Answer>;
  /** Height of what is shown, in px. */
  readonly height: number;
  /** It is a chart, else rows: while it is loading, so is its skeleton. */
  readonly isPlot?: boolean;
  /** Behind the title, and at the end of its line. */
  readonly titleNote?: ReactNode;
  readonly tool?: ReactNode;
  /** `label` is the id of the heading. */
  children(answer: Answer, label: string): ReactNode;
}

/** A statistic under its heading, with a word while it takes long. */
export function StatisticsSection<Answer>(props: StatisticsSectionProps<Answer>) {
  const { title, state, height, isPlot, titleNote, tool, children } = props;
  const id = useId();
  const asOf = asOfText(state);
  const heading = (
    <h2 id={id}>
      {t(title)} {titleNote}
    </h2>
  );
  return (
    <section aria-labelledby={id} aria-busy={state.loading || state.refreshing}>
      {tool ? (
        <div className="heading">
          {heading}
          {tool}
        </div>
      ) : (
        heading
      )}
      {state.slow && (
        <p className="note" role="status">
          {t('This takes longer than usual…')}
        </p>
      )}
      {asOf && <p className="note">{t('As of {time}', { time: asOf })}</p>}
      <Loaded
        state={state}
        height={height}
        skeleton={
          isPlot ? (
            <div className="plot-coming" style={{ height }}>
              <Skeleton width={96} />
            </div>
          ) : (
            <Skeleton height={height} rows />
          )
        }
      >
        {(answer) => children(answer, id)}
      </Loaded>
    </section>
  );
}

/** When the figures were so, where the server reads them from a replica that may be behind. */
function asOfText({ answer }: AnswerState<unknown>): string | undefined {
  return writeDate(readPath(answer, 'raw.as_of'), 'DD MMM YYYY HH:mm:ss');
}
