import Button from '@mui/material/Button';
import { useEffect, useId, useState } from 'react';
import type { User } from '../../../core/user.ts';
import { errorText } from '../base/api-error.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { rememberedUsername, signIn } from '../data/session/session.ts';
import { sessionEnd } from '../data/session/session-store.ts';
import { leaveFirstPage } from '../navigation/restore-focus-and-scroll.ts';
import { setWindowTitle } from '../navigation/window-title.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icons.tsx';
import { InputBox } from '../ui/input-box.tsx';
import { LanguageSelect } from '../ui/language-select.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { Logo } from '../ui/logo.tsx';
import { dismissAll, notify } from '../ui/toasts/notify.ts';
import { useSlow } from '../ui/use-slow.ts';
import { Card, Labelled, Remember } from './login-styles.ts';

const ForgotDialog = lazyWithPreload(() => import('./forgot-dialog.tsx'), {
  dismiss: ({ close }) => close(),
});

/** The sign-in form. Typed values stay after a refusal. `prepare` loads the next page before it is shown. */
export default function LoginView({ prepare }: { prepare: (user: User) => Promise<void> }) {
  const { pending, submit } = useSignIn(prepare);
  const slow = useSlow(pending);
  const [forgot, setForgot] = useState(false);
  useEffect(() => {
    setWindowTitle(t('Sign In'));
    const end = sessionEnd();
    if (end && end !== 'choice')
      notify(t('Your session has ended. Sign in to go on where you were.'), 'info');
  }, []);
  return (
    <>
      <Card>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // Enter in a field submits even when the button is disabled.
            if (!pending) void submit(new FormData(event.currentTarget));
          }}
        >
          <Logo />
          <h1>{product().name}</h1>
          <UsernameField initial={rememberedUsername()} />
          <PasswordField autoFocus={rememberedUsername() !== ''} />
          <Remember>
            <label>
              <input type="checkbox" name="remember" defaultChecked={rememberedUsername() !== ''} />
              {t('Remember password')}
            </label>
            <button type="button" onClick={() => setForgot(true)}>
              {t('Forgot password?')}
            </button>
          </Remember>
          <Button
            type="submit"
            variant="contained"
            fullWidth
            disabled={pending}
            loading={slow}
            sx={{ height: 40 }}
          >
            {t('Sign In')}
          </Button>
        </form>
        <LanguageSelect label={t('Language')} />
      </Card>
      {forgot ? <ForgotDialog close={() => setForgot(false)} /> : null}
    </>
  );
}

/** The name of the account. Uncontrolled: the browser holds the value. */
function UsernameField({ initial }: { initial: string }) {
  const id = useId();
  return (
    <Labelled>
      <label htmlFor={id}>{t('Username')}</label>
      <InputBox>
        <input
          id={id}
          name="username"
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

function PasswordField({ autoFocus }: { autoFocus: boolean }) {
  const id = useId();
  const [visible, setVisible] = useState(false);
  return (
    <Labelled>
      <label htmlFor={id}>{t('Password')}</label>
      <InputBox>
        <input
          id={id}
          name="password"
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

/** Signs in with what the form holds; a refusal is told. */
function useSignIn(prepare: (user: User) => Promise<void>) {
  const [pending, setPending] = useState(false);
  const submit = async (form: FormData) => {
    const username = String(form.get('username') ?? '').trim();
    const password = String(form.get('password') ?? '');
    dismissAll();
    if (username === '' || password === '') return notify(t('Email or password cannot empty.'), 'error');
    setPending(true);
    try {
      await signIn(username, password, form.get('remember') !== null, prepare);
      leaveFirstPage();
    } catch (error) {
      setPending(false);
      notify(errorText(error), 'error');
    }
  };
  return { pending, submit };
}
