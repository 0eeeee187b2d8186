import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { t } from '../base/i18n/t.ts';
import { signOut } from '../data/session/session.ts';
import { PageLink } from '../navigation/address.tsx';
import { HOME } from '../navigation/resolve-route.ts';
import { setWindowTitle } from '../navigation/window-title.ts';
import { Notice } from '../ui/notice.tsx';

/** Pages that nobody should see, so they are a chunk of their own: for an unknown URL, or an account that may open no screen. */
export default function Notices({ kind }: { kind: 'unknown' | 'nothing' }) {
  return kind === 'unknown' ? <NotFound /> : <NothingToOpen />;
}

function NotFound() {
  const text = t('Page not Found.');
  useWindowTitle(text);
  return (
    <Notice
      icon="search"
      text={text}
      hint={t('The address may be mistyped, or what it led to has moved.')}
      action={
        <Button variant="contained" component={PageLink} to={HOME}>
          {t('Go to the start page')}
        </Button>
      }
    />
  );
}

function NothingToOpen() {
  const text = t('There is nothing for your role here yet.');
  useWindowTitle(text);
  return (
    <Notice
      icon="info"
      text={text}
      hint={t('Ask a Superadmin to change your role, or sign in with another account.')}
      action={
        <Button variant="outlined" onClick={() => void signOut()}>
          {t('Log Out')}
        </Button>
      }
    />
  );
}

function useWindowTitle(text: string): void {
  useEffect(() => {
    setWindowTitle(text);
  }, [text]);
}
