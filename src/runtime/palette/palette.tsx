import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../base/i18n/t.ts';
import { Icon } from '../ui/icons.tsx';
import { isComposing, isEnter } from '../ui/is-composing.ts';
import type { Entry } from './entries.ts';
import { EntryLine } from './entry-line.tsx';
import { Frame } from './palette-styles.ts';
import { Summary } from './summary.tsx';
import { useGroups } from './use-groups.ts';

interface PaletteProps {
  /** The element that had the focus before. */
  readonly focused: Element | null;
  /** Releases the captured keys and returns the text typed while the chunk was loading. */
  held(): string;
  /** Called after closing, when the focus has been restored. */
  close(): void;
}

/**
 * The command palette: actions of this page, screens, records and preferences. A native modal dialog, which traps and restores
 * the focus.
 */
export default function Palette({ focused, held: releaseKeys, close }: PaletteProps) {
  const [typed, setTyped] = useState('');
  // Before the next key press, whose text would otherwise replace the typed text.
  useLayoutEffect(() => setTyped((text) => text + releaseKeys()), [releaseKeys]);
  const [marked, setMarked] = useState<string>();
  const text = typed.trim();
  const { groups, searching, failed } = useGroups(text, focused);
  const entries = groups.flatMap((group) => group.entries);
  const activeIndex = Math.max(
    0,
    entries.findIndex(({ id }) => id === marked),
  );
  const active = entries[activeIndex];
  const id = useId();
  const dialog = useDialog();
  useEffect(() => {
    if (active) document.getElementById(idOf(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const targetIndex = move(event.key, activeIndex, entries.length);
    if (targetIndex !== undefined) setMarked(entries[targetIndex]?.id);
    else if (isEnter(event)) choose(active, event.ctrlKey || event.metaKey, active && idOf(id, active));
    else return;
    event.preventDefault();
  };
  return (
    <Frame
      ref={dialog}
      data-palette=""
      aria-label={t('Command palette')}
      onClose={close}
      onMouseDown={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className="palette-box">
        <div className="palette-input">
          <Icon name="search" />
          <PaletteInput
            listId={id}
            activeId={active && idOf(id, active)}
            typed={typed}
            onType={(text) => {
              setTyped(text);
              setMarked(undefined);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" onClick={() => dialog.current?.close()} aria-label={t('Close')}>
            <kbd>Esc</kbd>
            <Icon name="close" />
          </button>
        </div>
        <div id={id} role="listbox" aria-label={t('Results')} className="palette-list" tabIndex={-1}>
          <Groups groups={groups} listId={id} active={active} mark={setMarked} />
        </div>
        <Summary text={text} count={entries.length} searching={searching} failed={failed} />
      </div>
    </Frame>
  );
}

interface PaletteInputProps {
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly typed: string;
  onType(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

function PaletteInput({ listId, activeId, typed, onType, onKeyDown }: PaletteInputProps) {
  return (
    <input
      type="text"
      role="combobox"
      aria-label={t('Search screens, records and actions')}
      placeholder={t('Search screens, records and actions')}
      aria-expanded="true"
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

interface GroupsProps extends Pick<ReturnType<typeof useGroups>, 'groups'> {
  readonly listId: string;
  readonly active: Entry | undefined;
  mark(id: string): void;
}

function Groups({ groups, listId, active, mark }: GroupsProps) {
  return groups.map((group) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
    <div key={group.id} role="group" aria-labelledby={idOf(listId, group)}>
      <div id={idOf(listId, group)} className="palette-group" role="presentation">
        <bdi>{group.label}</bdi>
      </div>
      {group.entries.map((entry) => (
        <EntryLine
          key={entry.id}
          id={idOf(listId, entry)}
          entry={entry}
          active={entry === active}
          mark={() => mark(entry.id)}
        />
      ))}
    </div>
  ));
}

/** Element ids may not contain spaces. */
function idOf(idPrefix: string, { id }: { readonly id: string }): string {
  return `${idPrefix}-${encodeURIComponent(id)}`;
}

/** Enter acts like a click; with Ctrl a link opens in a new tab and the palette stays open. */
function choose(entry: Entry | undefined, elsewhere: boolean, id = ''): void {
  if (elsewhere && entry?.href) window.open(entry.href, '_blank', 'noopener');
  else document.getElementById(id)?.click();
}

/** Opens the dialog, and closes it before other handlers see a plain click on an entry, since they may open a question. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  // Open as soon as it is in the document, so that one that is not open is one that closes.
  useLayoutEffect(() => {
    const dialogElement = dialog.current;
    if (!dialogElement) return;
    dialogElement.showModal();
    const onClick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const line = event.target instanceof Element ? event.target.closest('[role=option]') : null;
      if (line && dialogElement.contains(line)) dialogElement.close();
    };
    window.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('click', onClick, { capture: true });
      dialogElement.close();
    };
  }, []);
  return dialog;
}

/** The index that a key moves to among `count` entries, wrapping around; undefined for other keys. */
function move(key: string, activeIndex: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (activeIndex + 1) % count;
  if (key === 'ArrowUp') return (activeIndex - 1 + count) % count;
  if (key === 'PageDown') return Math.min(count - 1, activeIndex + 8);
  if (key === 'PageUp') return Math.max(0, activeIndex - 8);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
