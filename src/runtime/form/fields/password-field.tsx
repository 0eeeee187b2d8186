import { useState } from 'react';
import { t } from '../../base/i18n/t.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { InputBox } from '../../ui/input-box.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { plainText } from './codec.ts';
import type { ControlProps } from './field-entry.ts';
import { controlAttributes } from './field-entry.ts';
import { useBuffer } from './use-buffer.ts';

const PasswordMaker = lazyWithPreload(() => import('./password-maker.tsx'));

/** A password input with a visibility toggle. Autofill is off: the browser must not fill in the staff's own password. */
export function PasswordField(props: ControlProps) {
  const { field, disabled } = props;
  const { ref, ...buffer } = useBuffer<HTMLInputElement>(field.name, plainText);
  const [isPasswordShown, setPasswordShown] = useState(false);
  const make = (password: string) => {
    if (!ref.current) return;
    ref.current.value = password;
    buffer.onInput();
    buffer.onBlur();
    setPasswordShown(true);
  };
  const input = (
    <InputBox>
      <input
        ref={ref}
        type={isPasswordShown ? 'text' : 'password'}
        {...controlAttributes(props)}
        {...buffer}
        autoComplete="new-password"
      />
      <IconButton
        disabled={disabled}
        aria-label={t(isPasswordShown ? 'Hide password' : 'Show password')}
        aria-controls={props.id}
        onClick={() => setPasswordShown(!isPasswordShown)}
      >
        <Icon name={isPasswordShown ? 'eye-off' : 'eye'} />
      </IconButton>
    </InputBox>
  );
  if (field.options?.generate !== true) return input;
  return (
    <>
      {input}
      <PasswordMaker make={make} read={() => ref.current?.value ?? ''} disabled={disabled} />
    </>
  );
}
