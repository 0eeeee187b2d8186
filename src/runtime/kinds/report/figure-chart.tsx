import type { ReportScreen, Shown } from '../../../../core/model.ts';
import type { Row } from '../../../../core/scope.ts';
import { formatMoney } from '../../base/i18n/format-money.ts';
import { numberFormat } from '../../base/i18n/number-format.ts';
import { t } from '../../base/i18n/t.ts';
import { product } from '../../base/product.ts';
import { writeDate } from '../../base/write-date.ts';
import type { AnswerState } from '../../data/use-response.ts';
import { PLOT_HEIGHT, Plot } from './plot.tsx';
import { type PlotKind, pointsOf, type Step, withGaps } from './points.ts';
import type { Question } from './report-question.ts';
import { StatisticsSection } from './section.tsx';
import { groupText } from './shown-group.ts';

interface FigureChartProps {
  readonly screen: ReportScreen;
  readonly question: Question;
  readonly figure: Shown;
  readonly state: AnswerState<{ readonly rows: readonly Row[] }>;
}

/** One figure of a report as a chart under its name. */
export function FigureChart({ screen, question, figure, state }: FigureChartProps) {
  const { by, step, days } = question;
  const isMoney = figure.cell === 'money';
  const { digits } = figure.options ?? {};
  const write = (value: number) =>
    isMoney
      ? formatMoney(value, Number(digits ?? 0))
      : numberFormat(product().locale.numbers, { maximumFractionDigits: 3 }).format(value);
  const textOf = (group: string) => groupText(group, question);
  const tick = (group: string) =>
    step === undefined ? textOf(group) : (writeDate(group, TICKS[step]) ?? group);
  return (
    <StatisticsSection title={figure.label} state={state} height={PLOT_HEIGHT + 28} isPlot>
      {({ rows }, label) => {
        const answered = pointsOf(rows, figure.path);
        if (answered.length === 0) return <p className="note">{t('Nothing here yet')}</p>;
        const points = step && days ? withGaps(answered, days, step) : answered;
        return (
          <Plot
            key={JSON.stringify([by?.path, step, days])}
            draw={plotKind(screen, step, points.length)}
            hint={t('Choose a group with the arrow keys.')}
            {...{ label, points, isMoney, write, textOf, tick }}
          />
        );
      }}
    </StatisticsSection>
  );
}

/** More groups than these are too many to be read name by name. */
const MOST_ROWS = 40;
/** What has no order in time has a row and a name for each group. */
function plotKind({ draw }: ReportScreen, step: Step | undefined, count: number): PlotKind {
  if (step) return draw === 'bars' ? 'bars' : 'lines';
  return count <= MOST_ROWS ? 'rows' : 'bars';
}

const TICKS = { day: 'DD MMM', week: 'DD MMM', month: 'MMM YYYY' } as const;
