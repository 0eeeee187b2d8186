import Button from '@mui/material/Button';
import { makePassword } from '../../../../core/make-password.ts';
import { t } from '../../base/i18n/t.ts';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icons.tsx';
import { notify } from '../../ui/toasts/notify.ts';

interface PasswordMakerProps {
  /** Sets the new password in the field and makes it visible. */
  make(password: string): void;
  /** The value of the field. */
  read(): string;
  readonly disabled: boolean;
}

/** Buttons below a password field: generate a random one, and copy it. */
export default function PasswordMaker({ make, read, disabled }: PasswordMakerProps) {
  const copy = async () => {
    const done = read() !== '' && (await copyText(read()));
    notify(t(done ? 'Copied.' : 'Nothing was copied.'), done ? 'success' : 'error');
  };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 }}>
      <Button
        variant="outlined"
        disabled={disabled}
        startIcon={<Icon name="refresh" />}
        onClick={() => make(makePassword())}
      >
        {t('Generate password')}
      </Button>
      <Button
        variant="outlined"
        disabled={disabled}
        startIcon={<Icon name="copy" />}
        onClick={() => void copy()}
      >
        {t('Copy')}
      </Button>
    </div>
  );
}
