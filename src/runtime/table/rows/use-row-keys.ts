import { type RefObject, useEffect } from 'react';
import { atRest } from '../../base/at-rest.ts';
import { loadChunk } from '../../base/chunks.ts';
import { useStable } from '../../ui/use-stable.ts';
import type { List } from '../state/use-list.ts';

type Handler = typeof import('./row-keys.ts').handleRowKey;

/** Milliseconds without a key before the part is loaded; the first page is complete by then. */
const IDLE_AFTER = 1500;

let handleRowKey: Handler | undefined;

const load = () =>
  loadChunk(() => import('./row-keys.ts')).then(
    (part) => (handleRowKey = part.handleRowKey),
    // The next key tries again.
    () => undefined,
  );

/**
 * The row cursor is the focus itself, so it needs no render: j/k and arrows move it, Enter opens, PageUp and PageDown turn. What
 * the keys do is loaded at rest or by the first of them.
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>, { state, go, last }: List): void {
  const step = useStable((by: 1 | -1) => {
    const page = Math.min(last, Math.max(1, state.page + by));
    if (page !== state.page) go({ ...state, page });
  });
  useEffect(() => {
    const onKey = async (event: KeyboardEvent) => {
      const handle = handleRowKey ?? (await load());
      if (frame.current) handle?.(event, frame.current, step);
    };
    const cancel = atRest(load, IDLE_AFTER);
    document.addEventListener('keydown', onKey);
    return () => {
      cancel();
      document.removeEventListener('keydown', onKey);
    };
  }, [frame, step]);
}
