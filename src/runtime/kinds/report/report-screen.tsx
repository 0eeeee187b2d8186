import { useState } from 'react';
import { businessDay } from '../../../../core/dates.ts';
import type { ReportScreen, Shown } from '../../../../core/model.ts';
import type { Row, Scope } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { product } from '../../base/product.ts';
import { cellStyles, renderCell } from '../../cells/index.ts';
import { type AnswerState, useResponse } from '../../data/use-response.ts';
import { useAddress } from '../../navigation/address.tsx';
import { useScope } from '../../navigation/current-screen.ts';
import type { FirstCall } from '../../navigation/kinds.ts';
import { Page } from '../../navigation/page.tsx';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { staticStyled } from '../../ui/theme/static-styled.tsx';
import { FigureChart } from './figure-chart.tsx';
import { PLOT_HEIGHT } from './plot.tsx';
import { inputOf, type Question, questionOf } from './report-question.ts';
import { reportStyles } from './report-styles.ts';
import { ReportToolbar } from './report-toolbar.tsx';
import { StatisticsSection } from './section.tsx';
import { shownGroup } from './shown-group.ts';
import { SortedTable } from './sorted-table.tsx';

const today = () => businessDay(product().locale.zone);

/** The call of a report, started before the screen renders. */
export function firstCall(screen: ReportScreen, scope: Scope): FirstCall {
  return {
    endpoint: screen.source.endpoint,
    input: inputOf(screen, questionOf(screen, scope.query, today()), scope),
  };
}

/** A screen of the kind "report": a chart for each figure, or a table of all; the address says the question. */
export default function ReportScreenView({ screen }: ScreenProps<ReportScreen>) {
  const { search } = useAddress();
  const scope = useScope();
  // The days do not change at midnight while the page is open.
  const [day] = useState(today);
  const [asTable, setAsTable] = useState(screen.draw === 'table');
  const question = questionOf(screen, Object.fromEntries(new URLSearchParams(search)), day);
  const state = useResponse(screen.source.endpoint, inputOf(screen, question, scope));
  // The compiler has checked that the source answers groups in the envelope of a list.
  const answered = state as unknown as AnswerState<{ readonly rows: readonly Row[] }>;
  const parts = { screen, question, state: answered };
  return (
    <Page screen={screen}>
      <ReportToolbar screen={screen} question={question} asTable={asTable} setAsTable={setAsTable} />
      <Report>
        {asTable ? (
          <ReportTable {...parts} />
        ) : (
          screen.figures.map((figure) => <FigureChart key={figure.path} {...parts} figure={figure} />)
        )}
      </Report>
    </Page>
  );
}

interface PartProps {
  readonly screen: ReportScreen;
  readonly question: Question;
  readonly state: AnswerState<{ readonly rows: readonly Row[] }>;
}

function ReportTable({ screen, question, state }: PartProps) {
  const group = shownGroup(question);
  const columnOf = (column: Shown, as: 'number' | 'text') => {
    const { path, label } = column;
    return { name: path, label, as, draw: renderCell(column, screen.file) };
  };
  return (
    <StatisticsSection title={screen.title} state={state} height={PLOT_HEIGHT}>
      {({ rows }, label) =>
        rows.length === 0 || !group ? (
          <p className="note">{t('Nothing here yet')}</p>
        ) : (
          <SortedTable
            label={label}
            columns={[columnOf(group, 'text'), ...screen.figures.map((figure) => columnOf(figure, 'number'))]}
            rows={rows}
          />
        )
      }
    </StatisticsSection>
  );
}

const Report = staticStyled('div')({
  display: 'grid',
  gap: 24,
  '@media (min-width: 1200px)': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
  },
  '& section': { minWidth: 0 },
  ...cellStyles,
  ...reportStyles,
});
