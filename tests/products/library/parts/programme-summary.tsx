import { Loaded, ScreenLink, t, useAnswer, type WidgetHost } from '../../../../src/runtime/index.ts';
import { calls, type ProgrammeSummaryProps } from '../src/generated/product/widgets/programme-summary.ts';

/** Above the list: how many programmes match, and from how many books they choose. */
export default function ProgrammeSummary({ list }: ProgrammeSummaryProps & WidgetHost) {
  const books = useAnswer(calls['book.list'], { size: 1 });
  return (
    <Loaded state={books} height={20}>
      {({ page }) => (
        <p style={{ margin: 0, color: 'var(--mui-palette-text-secondary)' }}>
          {t('{count} programmes,', { count: list?.total ?? 0 })}{' '}
          <ScreenLink to="book-list">{t('{count} books to choose from', { count: page.total })}</ScreenLink>
        </p>
      )}
    </Loaded>
  );
}
