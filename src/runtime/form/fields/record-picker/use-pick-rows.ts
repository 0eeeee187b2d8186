import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { resolveValues } from '../../../../../core/scope.ts';
import { asApiError, errorText } from '../../../base/api-error.ts';
import { send } from '../../../data/send.ts';
import { useResponse } from '../../../data/use-response.ts';
import { notify } from '../../../ui/toasts/notify.ts';
import { scopeOf, useForm } from '../../state/form-api.ts';
import { foundRows, type PickFrom, type PickRow, pickRows } from './record-rows.ts';

/** Debounce of the search in milliseconds. */
const PAUSE = 300;

/**
 * The rows to choose from. A source that answers all rows is searched in the page; others are searched by the server, page by
 * page.
 */
export function usePickRows(from: PickFrom, text: string) {
  const form = useForm();
  const { endpoint } = from.source;
  const { paging, search } = endpoint;
  const isPaged = paging !== undefined;
  const [asked, setAsked] = useState({ text: '', page: 1 });
  useEffect(() => {
    if (!isPaged || text.trim() === asked.text) return;
    const timer = setTimeout(() => setAsked({ text: text.trim(), page: 1 }), PAUSE);
    return () => clearTimeout(timer);
  }, [isPaged, text, asked]);
  const given = resolveValues(from.source.with, scopeOf(form));
  const found = { ...given, ...(search && asked.text && { [search]: asked.text }) };
  const response = useResponse(endpoint, { ...found, ...(paging && { [paging.page]: asked.page }) });
  const { answer } = response;
  const all = useMemo(() => pickRows(answer?.rows ?? [], from), [answer, from]);
  const searched = useDeferredValue(text);
  const rows = useMemo(
    () => (isPaged && search ? all : foundRows(all, searched)),
    [isPaged, search, all, searched],
  );
  // The rows of an earlier search stay until those of the next one are there.
  const counted = useRef(asked.text);
  if (!response.refreshing && !response.error) counted.current = asked.text;
  return {
    ...response,
    rows,
    isPaged,
    total: (isPaged ? answer?.page?.total : undefined) ?? rows.length,
    /** Whether rows and total are those of `text`. */
    isCounted: isPaged ? counted.current === text.trim() : searched === text,
    page: asked.page,
    last: answer?.page?.last ?? 1,
    turn: (page: number) => setAsked({ ...asked, page }),
    /** Whether all matching rows can be loaded, including other pages. */
    hasAll: !isPaged || (paging.all === true && paging.size !== undefined),
    /** All matching rows; undefined when they could not be loaded, which is reported to the user. */
    async matching(): Promise<readonly PickRow[] | undefined> {
      if (!paging?.size) return rows;
      try {
        const whole = await send(endpoint, { ...found, [paging.size]: 'all' });
        return pickRows(whole.rows ?? [], from);
      } catch (error) {
        notify(errorText(asApiError(error)), 'error');
        return undefined;
      }
    },
  };
}
