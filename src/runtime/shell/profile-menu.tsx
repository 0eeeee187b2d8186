import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../i18n/t.ts';
import { product } from '../product.ts';
import { usable } from '../screen/prepare.ts';
import { allows } from '../session/roles.ts';
import { signOut, useUser } from '../session/session.ts';
import { Avatar } from './avatar.tsx';
import { Icon } from './icons.tsx';
import { Settings } from './settings.tsx';

/** Who is signed in, how the page looks for them, and the way out. */
export function ProfileMenu() {
  const user = useUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;
  const close = () => setAnchor(null);
  const account = product().screens.find(({ id, roles }) => id === 'account' && allows(roles, user));
  const role = user.role_string || product().roles[user.role] || '';
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar user={user} />
        <span>
          <span>{user.username}</span>
          <small>{t(role)}</small>
        </span>
        <Icon name="chevron-down" size={14} />
      </Opener>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        transitionDuration={100}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -4, horizontal: 'right' }}
        slotProps={{ paper: { 'aria-label': t('Profile'), role: 'dialog' } }}
      >
        <Panel>
          <div className="profile-who">
            <strong>{user.name ?? user.username}</strong>
            <small>{t(role)}</small>
          </div>
          <Divider />
          <Settings />
          <Divider />
          {account && usable(account) ? (
            <Link to={account.route} onClick={close}>
              <Icon name="user" size={16} />
              {t('Account')}
            </Link>
          ) : null}
          <button type="button" onClick={() => void signOut()}>
            <Icon name="logout" size={16} />
            {t('Log Out')}
          </button>
        </Panel>
      </Popover>
    </>
  );
}

const Opener = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 40,
  padding: '4px 6px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: theme.vars?.palette.text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  '& > span:not([data-avatar])': { display: 'grid', lineHeight: '16px', maxWidth: 160 },
  '& > span > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { fontSize: 12, color: theme.vars?.palette.text.secondary },
  '@media (max-width: 600px)': { '& > span:not([data-avatar])': { display: 'none' } },
}));

const Panel = styled('div')(({ theme }) => ({
  width: 264,
  padding: 4,
  '& hr': { marginBlock: 4 },
  '& .profile-who': { display: 'grid', padding: '8px 8px 4px', overflowWrap: 'anywhere' },
  '& .profile-who strong': { fontWeight: 600 },
  '& small': { fontSize: 12, color: theme.vars?.palette.text.secondary },
  '& > a, & > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    minHeight: 36,
    padding: '4px 8px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: theme.vars?.palette.text.primary,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  },
}));
