import { useCallback, useRef, useState } from 'react';
import { type FailureKind, logFailure } from './model/failures.ts';

/** One page of rows; `next` is the cursor of the page after it, absent on the last one. */
interface RowsPage<Row, Cursor> {
  readonly rows: readonly Row[];
  readonly next?: Cursor | undefined;
}

interface Loaded<Row, Cursor> extends RowsPage<Row, Cursor> {
  /** What the rows were read by: those of another `read` answer another question. */
  readonly from?: unknown;
  /** What has failed since. */
  readonly failedRead?: unknown;
  readonly loading: boolean;
  readonly failed: boolean;
}

const BEGUN = { rows: [], loading: true, failed: false } as const;

/**
 * The rows of the pages loaded so far. `load` reads the page at a cursor and appends it, or reads the first one in place of
 * all; `begin` shows no row meanwhile. An outdated answer is ignored. `read` must stay the same function: rows of another one
 * are `stale`, and go when this one fails.
 */
export function useLoadedRows<Row extends { readonly id: unknown }, Cursor>(
  read: (cursor?: Cursor) => Promise<RowsPage<Row, Cursor>>,
  logsAs?: FailureKind,
) {
  const [list, setList] = useState<Loaded<Row, Cursor>>(BEGUN);
  const loadCount = useRef(0);
  const load = useCallback(
    async (cursor?: Cursor) => {
      loadCount.current += 1;
      const turn = loadCount.current;
      setList((previousList) => ({ ...previousList, loading: true, failed: false }));
      try {
        const { rows, next } = await read(cursor);
        if (turn !== loadCount.current) return;
        setList((previousList) => {
          const kept = cursor ? previousList.rows.filter((row) => !rows.some(({ id }) => id === row.id)) : [];
          return { rows: [...kept, ...rows], next, from: read, loading: false, failed: false };
        });
      } catch (error) {
        if (logsAs) logFailure(logsAs, error);
        if (turn === loadCount.current)
          setList((previousList) => ({ ...previousList, loading: false, failed: true, failedRead: read }));
      }
    },
    [read, logsAs],
  );
  const begin = useCallback(() => {
    setList(BEGUN);
    void load();
  }, [load]);
  const changeRows = useCallback((change: (rows: readonly Row[]) => readonly Row[]) => {
    setList((previousList) => {
      const rows = change(previousList.rows);
      return rows === previousList.rows ? previousList : { ...previousList, rows };
    });
  }, []);
  const isOfOther = list.from !== read;
  const hasFailed = list.failedRead === read;
  const shown: Loaded<Row, Cursor> = isOfOther && hasFailed ? { ...BEGUN, loading: list.loading } : list;
  return { ...shown, stale: isOfOther, failed: list.failed && hasFailed, load, begin, changeRows };
}
