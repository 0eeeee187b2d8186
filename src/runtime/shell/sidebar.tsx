import { memo, useEffect, useRef } from 'react';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { useUser } from '../data/session/session-store.ts';
import { matchScreen } from '../navigation/match-screen.ts';
import { usable } from '../navigation/prepare.ts';
import { currentEntry, visibleNavigation } from '../navigation/visible-navigation.ts';
import { SidebarGroup } from './sidebar-group.tsx';
import { SidebarLink } from './sidebar-link.tsx';
import { Rail, Veil } from './sidebar-styles.ts';

interface SidebarProps {
  /** `narrow`: icons only; `covering`: an overlay over the page; `hidden`: the overlay is closed. */
  mode: 'open' | 'narrow' | 'covering' | 'hidden';
  /** The current path, without the query. */
  pathname: string;
  onClose: () => void;
}

/** The navigation for this account. */
export const Sidebar = memo(function Sidebar({ mode, pathname, onClose }: SidebarProps) {
  const user = useUser();
  const rail = useRef<HTMLElement>(null);
  useCovering(mode === 'covering', rail, onClose);
  if (!user || mode === 'hidden') return null;
  // Also called when the entry leads to the current page.
  const leaveOnChoice = (event: React.MouseEvent) => {
    if (mode === 'covering' && event.target instanceof Element && event.target.closest('a')) onClose();
  };
  const entries = visibleNavigation(product(), user, usable);
  if (entries.length === 0) return null;
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
