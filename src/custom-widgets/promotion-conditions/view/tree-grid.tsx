import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useEditor } from './editor.ts';
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
  const view = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (at) => rows[at]?.id ?? at,
    overscan: 8,
    scrollMargin: topOf(box.current),
  });
  useEffect(
    () =>
      onReveal((id) => {
        const at = rows.findIndex((row) => row.id === id);
        if (at >= 0) view.scrollToIndex(at, { align: 'center' });
      }),
    [onReveal, rows, view],
  );
  return (
    <div role="presentation" style={{ position: 'relative', height: view.getTotalSize() }}>
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

/** px from the top of the document. */
function topOf(box: HTMLElement | null): number {
  return box ? box.getBoundingClientRect().top + window.scrollY : 0;
}
