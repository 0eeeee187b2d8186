import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { t } from '../i18n/t.ts';
import { product } from '../product.ts';
import { PageLink } from '../screen/address.tsx';
import { HOME } from '../screen/resolve-route.ts';
import { signOut } from '../session/session.ts';
import { Notice } from './notice.tsx';

/** An address that leads nowhere. */
export function NotFound() {
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

/** Signed in with a role that may open no screen. */
export function NothingToOpen() {
  const text = t('There is nothing for your role here yet.');
  useWindowTitle(text);
  return (
    <Notice
      icon="info"
      text={text}
      hint={t('Ask a Superadmin to change your role, or sign in with another account.')}
      action={
        <Button variant="outlined" color="inherit" onClick={() => void signOut()}>
          {t('Log Out')}
        </Button>
      }
    />
  );
}

function useWindowTitle(text: string): void {
  useEffect(() => {
    document.title = `${text} · ${product().name}`;
  }, [text]);
}
