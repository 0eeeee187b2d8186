import Button from '@mui/material/Button';
import { useRef } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { ListScreen } from '../../model.ts';
import type { List } from '../state/use-list.ts';
import { useNews } from './use-news.ts';

interface LiveRowsProps {
  readonly screen: ListScreen;
  readonly list: List;
  /** Rows are selected or edited: nothing but their values may change. */
  readonly busy: boolean;
}

/** Keeps the rows of a list as others write them, and says so where rows would have to move for it. */
export default function LiveRows({ screen, list, busy }: LiveRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { news, show } = useNews(screen, list, busy);
  const goTo = () => {
    const rows = place.current?.parentElement?.querySelector('.list-scroll');
    show();
    rows?.scrollTo({ top: 0 });
    // The button goes; who works with the keyboard goes on among the rows.
    rows?.querySelector<HTMLElement>('tr[data-row]')?.focus({ preventScroll: true });
  };
  return (
    <div className="list-news" role="status" ref={place}>
      {news && (
        <Button size="small" onClick={goTo}>
          {news.added > 0 ? t('{count} new', { count: news.added }) : t('The rows have changed.')}
          <span className="list-news-show">{t('Show')}</span>
        </Button>
      )}
    </div>
  );
}
