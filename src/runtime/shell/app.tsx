import Button from '@mui/material/Button';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ApiError } from '../base/api-error.ts';
import { useLanguage } from '../base/i18n/language.ts';
import { t } from '../base/i18n/t.ts';
import { AddressProvider } from '../navigation/address.tsx';
import { Notice } from '../ui/notice.tsx';
import { Themed } from '../ui/theme/themed.tsx';
import { RoutedPage } from './routed-page.tsx';

/** The whole page. A change of language remounts it, since texts are looked up while rendering, without subscriptions. */
export function App() {
  const { code } = useLanguage();
  return (
    <Themed>
      {/* Navigation waits for the next screen's chunk itself; React transitions would only delay rendering. */}
      <BrowserRouter useTransitions={false}>
        <Fragment key={code}>
          <CrashGuard>
            <AddressProvider>
              <RoutedPage />
            </AddressProvider>
          </CrashGuard>
        </Fragment>
      </BrowserRouter>
    </Themed>
  );
}

/**
 * Replaces the page after an unhandled rejection, which is a bug, since every call is handled. One without an Error is no bug of
 * ours: a vendor's library rejects so when its line is cut, and goes on by itself. The browser's console names it.
 */
function CrashGuard({ children }: { children: ReactNode }) {
  const [crashed, setCrashed] = useState(false);
  useEffect(() => {
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      // A deliberately cancelled call is not an error.
      const isCancelled = reason instanceof ApiError && reason.status === 499;
      if (reason instanceof Error && !isCancelled) setCrashed(true);
    };
    window.addEventListener('unhandledrejection', onRejection);
    return () => window.removeEventListener('unhandledrejection', onRejection);
  }, []);
  if (!crashed) return children;
  return (
    <Notice
      alert
      icon="warning"
      text={t('Something went wrong. Please refresh the page or try again later.')}
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('Reload')}
        </Button>
      }
    />
  );
}
