import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { closeAllDialogs, useOpenDialogs } from './open-dialogs.ts';

// No first page needs a dialog.
const Dialogs = lazy(() => import('./dialogs.tsx'));

/** The place where confirmations and dialog screens appear. Leaving the page closes them. */
export function DialogHost() {
  const open = useOpenDialogs();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the reason to close
  useEffect(() => closeAllDialogs, [pathname]);
  if (open.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Dialogs open={open} />
    </Suspense>
  );
}
