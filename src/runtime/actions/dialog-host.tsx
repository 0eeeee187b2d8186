import { useEffect } from 'react';
import { useAddress } from '../navigation/address.tsx';
import { later } from '../ui/later.tsx';
import { closeAllDialogs, useOpenDialogs } from './open-dialogs.ts';

// No first page needs a dialog.
const Dialogs = later(() => import('./dialogs.tsx'));

/** The place where confirmations and dialog screens appear. Leaving the page closes them. */
export function DialogHost() {
  const open = useOpenDialogs();
  const { pathname } = useAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the reason to close
  useEffect(() => closeAllDialogs, [pathname]);
  return open.length === 0 ? null : <Dialogs open={open} />;
}
