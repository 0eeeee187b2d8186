import Button from '@mui/material/Button';
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { User } from '../../../core/user.ts';
import { asApiError, errorText } from '../base/api-error.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { sessionEnd } from '../data/session/session-store.ts';
import { rememberedUsername, signIn } from '../data/session/sign-in.ts';
import { findOpenable } from '../navigation/prepare.ts';
import { leaveFirstPage } from '../navigation/restore-focus-and-scroll.ts';
import { setWindowTitle } from '../navigation/window-title.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icons.tsx';
import { LanguageSelect } from '../ui/language-select.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { Logo } from '../ui/logo.tsx';
import { dismissAll, notify } from '../ui/toasts/notify.ts';
import { useSlow } from '../ui/use-slow.ts';
import { firstSignIn } from './first-sign-in.ts';
import { LabelledField } from './labelled-field.tsx';
import { Card, Remember } from './login-styles.ts';
import { keepReturn } from './return-to.ts';
import { takeOver } from './take-over.ts';

const ForgotDialog = lazyWithPreload(() => import('./forgot-dialog.tsx'), {
  dismiss: ({ close }) => close(),
});

const CodeField = lazyWithPreload(() => import('./code-field.tsx'));

/** The sign-in form. Typed values stay after a refusal. `prepare` loads the next page before it is shown. */
export default function LoginView({ prepare }: { prepare: (user: User) => Promise<void> }) {
  const { pending, refused, asksCode, submit, retype } = useSignIn(prepare);
  const slow = useSlow(pending);
  const wrong = refused === 'password' || undefined;
  const [forgot, setForgot] = useState(false);
  const remembered = rememberedUsername();
  // The focus of a sign-in that stands in the document is taken over.
  const isAlone = !firstSignIn();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => takeOver(form.current?.closest('main')), []);
  useTitle();
  return (
    <>
      <Card>
        <form
          ref={form}
          // Nothing is ever sent by the browser itself, also before the page has started.
          method="dialog"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // Enter in a field submits even when the button is disabled.
            if (!pending) void submit(event.currentTarget);
          }}
          onInput={retype}
        >
          <Logo />
          <h1>{product().name}</h1>
          <LabelledField
            label={t('Username')}
            aria-invalid={wrong}
            name="username"
            defaultValue={remembered}
            autoFocus={isAlone && !remembered}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField aria-invalid={wrong} autoFocus={isAlone && remembered !== ''} />
          {asksCode ? <CodeField isWrong={refused === 'code'} /> : null}
          <RememberRow isOn={remembered !== ''} onForgot={() => setForgot(true)} />
          <Button
            type="submit"
            variant="contained"
            fullWidth
            disabled={pending}
            loading={slow}
            sx={{ height: 'max(40px, var(--touch))' }}
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

/** The window's title, and whether a session has ended. */
function useTitle(): void {
  useEffect(() => {
    setWindowTitle(t('Sign In'));
    const end = sessionEnd();
    if (end && end !== 'choice')
      notify(t('Your session has ended. Sign in to go on where you were.'), 'info');
  }, []);
}

function RememberRow({ isOn, onForgot }: { isOn: boolean; onForgot: () => void }) {
  return (
    <Remember>
      <label>
        <input type="checkbox" name="remember" defaultChecked={isOn} />
        {t('Remember password')}
      </label>
      <button type="button" onClick={onForgot}>
        {t('Forgot password?')}
      </button>
    </Remember>
  );
}

function PasswordField(rest: ComponentProps<'input'>) {
  const [visible, setVisible] = useState(false);
  return (
    <LabelledField
      {...rest}
      label={t('Password')}
      name="password"
      type={visible ? 'text' : 'password'}
      autoComplete="current-password"
    >
      <IconButton
        aria-label={visible ? t('Hide password') : t('Show password')}
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
      >
        <Icon name={visible ? 'eye-off' : 'eye'} />
      </IconButton>
    </LabelledField>
  );
}

/**
 * Signs in with what the form holds; a refusal is told, and shown at the fields until one of them is typed in. A server that wants
 * a code as well says so at its name: then the form asks for it, and sends all again.
 */
function useSignIn(prepare: (user: User) => Promise<void>) {
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<'password' | 'code'>();
  const [asksCode, setAsksCode] = useState(false);
  const submit = async (element: HTMLFormElement) => {
    const read = (name: string) => String(new FormData(element).get(name) ?? '');
    const entered = {
      username: read('username').trim(),
      password: read('password'),
      remember: read('remember') !== '',
      code: read('code').trim(),
    };
    dismissAll();
    if (entered.username === '' || entered.password === '')
      return notify(t('Email or password cannot empty.'), 'error');
    setPending(true);
    try {
      await signIn(entered, (user, firstScreen) => {
        if (typeof firstScreen === 'string') keepReturn(findOpenable(firstScreen, user)?.route);
        return prepare(user);
      });
      leaveFirstPage();
    } catch (error) {
      setPending(false);
      const { status, errors } = asApiError(error);
      const isOfCode = status === 401 && errors.some(({ field }) => field === 'code');
      if (isOfCode) setAsksCode(true);
      notify(errorText(error), isOfCode && entered.code === '' ? 'info' : 'error');
      if (![401, 422].includes(status) || (isOfCode && !asksCode)) return;
      const name = isOfCode ? 'code' : 'password';
      setRefused(name);
      element.querySelector<HTMLInputElement>(`[name=${name}]`)?.select();
    }
  };
  return { pending, refused, asksCode, submit, retype: () => setRefused(undefined) };
}
