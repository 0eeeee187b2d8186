import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../base/api-error.ts';
import { t } from '../base/i18n/t.ts';
import { Notice } from '../ui/notice.tsx';

/**
 * Replaces the page after an unhandled rejection, which is a bug, since every call is handled. One without an Error is no bug of
 * ours: a vendor's library rejects so when its line is cut, and goes on by itself. The browser's console names it.
 */
export function CrashGuard({ children }: { children: ReactNode }) {
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
