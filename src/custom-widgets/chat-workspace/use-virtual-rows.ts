import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** With more rows only those in view are in the document. */
const ALL = 60;

interface VirtualRows {
  /** What scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  /** px of a row that nobody has seen yet. */
  readonly usual: number;
}

/**
 * Which rows of a long list are drawn, and the px that stand for those above and below. Each drawn row takes `measure` as
 * its ref and its place as `data-index`.
 */
export function useVirtualRows({ box, keys, usual }: VirtualRows) {
  const view = useVirtualizer({
    count: keys.length,
    getScrollElement: () => box.current,
    estimateSize: () => usual,
    getItemKey: (at) => keys[at] ?? at,
    overscan: 8,
  });
  const total = view.getTotalSize();
  const items = view.getVirtualItems();
  const isWhole = keys.length <= ALL;
  return {
    drawn: isWhole ? keys.map((_, at) => at) : items.map(({ index }) => index),
    above: isWhole ? 0 : (items[0]?.start ?? 0),
    below: isWhole ? 0 : total - (items.at(-1)?.end ?? 0),
    total,
    measure: view.measureElement,
    show: (at: number) => view.scrollToIndex(at, { align: 'auto' }),
    centre: (at: number) => view.scrollToIndex(at, { align: 'center' }),
  };
}
