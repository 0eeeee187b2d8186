import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { replaceResponse } from '../../data/cache.ts';
import { keyOf } from '../../data/key-of.ts';
import { useLive } from '../../data/live/use-live.ts';
import { askedAt, read } from '../../data/read.ts';
import type { ApiResponse } from '../../data/read-response.ts';
import { rowsOf } from '../../data/rows-of.ts';
import type { ListScreen } from '../../model.ts';
import { listInput } from '../state/list-input.ts';
import { type List, pageOf } from '../state/use-list.ts';
import { Pause } from './pause.ts';
import { settleRows } from './settle-rows.ts';

interface LiveRowsProps {
  readonly screen: ListScreen;
  readonly list: List;
  /** Rows are selected or edited: nothing but their values may change. */
  readonly busy: boolean;
}

/** What waits until somebody wants to see it. */
interface News {
  /** The answer that is shown; another one makes this old. */
  readonly shown: ApiResponse;
  readonly fresh: ApiResponse;
  readonly added: number;
}

/**
 * Keeps the rows of a list as others write them. Rows change where they stand; what would move them (new rows, another
 * order, rows that are gone) waits behind a notice, unless nothing moves by it.
 */
export default function LiveRows({ screen, list, busy }: LiveRowsProps) {
  const [news, setNews] = useState<News>();
  const latest = useRef({ list, busy });
  useEffect(() => {
    latest.current = { list, busy };
  });
  const touched = useRef(new Set<string | null>());
  const pause = useRef<Pause>(undefined);
  const apply = async (fresh: ApiResponse) => {
    const { state, scope, stand } = latest.current.list;
    touched.current.clear();
    setNews(undefined);
    stand(undefined);
    await replaceResponse(keyOf(screen.source.endpoint, listInput(screen, state, scope)), fresh);
  };
  const refresh = useRef(async () => undefined as void);
  refresh.current = async () => {
    const { list: asked } = latest.current;
    const { endpoint } = screen.source;
    const input = listInput(screen, asked.state, asked.scope);
    // What could not be read now is read with the next event; the rows that are there are not wrong.
    const fresh = await read(endpoint, input).catch(() => undefined);
    const { list: now, busy: isBusy } = latest.current;
    const { answer } = now;
    if (!fresh || !answer || askedAt(answer) > askedAt(fresh)) return;
    // What is on its way may have been asked for before the event.
    if (now.refreshing || now.state !== asked.state) return pause.current?.ask();
    const page = pageOf(screen, now.state, rowsOf(fresh, screen), fresh.page);
    const settled = settleRows(now.rows, page.rows, screen.key, wasTouched(touched.current));
    const more = page.span.total - now.span.total;
    if (settled.isStill && !(isBusy && more !== 0)) {
      await apply(fresh);
      return;
    }
    now.stand({ answer, rows: settled.rows, gone: settled.gone });
    setNews({ shown: answer, fresh, added: now.state.page === 1 ? Math.max(settled.added, more) : 0 });
  };
  useEffect(() => {
    const made = new Pause(() => refresh.current());
    pause.current = made;
    return () => made.end();
  }, []);
  useLive(
    screen.live,
    ({ key }) => {
      touched.current.add(key);
      pause.current?.ask();
    },
    list.answer && askedAt(list.answer),
  );
  const isNews = news !== undefined && news.shown === list.answer && !list.refreshing;
  const show = () => {
    if (!news) return;
    void apply(news.fresh);
    document.querySelector('.list-scroll')?.scrollTo({ top: 0 });
    // The button goes; who works with the keyboard goes on among the rows.
    document.querySelector<HTMLElement>('.list-scroll tr[data-row]')?.focus({ preventScroll: true });
  };
  return (
    <div className="list-news" role="status">
      {isNews && (
        <Button size="small" variant="contained" onClick={show}>
          {news.added > 0 ? t('{count} new', { count: news.added }) : t('The rows have changed.')}
          <span className="list-news-show">{t('Show')}</span>
        </Button>
      )}
    </div>
  );
}

/** Whether a row was written since the rows were last shown as they are; null stands for any. */
function wasTouched(keys: ReadonlySet<string | null>): (key: unknown) => boolean {
  return (key) => keys.has(null) || keys.has(String(key));
}
