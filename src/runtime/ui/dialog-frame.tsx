import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { t } from '../base/i18n/t.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icons.tsx';
import { useDismissal } from './use-dismissal.ts';

/** The frame of a dialog with title and close button; full screen on a phone. */
export function DialogFrame({
  title,
  close,
  children,
  wide = false,
}: {
  title: string;
  close: () => void;
  children: ReactNode;
  wide?: boolean;
}) {
  const titleId = useId();
  const phone = useMediaQuery('(max-width: 600px)');
  return (
    <Dialog
      open
      {...useDismissal(close)}
      aria-labelledby={titleId}
      fullScreen={phone}
      maxWidth={wide ? 'md' : 'sm'}
      fullWidth
    >
      <DialogTitle
        component="div"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, padding: 4, paddingBottom: 2 }}
      >
        <h2
          id={titleId}
          style={{
            flex: 1,
            minWidth: 0,
            margin: 0,
            font: 'inherit',
            fontSize: 14,
            fontWeight: 600,
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </h2>
        <IconButton aria-label={t('Close')} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </DialogTitle>
      {children}
    </Dialog>
  );
}
