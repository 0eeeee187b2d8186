import { useId, useState } from 'react';
import { t } from '../base/i18n/t.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icons.tsx';
import { InputBox } from '../ui/input-box.tsx';
import { Labelled } from './login-styles.ts';

/** A labelled one-line input. Uncontrolled: the browser holds the value. */
export function TextField({ name, label, initial }: { name: string; label: string; initial: string }) {
  const id = useId();
  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <InputBox>
        <input
          id={id}
          name={name}
          type="text"
          defaultValue={initial}
          // biome-ignore lint/a11y/noAutofocus: users who open the sign-in want to type their name
          autoFocus={initial === ''}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </InputBox>
    </Labelled>
  );
}

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoFocus: boolean;
}

/** A password input with a visibility toggle. */
export function PasswordField({ name, label, autoFocus }: PasswordFieldProps) {
  const id = useId();
  const [visible, setVisible] = useState(false);
  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <InputBox>
        <input
          id={id}
          name={name}
          type={visible ? 'text' : 'password'}
          // biome-ignore lint/a11y/noAutofocus: beside a remembered name only the password is left to type
          autoFocus={autoFocus}
          autoComplete="current-password"
        />
        <IconButton
          aria-label={visible ? t('Hide password') : t('Show password')}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <Icon name={visible ? 'eye-off' : 'eye'} />
        </IconButton>
      </InputBox>
    </Labelled>
  );
}
