import { memo, useEffect, useId, useRef, useState } from 'react';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { PageLink } from '../navigation/address.tsx';
import { matchScreen } from '../navigation/match-screen.ts';
import {
  currentEntry,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
} from '../navigation/visible-navigation.ts';
import { Icon } from '../ui/icons.tsx';
import { setPreference } from '../ui/preferences.ts';
import { Rail, Veil } from './sidebar-styles.ts';

interface SidebarProps {
  /** What this account may open. */
  entries: readonly MenuEntry[];
  /** `narrow`: icons only; `covering`: an overlay over the page; `hidden`: the overlay is closed. */
  mode: 'open' | 'narrow' | 'covering' | 'hidden';
  /** The current path, without the query. */
  pathname: string;
  onClose: () => void;
}

/** The navigation for this account. */
export const Sidebar = memo(function Sidebar({ entries, mode, pathname, onClose }: SidebarProps) {
  const rail = useRef<HTMLElement>(null);
  useCovering(mode === 'covering', rail, onClose);
  if (entries.length === 0 || mode === 'hidden') return null;
  // Also called when the entry leads to the current page.
  const leaveOnChoice = (event: React.MouseEvent) => {
    if (mode === 'covering' && event.target instanceof Element && event.target.closest('a')) onClose();
  };
  const current = currentEntry(product(), entries, matchScreen(product().screens, pathname)?.entry.id);
  return (
    <>
      {mode === 'covering' ? <Veil onClick={onClose} /> : null}
      <Rail
        id="sidebar"
        ref={rail}
        aria-label={t('Main navigation')}
        data-mode={mode}
        onClick={leaveOnChoice}
      >
        <ul>
          {entries.map((entry) =>
            'children' in entry ? (
              <SidebarGroup key={entry.label} group={entry} current={current} narrow={mode === 'narrow'} />
            ) : (
              <SidebarLink key={entry.screen} link={entry} current={entry.screen === current} />
            ),
          )}
        </ul>
      </Rail>
    </>
  );
});

function SidebarLink({ link, current }: { link: MenuLink; current: boolean }) {
  const label = t(link.label);
  return (
    <li>
      <PageLink to={link.route} aria-current={current ? 'page' : undefined} title={label}>
        <EntryText icon={link.icon} label={label} />
      </PageLink>
    </li>
  );
}

interface SidebarGroupProps {
  group: MenuGroup;
  current: string | undefined;
  /** When only icons are shown, opening a group widens the sidebar first. */
  narrow: boolean;
}

/** A collapsible group: open while it contains the current page, else as the user left it. */
function SidebarGroup({ group, current, narrow }: SidebarGroupProps) {
  const holdsCurrent = group.children.some((child) => child.screen === current);
  const [chosen, setChosen] = useState<boolean>();
  const open = !narrow && (chosen ?? holdsCurrent);
  const listId = useId();
  const label = t(group.label);
  const toggle = () => {
    setChosen(narrow || !open);
    if (narrow) setPreference('sidebar', 'open');
  };
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        title={label}
        data-holds-current={holdsCurrent && !open ? '' : undefined}
        onClick={toggle}
      >
        <EntryText icon={group.icon} label={label} />
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={14} className="sidebar-chevron" />
      </button>
      <ul id={listId} hidden={!open}>
        {group.children.map((child) => (
          <SidebarLink key={child.screen} link={child} current={child.screen === current} />
        ))}
      </ul>
    </li>
  );
}

function EntryText({ icon, label }: { icon: MenuLink['icon']; label: string }) {
  return (
    <>
      {icon ? <Icon name={icon} /> : <span className="sidebar-letter">{label.slice(0, 1)}</span>}
      <span className="sidebar-label">{label}</span>
    </>
  );
}

/** While it is an overlay: moves the focus in, closes on Escape and outside clicks, and restores the focus. */
function useCovering(covering: boolean, rail: React.RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!covering) return;
    const previousFocus = document.activeElement;
    rail.current?.querySelector('a')?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      // The focused entry is gone; restores the focus unless the user has moved it elsewhere.
      if (document.activeElement === document.body && previousFocus instanceof HTMLElement)
        previousFocus.focus();
    };
  }, [covering, rail, close]);
}
