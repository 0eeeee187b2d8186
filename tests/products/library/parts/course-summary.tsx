import {
  invalidate,
  Loaded,
  ScreenLink,
  t,
  useAnswer,
  useLive,
  type WidgetHost,
} from '../../../../src/runtime/index.ts';
import { topics } from '../src/generated/product/topics.ts';
import { type CourseSummaryProps, calls } from '../src/generated/product/widgets/course-summary.ts';

/** Above the list: how many courses match, and from how many books they choose. */
export default function CourseSummary({ list }: CourseSummaryProps & WidgetHost) {
  const books = useAnswer(calls['book.list'], { size: 1 });
  useLive(topics.book, () => void invalidate(calls['book.list']));
  return (
    <Loaded state={books} height={20}>
      {({ page }) => (
        <p style={{ margin: 0, color: 'var(--mui-palette-text-secondary)' }}>
          {t('Courses: {count}.', { count: list?.total ?? 0 })}{' '}
          <ScreenLink to="book-list">{t('Books to choose from: {count}', { count: page.total })}</ScreenLink>
        </p>
      )}
    </Loaded>
  );
}
