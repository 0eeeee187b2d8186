import { useEffect } from 'react';
import { refreshUser } from './session.ts';

/** How old what we know about the account may be, in ms, when the person comes back to the page. */
const STALE = 5 * 60_000;

/** Asks for the account again when the person returns after a while: the role may have changed meanwhile. */
export function useFreshUser(): void {
  useEffect(() => {
    let asked = Date.now();
    const onReturn = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < STALE) return;
      asked = Date.now();
      void refreshUser();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
}
