import Button from '@mui/material/Button';
import { type FormEvent, useId, useState } from 'react';
import { t } from '../../base/i18n/t.ts';
import { InputBox } from '../../ui/input-box.tsx';
import type { SaveView } from './save-view.ts';
import type { View } from './view-state.ts';

interface ViewFormProps {
  /** The view to rename; absent: saves the present state as a new view. */
  readonly view?: View;
  readonly save: SaveView;
  done(): void;
}

/** The form with a view's name and whether it is shared. */
export function ViewForm({ view, save, done }: ViewFormProps) {
  const id = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.isShared ?? false);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') return setError(t('Please fill this field.'));
    setBusy(true);
    const values = { name: name.trim(), shared: shared ? 1 : 0 };
    const refused = view ? await save.rename(view.id, values) : await save.create(values);
    setBusy(false);
    if (refused === undefined) done();
    else setError(refused);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <label htmlFor={id}>{t('Name')}</label>
        <InputBox>
          <input
            id={id}
            // biome-ignore lint/a11y/noAutofocus: the panel was opened to name the view
            autoFocus
            value={name}
            maxLength={100}
            aria-invalid={error !== '' || undefined}
            aria-describedby={`${id}-error`}
            onChange={(event) => {
              setName(event.target.value);
              setError('');
            }}
          />
        </InputBox>
        <small id={`${id}-error`} role="alert" className="error">
          {error}
        </small>
      </div>
      <label className="check">
        <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />
        {t('Shared with everybody')}
      </label>
      <div className="panel-foot">
        <Button type="submit" size="small" variant="contained" disabled={busy}>
          {t('Save')}
        </Button>
        <Button size="small" color="inherit" onClick={done}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
