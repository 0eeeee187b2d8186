import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import { useColorScheme } from '@mui/material/styles';
import type { User } from '../../../core/user.ts';
import { awayQuestion, holdsUnsaved } from '../actions/dialog-guards.ts';
import { ask } from '../actions/open-dialogs.ts';
import { endSide } from '../base/i18n/language.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { signOut } from '../data/session/session.ts';
import { PageLink } from '../navigation/address.tsx';
import { findOpenable } from '../navigation/prepare.ts';
import { Icon } from '../ui/icons.tsx';
import { LanguageSelect } from '../ui/language-select.tsx';
import { setPreference, usePreference } from '../ui/preferences.ts';
import { Segments } from '../ui/segments.tsx';
import { plainButton } from '../ui/theme/plain-button.ts';
import { staticStyled } from '../ui/theme/static-styled.tsx';

interface ProfilePanelProps {
  anchor: HTMLElement;
  user: User;
  /** Already translated. */
  role: string;
  close: () => void;
}

/** Display settings, the account, and sign-out. */
export default function ProfilePanel({ anchor, user, role, close }: ProfilePanelProps) {
  const leave = async () => {
    close();
    if (!holdsUnsaved() || (await ask(awayQuestion()))) await signOut();
  };
  const account = findOpenable(product().session.account, user);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      transitionDuration={100}
      anchorOrigin={{ vertical: 'bottom', horizontal: endSide() }}
      transformOrigin={{ vertical: -4, horizontal: endSide() }}
      slotProps={{ paper: { 'aria-label': t('Profile'), role: 'dialog' } }}
    >
      <Panel>
        <div className="profile-who">
          <strong>{user.name ?? user.username}</strong>
          <small>{role}</small>
        </div>
        <Divider />
        <Settings />
        <Divider />
        {account ? (
          <PageLink to={account.route} onClick={close}>
            <Icon name="user" size={16} />
            {t('Account')}
          </PageLink>
        ) : null}
        <button type="button" onClick={() => void leave()}>
          <Icon name="logout" size={16} />
          {t('Log Out')}
        </button>
      </Panel>
    </Popover>
  );
}

/** Display settings of this user: theme, density, language. Stored in this browser. */
function Settings() {
  const { mode, setMode } = useColorScheme();
  const density = usePreference('density');
  return (
    <List>
      <Segments
        label={t('Theme')}
        value={mode ?? 'system'}
        onChange={setMode}
        choices={[
          { value: 'light', label: t('Light'), icon: 'sun' },
          { value: 'dark', label: t('Dark'), icon: 'moon' },
          { value: 'system', label: t('System'), icon: 'system' },
        ]}
      />
      <Segments
        label={t('Density')}
        value={density}
        onChange={(value) => setPreference('density', value)}
        choices={[
          { value: 'comfortable', label: t('Comfortable') },
          { value: 'compact', label: t('Compact') },
        ]}
      />
      <LanguageSelect label={t('Language')} />
    </List>
  );
}

const List = staticStyled('div')({ display: 'grid', gap: 12, padding: 8 });

const Panel = staticStyled('div')(({ theme }) => ({
  width: 264,
  padding: 4,
  '& hr': { marginBlock: 4 },
  '& .profile-who': { display: 'grid', padding: '8px 8px 4px', overflowWrap: 'anywhere' },
  '& .profile-who strong': { fontWeight: 600 },
  '& small': { fontSize: 12, color: theme.vars.palette.text.secondary },
  '& > a, & > button': {
    ...plainButton,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    minHeight: 'max(36px, var(--touch))',
    padding: '4px 8px',
    borderRadius: 4,
    color: theme.vars.palette.text.primary,
    textAlign: 'start',
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  },
}));
