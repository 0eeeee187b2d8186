import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useEditor } from './editor.ts';
import { keptAround } from './kept-rows.ts';
import type { RowPlace } from './use-rows.ts';

/** With more rows only those in view are in the document. */
const ALL = 60;
/** px; what a row measures is used as soon as it is there. */
const USUAL_HEIGHT = 41;

interface TreeGridProps {
  readonly label: string;
  readonly rows: readonly RowPlace[];
  readonly children: (row: RowPlace) => ReactNode;
}

/** The rows of a tree. */
export function TreeGrid({ label, rows, children }: TreeGridProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} role="treegrid" aria-label={label} aria-rowcount={rows.length} className="conditions">
      {rows.length > ALL ? (
        <WindowedRows box={box} rows={rows}>
          {children}
        </WindowedRows>
      ) : (
        rows.map((row) => (
          <div key={row.id} role="presentation">
            {children(row)}
          </div>
        ))
      )}
    </div>
  );
}

interface WindowedRowsProps extends Omit<TreeGridProps, 'label'> {
  readonly box: RefObject<HTMLDivElement | null>;
}

function WindowedRows({ box, rows, children }: WindowedRowsProps) {
  const { onReveal } = useEditor();
  const [focusedId, setFocusedId] = useState<string>();
  const places = useMemo(() => new Map(rows.map(({ id }, rowIndex) => [id, rowIndex])), [rows]);
  const kept = useMemo(() => keptAround(rows, places.get(focusedId ?? '')), [rows, places, focusedId]);
  const view = useWindowVirtualizer({
    count: rows.length,
    estimateSize,
    getItemKey: useCallback((rowIndex: number) => rows[rowIndex]?.id ?? rowIndex, [rows]),
    overscan: 8,
    scrollMargin: topOf(box.current),
    rangeExtractor: useCallback(
      (range: Range) =>
        [...new Set([...defaultRangeExtractor(range), ...kept])].sort(
          (firstIndex, secondIndex) => firstIndex - secondIndex,
        ),
      [kept],
    ),
  });
  useEffect(
    () =>
      onReveal((id) => {
        const rowIndex = places.get(id);
        if (rowIndex !== undefined) view.scrollToIndex(rowIndex, { align: 'center' });
      }),
    [onReveal, places, view],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears which of its rows has the focus
    <div
      role="presentation"
      style={{ position: 'relative', height: view.getTotalSize() }}
      onFocus={({ target }) => setFocusedId(target.closest<HTMLElement>('[data-node]')?.dataset.node)}
      onBlur={({ relatedTarget, currentTarget }) =>
        currentTarget.contains(relatedTarget) || setFocusedId(undefined)
      }
    >
      {view.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index];
        return row ? (
          <div
            key={key}
            ref={view.measureElement}
            role="presentation"
            data-index={index}
            className="conditions-windowed"
            style={{ transform: `translateY(${start - view.options.scrollMargin}px)` }}
          >
            {children(row)}
          </div>
        ) : null;
      })}
    </div>
  );
}

const estimateSize = () => USUAL_HEIGHT;

/** px from the top of the document. */
function topOf(box: HTMLElement | null): number {
  return box ? box.getBoundingClientRect().top + window.scrollY : 0;
}
