import { useCallback, useEffect, useRef } from 'react';
import { useLoadedRows } from '../../custom-widgets/chat-workspace/use-loaded-rows.ts';
import { type RowsAnswer, readOnce, type TypedEndpoint } from '../../runtime/index.ts';

/** Milliseconds from the end of the rows to the call of the next page. */
const WAIT = 300;

/**
 * The loaded rows of a paged call; `more` loads the next page after a moment. A new `search` starts again. `only` must stay the same
 * object.
 */
export function usePages<Row extends { readonly id: number }, Only extends object>(
  endpoint: TypedEndpoint<Only & { page?: number; search?: string }, RowsAnswer<Row>>,
  only: Only,
  search: string,
) {
  const read = useCallback(
    async (page = 1) => {
      const { rows, page: pages } = await readOnce(endpoint, { ...only, page, ...(search && { search }) });
      return { rows, next: page < pages.last ? page + 1 : undefined };
    },
    [endpoint, only, search],
  );
  const { rows, next, loading, failed, load, begin } = useLoadedRows(read);
  useEffect(begin, [begin]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopWaiting = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins with its own first page
  useEffect(() => stopWaiting, [read, stopWaiting]);
  const loadMore = () => {
    if (loading || failed || next === undefined || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      stopWaiting();
      void load(next);
    }, WAIT);
  };
  return { rows, loading, failed, more: loadMore, retry: () => void load(next) };
}
