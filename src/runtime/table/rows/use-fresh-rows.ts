import { useEffect, useRef, useState } from 'react';
import type { ListScreen } from '../../../../core/model.ts';
import { replaceResponse } from '../../data/cache.ts';
import { keyOf } from '../../data/key-of.ts';
import { useLive } from '../../data/live/use-live.ts';
import { askedAt, read } from '../../data/read.ts';
import type { ApiResponse } from '../../data/read-response.ts';
import { rowsOf } from '../../data/rows-of.ts';
import { listInput } from '../state/list-input.ts';
import { type List, pageOf } from '../state/use-list.ts';
import { keepFocusIn } from './keep-focus.ts';
import { Pause } from './pause.ts';
import { settleRows } from './settle-rows.ts';

/** Changes that wait until the user applies them. */
interface Waiting {
  /** The answer on the screen; another one makes this obsolete. */
  readonly shown: ApiResponse;
  readonly fresh: ApiResponse;
  /** Number of new rows; 0 when there are other changes too, or it is unknown. */
  readonly added: number;
}

/** Reloads a live list's rows: values change in place, changes that move rows wait; `busy`: only values may change. */
export function useFreshRows(screen: ListScreen, list: List, busy: boolean) {
  const [waiting, setWaiting] = useState<Waiting>();
  const touched = useRef(new Set<string | null>());
  const apply = async ({ state, scope, stand }: List, fresh: ApiResponse) => {
    touched.current.clear();
    setWaiting(undefined);
    stand(undefined);
    await replaceResponse(keyOf(screen.source.endpoint, listInput(screen, state, scope)), fresh);
  };
  const refresh = async () => {
    // A failed reload is retried with the next event; the present rows are still valid.
    const input = listInput(screen, list.state, list.scope);
    const fresh = await read(screen.source.endpoint, input).catch(() => undefined);
    const { list: currentList, busy: isBusy, pause } = latest.current;
    const { answer } = currentList;
    if (!fresh || !answer || askedAt(answer) > askedAt(fresh)) return;
    // A pending request may have been sent before the event.
    if (currentList.refreshing || currentList.state !== list.state) return pause?.ask();
    const page = pageOf(screen, currentList.state, rowsOf(fresh, screen), fresh.page);
    // null: any row may have been written.
    const wasTouched = (key: unknown) => touched.current.has(null) || touched.current.has(String(key));
    const settled = settleRows(currentList.rows, page.rows, screen.key, wasTouched);
    const totalIncrease = page.span.total - currentList.span.total;
    holdFocus();
    if (settled.isStill && !(isBusy && totalIncrease !== 0)) return apply(currentList, fresh);
    currentList.stand({ answer, rows: settled.rows, gone: settled.gone });
    setWaiting({
      shown: answer,
      fresh,
      added: currentList.state.page === 1 ? Math.max(settled.added, totalIncrease) : 0,
    });
  };
  const latest = useRef<{ list: List; busy: boolean; refresh: typeof refresh; pause?: Pause }>({
    list,
    busy,
    refresh,
  });
  useEffect(() => {
    Object.assign(latest.current, { list, busy, refresh });
  });
  useEffect(() => {
    const { current } = latest;
    const pause = new Pause(() => current.refresh());
    current.pause = pause;
    return () => pause.end();
  }, []);
  useLive(
    screen.live,
    ({ key }) => {
      touched.current.add(key);
      latest.current.pause?.ask();
    },
    list.answer && askedAt(list.answer),
  );
  const isWaiting = waiting !== undefined && waiting.shown === list.answer && !list.refreshing;
  return { ...(isWaiting && { waiting }), show: () => waiting && void apply(list, waiting.fresh) };
}

/** The focused button may no longer exist in the row. */
function holdFocus(): void {
  const { activeElement: button } = document;
  if (button instanceof HTMLElement && button.closest('tr .list-actions')) keepFocusIn(button);
}
