import { useState } from 'react';
import type { User } from '../../../core/user.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { useUser } from '../data/session/session-store.ts';
import { Icon } from '../ui/icons.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { plainButton } from '../ui/theme/plain-button.ts';
import { staticStyled } from '../ui/theme/static-styled.tsx';

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

/** The account's picture; the initial of its name when there is no picture or it fails to load. */
function Avatar({ user }: { user: User }) {
  const [broken, setBroken] = useState<string>();
  const address = user.avatar_url;
  return (
    <Circle data-avatar="" aria-hidden="true">
      {address && address !== broken ? (
        <img src={address} alt="" width={28} height={28} onError={() => setBroken(address)} />
      ) : (
        user.username.slice(0, 1).toUpperCase()
      )}
    </Circle>
  );
}

const Circle = staticStyled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 28,
  height: 28,
  overflow: 'hidden',
  borderRadius: '50%',
  fontSize: 12,
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.primary.light,
  '& > img': { objectFit: 'cover' },
}));

const Opener = staticStyled('button')(({ theme }) => ({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 'max(40px, var(--touch))',
  padding: '4px 6px',
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  textAlign: 'start',
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
