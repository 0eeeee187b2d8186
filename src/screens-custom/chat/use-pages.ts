import { useCallback, useEffect, useRef, useState } from 'react';
import { type RowsAnswer, readOnce, type TypedEndpoint } from '../../runtime/index.ts';

interface Pages<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly isLast: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
}

/**
 * The loaded rows of a paged call; `more` loads the next page. A new `search` starts again, and an outdated answer is
 * ignored. `only` must stay the same object.
 */
export function usePages<Row, Only extends object>(
  endpoint: TypedEndpoint<Only & { page?: number; search?: string }, RowsAnswer<Row>>,
  only: Only,
  search: string,
) {
  const [pages, setPages] = useState<Pages<Row>>(begun);
  const turn = useRef(0);
  const read = useCallback(
    async (page: number) => {
      turn.current += 1;
      const requestTurn = turn.current;
      setPages((previousPages) => ({
        ...(page === 1 ? begun<Row>() : previousPages),
        loading: true,
        failed: false,
      }));
      try {
        const { rows, page: pages } = await readOnce(endpoint, { ...only, page, ...(search && { search }) });
        if (requestTurn !== turn.current) return;
        setPages((previousPages) => ({
          rows: [...previousPages.rows, ...rows],
          page,
          isLast: page >= pages.last,
          loading: false,
          failed: false,
        }));
      } catch {
        if (requestTurn === turn.current)
          setPages((previousPages) => ({ ...previousPages, loading: false, failed: true }));
      }
    },
    [endpoint, only, search],
  );
  useEffect(() => {
    void read(1);
  }, [read]);
  const { page, isLast, loading, failed, rows } = pages;
  const loadMore = () => {
    if (!loading && !isLast && !failed) void read(page + 1);
  };
  return { rows, loading, failed, more: loadMore, retry: () => void read(page + 1) };
}

const begun = <Row>(): Pages<Row> => ({ rows: [], page: 0, isLast: false, loading: true, failed: false });
