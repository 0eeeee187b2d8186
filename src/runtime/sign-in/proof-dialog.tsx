import Button from '@mui/material/Button';
import { useState } from 'react';
import { openContent } from '../actions/open-dialogs.ts';
import { asApiError, errorText, type Proof } from '../base/api-error.ts';
import { t } from '../base/i18n/t.ts';
import { endpointOn } from '../base/page-settings.ts';
import { product } from '../base/product.ts';
import { send } from '../data/send.ts';
import { user } from '../data/session/session-store.ts';
import { staticStyled } from '../ui/theme/static-styled.tsx';
import { useSlow } from '../ui/use-slow.ts';
import CodeField from './code-field.tsx';
import { LabelledField } from './labelled-field.tsx';

let asking: Promise<boolean> | undefined;

/** Asks who is signed in to show it anew; resolves to whether they did. Calls at the same time ask once, together. */
export function askProof(proof: Proof): Promise<boolean> {
  const { prove } = product().session;
  if (!prove || !endpointOn(prove)) return Promise.resolve(false);
  const draw = (ways: Omit<FormProps, 'proof'>) => <ProofForm proof={proof} {...ways} />;
  asking ??= openContent({ title: t('Confirm that it is you'), wide: false, draw }).finally(() => {
    asking = undefined;
  });
  return asking;
}

interface FormProps {
  readonly proof: Proof;
  close(): void;
  done(): void;
}

function ProofForm({ proof, close, done }: FormProps) {
  const { pending, refusal, submit } = useProof(done);
  const slow = useSlow(pending);
  const asksCode = proof === 'code' || refusal?.field === 'code';
  return (
    <Form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void submit(event.currentTarget);
      }}
    >
      <p>
        {t('Your sign-in is a while ago, and this has consequences. Give your password once more to go on.')}
      </p>
      {/* For password managers. */}
      <input hidden readOnly name="username" autoComplete="username" value={user()?.username ?? ''} />
      <LabelledField
        label={t('Password')}
        name="current_password"
        type="password"
        autoComplete="current-password"
        autoFocus
        aria-invalid={refusal?.field === 'current_password' || undefined}
      />
      {asksCode ? <CodeField isWrong={refusal?.field === 'code'} autoFocus={proof !== 'code'} /> : null}
      {refusal ? <p role="alert">{refusal.text}</p> : null}
      <div>
        <Button variant="outlined" onClick={close}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={pending} loading={slow}>
          {t('Continue')}
        </Button>
      </div>
    </Form>
  );
}

interface Refused {
  readonly text: string;
  readonly field: string | undefined;
}

/** Sends the proof; a refusal stands in the dialog, which stays open. */
function useProof(done: () => void) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refused>();
  const submit = async (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const { prove } = product().session;
    if (!prove) return;
    setPending(true);
    try {
      const code = String(typed.get('code') ?? '').trim();
      const current_password = String(typed.get('current_password') ?? '');
      await send(prove, { current_password, ...(code ? { code } : {}) });
      done();
    } catch (error) {
      setPending(false);
      const { field } = asApiError(error).errors.find((entry) => entry.field) ?? {};
      setRefusal({ text: errorText(error), field });
      if (field) form.querySelector<HTMLInputElement>(`[name=${field}]`)?.select();
    }
  };
  return { pending, refusal, submit };
}

const Form = staticStyled('form')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& > p': { margin: 0 },
  '& > [role=alert]': { color: theme.vars.palette.error.main },
  '& > div:last-child': { display: 'flex', justifyContent: 'flex-end', gap: 8 },
}));
