import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { t } from '../base/i18n/t.ts';
import { DialogFrame } from '../ui/dialog-frame.tsx';

/** No e-mail is sent: an account with the right role resets the password. */
export default function ForgotDialog({ close }: { close: () => void }) {
  return (
    <DialogFrame title={t('Forgot password?')} close={close}>
      <DialogContent sx={{ padding: 4, paddingTop: 0 }}>
        {t(
          'A Superadmin resets your password. Ask one of them for a temporary password, then sign in with it.',
        )}
      </DialogContent>
      <DialogActions sx={{ padding: 4 }}>
        <Button variant="contained" autoFocus onClick={close}>
          {t('Close')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
