import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { DialogHost } from '../actions/dialog-host.tsx';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { useUser } from '../data/session/session-store.ts';
import { useFreshUser } from '../data/session/use-fresh-user.ts';
import { useAddress } from '../navigation/address.tsx';
import { usable } from '../navigation/prepare.ts';
import { visibleNavigation } from '../navigation/visible-navigation.ts';
import { setPreference, usePreference } from '../ui/preferences.ts';
import { staticStyled } from '../ui/theme/static-styled.tsx';
import { useMedia } from '../ui/use-media.ts';
import { KeyboardHost } from './keyboard-host.tsx';
import { Sidebar } from './sidebar.tsx';
import { StartSplash } from './start-splash.tsx';
import { TopBar } from './top-bar.tsx';

/** The layout of every signed-in page: skip link, top bar, sidebar, page, footer. */
export function Shell({ children }: { children: ReactNode }) {
  useFreshUser();
  const user = useUser();
  const entries = useMemo(() => (user ? visibleNavigation(product(), user, usable) : []), [user]);
  const overlay = useMedia(OVERLAY);
  const isTight = useMedia(TIGHT);
  const chosenWidth = usePreference('sidebar');
  const width = chosenWidth === 'auto' ? (isTight ? 'narrow' : 'open') : chosenWidth;
  const [covering, setCovering] = useState(false);
  const { pathname } = useAddress();
  const close = useCallback(() => setCovering(false), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing an entry of the overlay closes it
  useEffect(close, [pathname, overlay]);
  const toggle = useCallback(() => {
    if (overlay) setCovering((open) => !open);
    else setPreference('sidebar', width === 'open' ? 'narrow' : 'open');
  }, [overlay, width]);
  const open = overlay ? covering : width === 'open';
  return (
    <Frame>
      <a className="skip-link" href="#content">
        {t('Skip to content')}
      </a>
      <TopBar hasSidebar={entries.length > 0} open={open} onToggle={toggle} />
      <div className="shell-body">
        <Sidebar
          entries={entries}
          mode={overlay ? (covering ? 'covering' : 'hidden') : width}
          pathname={pathname}
          onClose={close}
        />
        <main id="content" tabIndex={-1}>
          {user && entries.length === 0 && (
            <p className="no-screens">{t('Your role has no other screens here.')}</p>
          )}
          {children}
          <footer>{product().name}</footer>
        </main>
      </div>
      {AROUND}
    </Frame>
  );
}

/** Up to this width the sidebar is an overlay instead of a column. */
const OVERLAY = '(max-width: 991px)';
/** Up to this width tables need the room: the sidebar has icons alone until somebody opens it. */
const TIGHT = '(max-width: 1199px)';

/** Rendered once, whatever page is shown. */
const AROUND = (
  <>
    <StartSplash />
    <DialogHost />
    <KeyboardHost />
  </>
);

const Frame = staticStyled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '& > .skip-link': {
    position: 'fixed',
    insetInlineStart: 8,
    top: -48,
    zIndex: theme.zIndex.tooltip,
    padding: '8px 12px',
    borderRadius: 6,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    '&:focus': { top: 8 },
  },
  '& > .shell-body': { flex: 1, display: 'flex', minWidth: 0 },
  '& main': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    padding: '16px 24px 0',
    scrollMarginTop: 'var(--bar-height)',
    '&:focus': { outline: 'none' },
    // Page and footer share one column at any window width.
    '& > *': { width: '100%', maxWidth: 1440, marginInline: 'auto' },
    '& > :not(footer, .no-screens)': { flex: 1 },
    '& > .no-screens': {
      margin: '0 auto 16px',
      padding: '8px 12px',
      borderRadius: 6,
      backgroundColor: theme.vars.palette.action.hover,
    },
    '& > footer': {
      ...theme.typography.caption,
      paddingBlock: 16,
      color: theme.vars.palette.text.secondary,
    },
    '@media (max-width: 1199px)': { padding: '16px 16px 0' },
    '@media (max-width: 600px)': { padding: '12px 16px 0' },
  },
}));
