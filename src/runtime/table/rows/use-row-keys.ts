import { type RefObject, useEffect } from 'react';
import { atRest } from '../../base/at-rest.ts';
import { loadChunk } from '../../base/chunks.ts';
import { useStable } from '../../ui/use-stable.ts';
import type { List } from '../state/use-list.ts';

let rowKeys: typeof import('./row-keys.ts') | undefined;
let loading: Promise<void> | undefined;

/** Milliseconds without a key before the keys of the rows are loaded, or at the first key. */
const REST = 1500;

/** The keys of the rows are a chunk of their own: the page shows its rows first. Keys that wait for it keep their order. */
function load(): Promise<void> {
  loading ??= loadChunk(() => import('./row-keys.ts')).then(
    (loaded) => {
      rowKeys = loaded;
    },
    // The next key tries again.
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/** The keys of a list's rows; `onPreview` opens the row beside the list. */
export function useRowKeys(
  frame: RefObject<HTMLElement | null>,
  { state, go, last }: List,
  onPreview = () => {},
): void {
  const step = (by: 1 | -1) => {
    const page = Math.min(last, Math.max(1, state.page + by));
    if (page !== state.page) go({ ...state, page });
  };
  const press = useStable((event: KeyboardEvent) => {
    if (frame.current) rowKeys?.pressRowKey(event, frame.current, { step, preview: onPreview });
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (rowKeys) press(event);
      else void load().then(() => press(event));
    };
    document.addEventListener('keydown', onKey);
    const cancel = atRest(load, REST);
    return () => {
      cancel();
      document.removeEventListener('keydown', onKey);
    };
  }, [press]);
}
