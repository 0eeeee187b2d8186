import { useState } from 'react';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { useUser } from '../data/session/session-store.ts';
import { Icon } from '../ui/icons.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { staticStyled } from '../ui/theme/static-styled.tsx';
import { Avatar } from './avatar.tsx';

const ProfilePanel = lazyWithPreload(() => import('./profile-panel.tsx'), {
  dismiss: ({ close }) => close(),
});

/** The signed-in user; opens the panel with settings and sign-out. */
export function ProfileMenu() {
  const user = useUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;
  const role = t(user.role_string || product().roles[user.role] || '');
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        // Not needed for the first render; preloaded on pointer, which precedes the click.
        onPointerEnter={ProfilePanel.preload}
        onFocus={ProfilePanel.preload}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar user={user} />
        <span>
          <span>{user.username}</span>
          <small>{role}</small>
        </span>
        <Icon name="chevron-down" size={14} />
      </Opener>
      {anchor ? <ProfilePanel anchor={anchor} user={user} role={role} close={() => setAnchor(null)} /> : null}
    </>
  );
}

const Opener = staticStyled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 'max(40px, var(--touch))',
  padding: '4px 6px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: theme.vars.palette.text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > span:not([data-avatar])': { display: 'grid', lineHeight: '16px', maxWidth: 160 },
  '& > span > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { fontSize: 12, color: theme.vars.palette.text.secondary },
  // Visually hidden, but still the accessible name.
  '@media (max-width: 600px)': {
    '& > span:not([data-avatar])': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
}));
