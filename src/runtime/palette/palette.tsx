import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../core/i18n/t.ts';
import { Icon } from '../ui/icons.tsx';
import type { Entry } from './entries.ts';
import { EntryLine } from './entry-line.tsx';
import { move } from './move.ts';
import { Frame } from './palette-styles.ts';
import { Summary } from './summary.tsx';
import { useGroups } from './use-groups.ts';

interface PaletteProps {
  /** What had the focus before. */
  readonly focused: Element | null;
  /** Ends the holding of keys and gives what was typed while this was on its way. */
  held(): string;
  /** Called once it is closed; the focus is back by then. */
  close(): void;
}

/**
 * Goes anywhere and does anything that is allowed here: actions of this page, screens, records, preferences. A dialog
 * of the browser's own: it keeps the focus, lies above all else, and gives the focus back.
 */
export default function Palette({ focused, held, close }: PaletteProps) {
  const [typed, setTyped] = useState('');
  // Before the next key: its text would replace all that was typed.
  useLayoutEffect(() => setTyped((text) => text + held()), [held]);
  const [marked, setMarked] = useState<string>();
  const text = typed.trim();
  const { groups, searching, failed } = useGroups(text, focused);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === marked),
  );
  const active = entries[at];
  const id = useId();
  const dialog = useDialog();
  useEffect(() => {
    if (active) document.getElementById(idOf(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = move(event.key, at, entries.length);
    if (next !== undefined) setMarked(entries[next]?.id);
    else if (event.key === 'Enter')
      choose(active, event.ctrlKey || event.metaKey, active && idOf(id, active));
    else return;
    event.preventDefault();
  };
  return (
    <Frame
      ref={dialog}
      aria-label={t('Command palette')}
      onClose={close}
      onMouseDown={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className="palette-box">
        <div className="palette-input">
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-label={t('Search screens, records and actions')}
            placeholder={t('Search screens, records and actions')}
            aria-expanded="true"
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={active ? idOf(id, active) : undefined}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setMarked(undefined);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" onClick={() => dialog.current?.close()} aria-label={t('Close')}>
            <kbd>Esc</kbd>
          </button>
        </div>
        <div id={id} role="listbox" aria-label={t('Results')} className="palette-list" tabIndex={-1}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
            <div key={group.id} role="group" aria-labelledby={idOf(id, group)}>
              <div id={idOf(id, group)} className="palette-group" role="presentation">
                <bdi>{group.label}</bdi>
              </div>
              {group.entries.map((entry) => (
                <EntryLine
                  key={entry.id}
                  id={idOf(id, entry)}
                  entry={entry}
                  active={entry === active}
                  mark={() => setMarked(entry.id)}
                />
              ))}
            </div>
          ))}
        </div>
        <Summary text={text} count={entries.length} searching={searching} failed={failed} />
      </div>
    </Frame>
  );
}

/** Ids of elements hold no blanks. */
function idOf(around: string, { id }: { readonly id: string }): string {
  return `${around}-${encodeURIComponent(id)}`;
}

/** Enter does what a click does; with Ctrl, what leads somewhere opens in a new tab, the palette stays. */
function choose(entry: Entry | undefined, elsewhere: boolean, id = ''): void {
  if (elsewhere && entry?.href) window.open(entry.href, '_blank', 'noopener');
  else document.getElementById(id)?.click();
}

/** Opens the dialog, and closes it before anybody else hears of a plain click on a line: questions come after it. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    shown.showModal();
    const onClick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const line = event.target instanceof Element ? event.target.closest('[role=option]') : null;
      if (line && shown.contains(line)) shown.close();
    };
    window.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('click', onClick, { capture: true });
      shown.close();
    };
  }, []);
  return dialog;
}
