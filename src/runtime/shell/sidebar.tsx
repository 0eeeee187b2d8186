import { memo, useEffect, useRef } from 'react';
import { t } from '../core/i18n/t.ts';
import { product } from '../core/product.ts';
import { useUser } from '../data/session/session-store.ts';
import { matchScreen } from '../navigation/match-screen.ts';
import { usable } from '../navigation/prepare.ts';
import { currentEntry, visibleNavigation } from '../navigation/visible-navigation.ts';
import { SidebarGroup } from './sidebar-group.tsx';
import { SidebarLink } from './sidebar-link.tsx';
import { Rail, Veil } from './sidebar-styles.ts';

interface SidebarProps {
  /** `narrow` shows icons only; `covering` covers the page; `hidden` is the closed overlay. */
  mode: 'open' | 'narrow' | 'covering' | 'hidden';
  /** Where one is, without the query. */
  pathname: string;
  onClose: () => void;
}

/** The navigation, as this account may see it. */
export const Sidebar = memo(function Sidebar({ mode, pathname, onClose }: SidebarProps) {
  const user = useUser();
  const rail = useRef<HTMLElement>(null);
  useCovering(mode === 'covering', rail, onClose);
  if (!user || mode === 'hidden') return null;
  // Also when the entry leads to where one is already.
  const leaveOnChoice = (event: React.MouseEvent) => {
    if (mode === 'covering' && event.target instanceof Element && event.target.closest('a')) onClose();
  };
  const entries = visibleNavigation(product(), user, usable);
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

/** While it covers the page: focus goes in, Escape and a click anywhere else close it, focus goes back. */
function useCovering(covering: boolean, rail: React.RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!covering) return;
    const before = document.activeElement;
    rail.current?.querySelector('a')?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      // The entry that had the focus is gone by now, unless the person has gone elsewhere.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [covering, rail, close]);
}
