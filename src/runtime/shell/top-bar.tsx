import { memo, useEffect, useState } from 'react';
import type { TopBar as TopBarSlot } from '../../../core/model.ts';
import { allows } from '../../../core/user.ts';
import { atRest } from '../base/at-rest.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { useStore } from '../base/store.ts';
import { useUser } from '../data/session/session-store.ts';
import { anyFollowed } from '../jobs/follow-job.ts';
import { PageLink } from '../navigation/address.tsx';
import { HOME } from '../navigation/resolve-route.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icons.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { Logo } from '../ui/logo.tsx';
import { staticStyled } from '../ui/theme/static-styled.tsx';
import { PaletteButton } from './palette-button.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import type { Phase } from './top-bar-part.tsx';

/** The product's own part; the page works without it. */
const OwnPart = lazyWithPreload(() => import('./top-bar-part.tsx'), { optional: true });
const JobTray = lazyWithPreload(() => import('../jobs/job-tray.tsx'));

/** Milliseconds without a key by which the product's own part is delayed, so that the page's content comes first. */
const QUIET = 2000;

interface TopBarProps {
  readonly hasSidebar: boolean;
  readonly open: boolean;
  onToggle(): void;
}

/** The sticky top bar: sidebar toggle, product, account. Turning a page of a list does not re-render it. */
export const TopBar = memo(function TopBar({ hasSidebar, open, onToggle }: TopBarProps) {
  const user = useUser();
  const { topBar } = product();
  return (
    <Bar>
      {hasSidebar && (
        <IconButton
          aria-label={open ? t('Collapse navigation') : t('Expand navigation')}
          aria-expanded={open}
          aria-controls="sidebar"
          data-sidebar-switch=""
          onClick={onToggle}
        >
          <Icon name="menu" />
        </IconButton>
      )}
      <PageLink to={product().home ?? HOME} className="home">
        <Logo />
        <span className="home-name">{product().name}</span>
      </PageLink>
      <div className="space" />
      {topBar && allows(topBar.roles, user) ? <OwnPlace slot={topBar} /> : null}
      {useStore(anyFollowed) ? <JobTray /> : null}
      <PaletteButton />
      <ProfileMenu />
    </Bar>
  );
});

/** The product's own part; its button stands in its place until it is there. */
function OwnPlace({ slot }: { slot: TopBarSlot }) {
  const [phase, setPhase] = useState<Phase>();
  useEffect(() => atRest(() => setPhase((current) => current || 'rest'), QUIET), []);
  return (
    <>
      {phase && <OwnPart {...{ slot, phase, setPhase }} />}
      {slot.icon && phase !== 'there' && (
        <IconButton aria-label={t(slot.label ?? '')} onClick={() => setPhase('pressed')}>
          <Icon name={slot.icon} />
        </IconButton>
      )}
    </>
  );
}

const Bar = staticStyled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 'var(--bar-height)',
  paddingInline: 12,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '& > .space': { flex: 1 },
  '& > .home': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    minHeight: 'var(--touch)',
    paddingInlineEnd: 8,
    borderRadius: 6,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    '&:hover': { textDecoration: 'none' },
    '& > .home-name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
}));
