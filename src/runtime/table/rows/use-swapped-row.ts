import { type MouseEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Row } from '../../../../core/scope.ts';

/** Milliseconds in which nobody has seen yet that another row stands under the pointer. */
const UNSEEN = 400;

/**
 * Tells whether a press of the mouse was meant for the row that stood at this place before: an answer has put another one under the
 * resting pointer, unseen. `key` is the field by which rows are told apart.
 */
export function useSwappedRow(
  body: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  key: string,
): (event: MouseEvent) => boolean {
  const shownRows = useRef(rows);
  const swapped = useRef<{ readonly row: Element; readonly time: number }>(undefined);
  useLayoutEffect(() => {
    const pointed = body.current?.querySelector<HTMLElement>('tr[data-row]:hover');
    const rowIndex = Number(pointed?.dataset.row);
    const rowBefore = shownRows.current[rowIndex];
    shownRows.current = rows;
    if (pointed && rowBefore && rowBefore[key] !== rows[rowIndex]?.[key])
      swapped.current = { row: pointed, time: performance.now() };
  }, [body, rows, key]);
  return useCallback(({ detail, target, nativeEvent }) => {
    const { row, time = 0 } = swapped.current ?? {};
    // A key has `detail` 0.
    const isMeant =
      detail === 0 || !row?.contains(target as Element) || nativeEvent.timeStamp - time > UNSEEN;
    return !isMeant;
  }, []);
}
