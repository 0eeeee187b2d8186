import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Anchor, shiftOf } from './model/anchor.ts';

interface Anchored {
  /** The scrolling element. */
  readonly box: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  /** Where a row starts, in px from the start of the list. */
  startOf(rowIndex: number): number;
  /** The row that is seen first. */
  readonly initial?: Anchor | undefined;
  /** Called with the row that stays where it is seen. */
  keep(anchor: Anchor): void;
}

/**
 * Keeps the seen rows where they are seen when rows come or go above them, and when the list was hidden meanwhile; at the start
 * of the list it stays at its start.
 */
export function useAnchor({ box, keys, startOf, initial, keep }: Anchored): void {
  const seen = useRef(new Map<string, number>());
  const initialAnchor = useRef(initial);
  const latest = useRef({ keys, startOf, keep });
  latest.current = { keys, startOf, keep };
  const kept = useRef<Anchor>(undefined);
  const isHidden = useRef(false);
  const note = useRef(() => {
    const element = box.current;
    // What is not shown, as on a narrow window beside a conversation, is not scrolled.
    if (!element || element.clientHeight === 0 || isHidden.current) return;
    const { scrollTop, clientHeight } = element;
    const rows = latest.current.keys.map((id, rowIndex) => [id, latest.current.startOf(rowIndex)] as const);
    const visibleRows = rows.filter(([, start], rowIndex) => {
      const end = rows[rowIndex + 1]?.[1] ?? start + 1;
      return end > scrollTop && start < scrollTop + clientHeight;
    });
    seen.current = new Map(visibleRows);
    const [first] = visibleRows;
    if (!first) return;
    kept.current = { id: first[0], above: scrollTop - first[1] };
    latest.current.keep(kept.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each order of the rows.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const startOfKey = (id: string) => {
      const rowIndex = keys.indexOf(id);
      return rowIndex < 0 ? undefined : startOf(rowIndex);
    };
    const initialStart = initialAnchor.current && startOfKey(initialAnchor.current.id);
    if (initialAnchor.current && initialStart !== undefined) {
      element.scrollTop = initialStart + initialAnchor.current.above;
      initialAnchor.current = undefined;
    } else if (element.scrollTop > 0) element.scrollTop += shiftOf(seen.current, startOfKey);
    note.current();
  }, [keys.join()]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const noteNow = () => note.current();
    // A press may hide the list before the event of its last scrolling has come.
    for (const kind of ['scroll', 'click'])
      element.addEventListener(kind, noteNow, { passive: true, capture: true });
    const resized = new ResizeObserver(() => {
      const wasHidden = isHidden.current;
      isHidden.current = element.clientHeight === 0;
      if (isHidden.current || !wasHidden || !kept.current) return;
      const rowIndex = latest.current.keys.indexOf(kept.current.id);
      if (rowIndex >= 0) element.scrollTop = latest.current.startOf(rowIndex) + kept.current.above;
      note.current();
    });
    resized.observe(element);
    return () => {
      for (const kind of ['scroll', 'click']) element.removeEventListener(kind, noteNow, { capture: true });
      resized.disconnect();
    };
  }, [box]);
}
