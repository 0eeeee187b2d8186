import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../core/api-error.ts';
import { t } from '../core/i18n/t.ts';
import { Notice } from '../ui/notice.tsx';

/** Replaces the page after an unhandled rejection, which is a bug, since every call is handled. */
export function CrashGuard({ children }: { children: ReactNode }) {
  const [crashed, setCrashed] = useState(false);
  useEffect(() => {
    const onRejection = (event: PromiseRejectionEvent) => {
      // A deliberately cancelled call is not an error.
      if (event.reason instanceof ApiError && event.reason.status === 499) return;
      setCrashed(true);
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
