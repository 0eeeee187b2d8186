import { useEffect } from 'react';
import { refreshUser } from './session.ts';

/** Maximum age of the account data, in ms, when the user returns to the page. */
const STALE = 5 * 60_000;

/** Refreshes the account when the user returns after a while, since the role may have changed. */
export function useFreshUser(): void {
  useEffect(() => {
    let refreshedAt = Date.now();
    const onReturn = () => {
      if (document.visibilityState !== 'visible' || Date.now() - refreshedAt < STALE) return;
      refreshedAt = Date.now();
      void refreshUser();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
}
