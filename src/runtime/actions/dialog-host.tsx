import { useEffect } from 'react';
import { useAddress } from '../navigation/address.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { closeAllDialogs, useOpenDialogs } from './open-dialogs.ts';

// No first page needs a dialog.
export const Dialogs = lazyWithPreload(() => import('./dialogs.tsx'));

/** The place where confirmations and dialog screens appear. Leaving the page closes them. */
export function DialogHost() {
  const open = useOpenDialogs();
  const { pathname } = useAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the reason to close
  useEffect(() => closeAllDialogs, [pathname]);
  return open.length === 0 ? null : <Dialogs open={open} />;
}
