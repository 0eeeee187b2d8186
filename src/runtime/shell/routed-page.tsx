import { useEffect } from 'react';
import type { User } from '../../../core/user.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { isLeft, sessionEnd, useUser } from '../data/session/session-store.ts';
import { navigate, useAddress } from '../navigation/address.tsx';
import { prepareChunks, usable } from '../navigation/prepare.ts';
import { HOME, LOGIN, resolveRoute } from '../navigation/resolve-route.ts';
import { keepScroll } from '../navigation/restore-focus-and-scroll.ts';
import { ScreenOutlet } from '../navigation/screen-outlet.tsx';
import { firstSignIn } from '../sign-in/first-sign-in.ts';
import { keepReturn, readReturn } from '../sign-in/return-to.ts';
import { FailedPart, type Failure, lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { ErrorState } from '../ui/states.tsx';
import { dismissErrors, notify } from '../ui/toasts/notify.ts';
import { Shell } from './shell.tsx';

const Notices = lazyWithPreload(() => import('./notices.tsx'));

/** A chunk of its own: who is signed in does not wait for it. */
export const LoginView = lazyWithPreload(() => import('../sign-in/login-view.tsx'), { Failed: SignInFailed });

/** Beside a sign-in that stands in the document, which keeps what was typed, else in its place. */
function SignInFailed(failure: Failure) {
  return firstSignIn() ? <FailedPart {...failure} /> : <ErrorState {...failure} />;
}

/** Renders the result of routing for this visitor. */
export function RoutedPage() {
  const address = useAddress();
  const user = useUser();
  useScrollKeeping(address.key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each path
  useEffect(() => dismissErrors, [address.pathname]);
  const route = resolveRoute(product(), address.pathname, user, usable);
  if (route.kind === 'login')
    return <LoginView prepare={(signedInUser) => prepareChunks(afterSignIn(signedInUser), signedInUser)} />;
  const page = pageOf();
  return user ? <Shell>{page}</Shell> : page;

  function pageOf() {
    if (route.kind === 'redirect') return <Redirect to={route.to} denied={route.denied === true} />;
    if (route.kind === 'missing') return <Notices kind="unknown" />;
    if (route.kind === 'screen')
      return <ScreenOutlet entry={route.entry} params={route.params} address={address} />;
    return <Notices kind="nothing" />;
  }
}

/** Redirects; reports once when a role was the reason. The URL of a signed-out visitor is stored for after the sign-in. */
function Redirect({ to, denied }: { to: string; denied: boolean }) {
  const { pathname, search, hash } = useAddress();
  const user = useUser();
  useEffect(() => {
    if (denied && !isLeft(pathname)) notify(t('Role is not Authorized.'), 'error', 5000, true);
  }, [denied, pathname]);
  useEffect(() => {
    if (user && pathname === LOGIN) keepReturn(undefined);
    const isReturnWanted = !user && pathname !== HOME && pathname !== LOGIN;
    if (isReturnWanted) keepReturn(sessionEnd() === 'choice' ? undefined : pathname + search + hash);
  }, [user, pathname, search, hash]);
  // An alias keeps its query and tab; the start page and the sign-in have none.
  const isBare = to === HOME || to === LOGIN || pathname === HOME;
  // Read while rendering: an effect after the render clears it.
  const targetAddress = user && pathname === LOGIN ? afterSignIn(user) : isBare ? to : to + search + hash;
  useEffect(() => void navigate(targetAddress, { replace: true }), [targetAddress]);
  return null;
}

/** The URL requested before the sign-in, unless this account may not open it. */
function afterSignIn(user: User): string {
  const returnAddress = readReturn();
  if (returnAddress === undefined) return HOME;
  const path = new URL(returnAddress, window.location.origin).pathname;
  const route = resolveRoute(product(), path, user, usable);
  return route.kind === 'redirect' && route.denied ? HOME : returnAddress;
}

function useScrollKeeping(key: string): void {
  useEffect(() => {
    const keep = () => keepScroll(key);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
}
