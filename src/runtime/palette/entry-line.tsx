import type { MouseEvent } from 'react';
import { Icon } from '../ui/icons.tsx';
import type { Entry } from './entries.ts';

interface EntryLineProps {
  readonly id: string;
  readonly entry: Entry;
  readonly active: boolean;
  mark(): void;
}

/** One entry. The input keeps the focus and handles the keys. */
export function EntryLine({ id, entry, active, mark }: EntryLineProps) {
  const lineProps = {
    id,
    role: 'option',
    'aria-selected': active,
    'data-danger': entry.danger || undefined,
    className: 'palette-line',
    tabIndex: -1,
    // Not on pointerenter: an entry scrolled under a resting pointer must not become the active one.
    onPointerMove: active ? undefined : mark,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
  const parts = (
    <>
      {entry.icon ? <Icon name={entry.icon} size={16} /> : <span className="palette-dot" />}
      <span className="palette-label" lang={entry.lang}>
        <bdi>{entry.label}</bdi>
      </span>
      {entry.hint ? (
        <span className="palette-hint">
          <bdi>{entry.hint}</bdi>
        </span>
      ) : null}
    </>
  );
  if (entry.href === undefined) {
    return (
      <button type="button" {...lineProps} onClick={() => entry.run()}>
        {parts}
      </button>
    );
  }
  const follow = (event: MouseEvent) => {
    // The browser handles it: a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    entry.run();
  };
  return (
    <a {...lineProps} href={entry.href} onClick={follow}>
      {parts}
    </a>
  );
}
