import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { resolveValues } from '../../../../../core/scope.ts';
import { notifyFailure } from '../../../data/notify-failure.ts';
import { searchInput, searchOf, sizeOf } from '../../../data/plan-request.ts';
import { send } from '../../../data/send.ts';
import { useResponse } from '../../../data/use-response.ts';
import { scopeOf, useForm } from '../../state/form-api.ts';
import type { PickFrom } from './pick-from.ts';
import { foundRows, type PickRow, pickRows } from './record-rows.ts';

/**
 * The rows to choose from. A source that answers all rows is searched in the page; others are searched by the server, page by
 * page.
 */
export function usePickRows(from: PickFrom, text: string) {
  const form = useForm();
  const { endpoint } = from.source;
  const { paging } = endpoint;
  const [search, size] = [searchOf(endpoint), sizeOf(endpoint)];
  const isPaged = paging !== undefined;
  const { wait = 300 } = from;
  const [searchQuery, setSearchQuery] = useState({ text: '', page: 1 });
  useEffect(() => {
    if (!isPaged || text.trim() === searchQuery.text) return;
    const timer = setTimeout(() => setSearchQuery({ text: text.trim(), page: 1 }), wait);
    return () => clearTimeout(timer);
  }, [isPaged, text, searchQuery, wait]);
  const sourceInput = resolveValues(from.source.with, scopeOf(form));
  const input = { ...sourceInput, ...searchInput(endpoint, searchQuery.text) };
  const response = useResponse(endpoint, {
    ...input,
    ...(paging && { [paging.page]: searchQuery.page }),
  });
  const { answer, error, stale } = response;
  const loadedRows = useMemo(() => pickRows(answer?.rows ?? [], from), [answer, from]);
  const searched = useDeferredValue(text);
  const rows = useMemo(
    () => (isPaged && search ? loadedRows : foundRows(loadedRows, searched)),
    [isPaged, search, loadedRows, searched],
  );
  return {
    ...response,
    rows,
    isPaged,
    total: (isPaged ? answer?.page?.total : undefined) ?? rows.length,
    /** Whether rows and total are those of `text`. */
    isCounted: isPaged ? !stale && !error && searchQuery.text === text.trim() : searched === text,
    page: searchQuery.page,
    last: answer?.page?.last ?? 1,
    turn: (page: number) => setSearchQuery({ ...searchQuery, page }),
    /** Whether all matching rows can be loaded, including other pages. */
    hasAll: !isPaged || (paging.all === true && size !== undefined),
    /** All matching rows; undefined when they could not be loaded, which is reported to the user. */
    async matching(): Promise<readonly PickRow[] | undefined> {
      if (!size) return rows;
      try {
        const whole = await send(endpoint, { ...input, [size]: 'all' });
        return pickRows(whole.rows ?? [], from);
      } catch (error) {
        notifyFailure(error);
        return undefined;
      }
    },
  };
}
