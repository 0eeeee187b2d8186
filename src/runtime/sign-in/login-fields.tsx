import { useId, useState } from 'react';
import { t } from '../core/i18n/t.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icons.tsx';
import { InputBox } from '../ui/input-box.tsx';
import { Labelled } from './login-styles.ts';

/** One line of text, with its label above. The browser holds what is typed. */
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
          // biome-ignore lint/a11y/noAutofocus: whoever opens the sign-in has come to type this
          autoFocus={initial === ''}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </InputBox>
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
      <InputBox>
        <input id={id} name={name} type={visible ? 'text' : 'password'} autoComplete="current-password" />
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
