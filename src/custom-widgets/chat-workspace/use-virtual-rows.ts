import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Lists of more rows are virtualised: only the visible rows are rendered. */
const ALL = 60;

interface VirtualRows {
  /** The scrolling element. */
  readonly box: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  /** Estimated height in px of a row that has not been measured. */
  readonly usual: number;
}

/**
 * The rendered rows of a long list, and the heights in px of the space above and below them. Each rendered row takes
 * `measure` as its ref and its index as `data-index`.
 */
export function useVirtualRows({ box, keys, usual }: VirtualRows) {
  const view = useVirtualizer({
    count: keys.length,
    getScrollElement: () => box.current,
    estimateSize: () => usual,
    getItemKey: (rowIndex) => keys[rowIndex] ?? rowIndex,
    overscan: 8,
  });
  const total = view.getTotalSize();
  const items = view.getVirtualItems();
  const isWhole = keys.length <= ALL;
  return {
    drawn: isWhole ? keys.map((_, rowIndex) => rowIndex) : items.map(({ index }) => index),
    above: isWhole ? 0 : (items[0]?.start ?? 0),
    below: isWhole ? 0 : total - (items.at(-1)?.end ?? 0),
    total,
    startOf: (rowIndex: number) => view.measurementsCache[rowIndex]?.start ?? rowIndex * usual,
    measure: view.measureElement,
    show: (rowIndex: number) => view.scrollToIndex(rowIndex, { align: 'auto' }),
    centre: (rowIndex: number) => view.scrollToIndex(rowIndex, { align: 'center' }),
  };
}
