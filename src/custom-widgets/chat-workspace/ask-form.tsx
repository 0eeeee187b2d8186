import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorText, Field, openDialogWith, t } from '../../runtime/index.ts';

interface AskFormProps {
  readonly submitLabel: string;
  /** Whether something has still to be filled in. */
  readonly isMissing: boolean;
  /** What it throws is shown, and the form stays. */
  keep(): Promise<void>;
  close(): void;
  done(): void;
  /** `touch` is called with each change: what was wrong is over. */
  readonly children: (error: string | undefined, touch: () => void) => ReactNode;
}

/** A small form in a dialog. */
export function AskForm({ submitLabel, isMissing, keep, close, done, children }: AskFormProps) {
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isMissing) return setError(t('Please fill this field.'));
    try {
      await keep();
      done();
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <form style={{ display: 'grid', gap: 16 }} onSubmit={(event) => void submit(event)}>
      {children(error, () => setError(undefined))}
      <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
        <Button onClick={close}>{t('Cancel')}</Button>
        <Button type="submit" variant="contained">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

interface NameAsked {
  readonly title: string;
  readonly label: string;
  readonly maxLength: number;
  keep(name: string): Promise<void>;
}

/** Asks for a short text. */
export function askForName(asked: NameAsked): void {
  void openDialogWith(asked.title, ({ close, done }) => <NameForm {...asked} close={close} done={done} />);
}

function NameForm({ label, maxLength, keep, ...ways }: NameAsked & Pick<AskFormProps, 'close' | 'done'>) {
  const [name, setName] = useState('');
  return (
    <AskForm {...ways} submitLabel={t('Save')} isMissing={name.trim() === ''} keep={() => keep(name.trim())}>
      {(error, touch) => (
        <Field
          field="text"
          label={label}
          value={name}
          onChange={(value) => {
            touch();
            setName(String(value ?? '').slice(0, maxLength));
          }}
          error={error}
        />
      )}
    </AskForm>
  );
}
