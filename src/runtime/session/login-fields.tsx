import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { t } from '../i18n/t.ts';
import { Icon } from '../shell/icons.tsx';
import { Labelled } from './login-styles.ts';

/** One line of text, with its label above. The browser holds what is typed. */
export function TextField({ name, label, initial }: { name: string; label: string; initial: string }) {
  const id = useId();
  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        name={name}
        defaultValue={initial}
        autoFocus={initial === ''}
        autoComplete="username"
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        fullWidth
      />
    </Labelled>
  );
}

/** A password that can be looked at. */
export function PasswordField({ name, label }: { name: string; label: string }) {
  const id = useId();
  const [visible, setVisible] = useState(false);
  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        name={name}
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        fullWidth
        endAdornment={
          <IconButton
            edge="end"
            aria-label={visible ? t('Hide password') : t('Show password')}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            <Icon name={visible ? 'eye-off' : 'eye'} />
          </IconButton>
        }
      />
    </Labelled>
  );
}
