import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { t } from '../base/i18n/t.ts';
import { copyText } from '../ui/copy-text.ts';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { Icon } from '../ui/icons.tsx';
import { InputBox } from '../ui/input-box.tsx';
import { notify } from '../ui/toasts/notify.ts';
import { closeDialog, type Secret } from './open-dialogs.ts';

/** A value that cannot be shown again; the user copies it or reads it out. */
export function SecretDialog({ id, secret }: { id: number; secret: Secret }) {
  const { title, label, help, value } = secret;
  const [inputId, helpId] = [useId(), useId()];
  const close = () => closeDialog(id);
  const copy = async () => {
    const done = await copyText(value);
    notify(t(done ? 'Copied.' : 'Nothing was copied.'), done ? 'success' : 'error');
  };
  return (
    <DialogFrame title={title} close={close}>
      <DialogContent sx={{ display: 'grid', gap: 2, padding: 4, paddingTop: '4px !important' }}>
        <label htmlFor={inputId}>{label}</label>
        <InputBox>
          <input
            id={inputId}
            readOnly
            value={value}
            dir="ltr"
            style={{ fontFamily: 'ui-monospace, monospace' }}
            onFocus={(event) => event.target.select()}
            {...(help && { 'aria-describedby': helpId })}
          />
        </InputBox>
        {help && <div id={helpId}>{help}</div>}
      </DialogContent>
      <DialogActions disableSpacing sx={{ padding: 4, gap: 2 }}>
        <Button variant="outlined" color="inherit" onClick={close}>
          {t('Close')}
        </Button>
        <Button variant="contained" startIcon={<Icon name="copy" />} onClick={() => void copy()}>
          {t('Copy')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
