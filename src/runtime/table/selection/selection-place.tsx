import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../../base/i18n/t.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import type { ListProps } from '../state/use-list.ts';
import type { OpenBulk } from './use-bulk-run.ts';
import type { RowSelection } from './use-row-selection.ts';

const Bar = lazyWithPreload(() => import('./selection-bar.tsx'));

interface SelectionPlaceProps extends ListProps {
  readonly rowSelection: RowSelection | undefined;
  readonly open: OpenBulk;
  /** Shown while nothing is selected. It stays mounted, so that typed text is kept. */
  readonly children: ReactNode;
}

/**
 * The toolbar of a list. While rows are selected, the selection bar stands in its last line, on a phone at the bottom of the window:
 * no row moves.
 */
export function SelectionPlace({ screen, list, rowSelection, open, children }: SelectionPlaceProps) {
  const selectable = rowSelection !== undefined;
  useEffect(() => {
    if (!selectable) return;
    // Loaded at the user's first interaction, since it is not needed before a selection.
    const once = new AbortController();
    for (const sign of ['pointermove', 'keydown', 'touchstart'])
      document.addEventListener(sign, Bar.preload, { once: true, passive: true, signal: once.signal });
    return () => once.abort();
  }, [selectable]);
  const isOpen = rowSelection !== undefined && rowSelection.count > 0;
  const [opened, setOpened] = useState(false);
  // It stays mounted from then on: a run may outlast the selection.
  if (isOpen && !opened) setOpened(true);
  if (!rowSelection) return children;
  return (
    <>
      <span role="status" className="visually-hidden">
        {isOpen && t('{count} selected', { count: rowSelection.count })}
      </span>
      <div data-covered={isOpen || undefined}>{children}</div>
      {opened && <Bar screen={screen} list={list} rowSelection={rowSelection} open={open} />}
    </>
  );
}
