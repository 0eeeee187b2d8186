import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { t } from '../../base/i18n/t.ts';
import { copyText } from '../../ui/copy-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { InputBox } from '../../ui/input-box.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import type { ListProps } from '../state/use-list.ts';
import { type SaveView, useSaveView } from './save-view.ts';
import { useViews } from './use-views.ts';
import { isChanged, stateOf, type View } from './view-state.ts';

/** The saved views of a list: open one, save what is shown, rename, share, delete. */
export function ViewsPanel({ screen, list, close }: ListProps & { close(): void }) {
  const { calls, views, error, retry } = useViews(screen);
  const [form, setForm] = useState<'new' | View>();
  const save = useSaveView(screen, list, calls);
  const { state, shape, go } = list;
  if (error) return <ErrorState error={error} retry={retry} />;
  if (!views || !calls) return <p role="status">{t('Loading…')}</p>;
  if (form) {
    const done = () => setForm(undefined);
    return <ViewForm {...(form !== 'new' && { view: form })} save={save} done={done} />;
  }
  const current = views.find(({ id }) => id === state.view);
  const changed = current !== undefined && isChanged(current, state, shape);
  const open = (view?: View) => {
    go(
      view ? stateOf(view, shape) : { page: 1, size: shape.sizes[0] ?? state.size, search: '', filters: {} },
    );
    close();
  };
  return (
    <>
      <ViewList
        views={views}
        {...(current && { current })}
        changed={changed}
        open={open}
        edit={setForm}
        remove={save.remove}
      />
      <div className="panel-foot">
        {current?.isEditable && changed && (
          <Button size="small" variant="contained" onClick={() => void save.update(current.id)}>
            {t('Save changes')}
          </Button>
        )}
        <Button size="small" variant="outlined" onClick={() => setForm('new')}>
          {t('Save as new view')}
        </Button>
        <Button size="small" color="inherit" onClick={() => void copyLink()}>
          {t('Copy link')}
        </Button>
      </div>
    </>
  );
}

/** The URL contains the list's whole state. */
async function copyLink(): Promise<void> {
  if (await copyText(window.location.href)) notify(t('Link copied.'), 'success');
  else notify(t('The link could not be copied. Copy it from the address bar.'), 'error');
}

interface ViewListProps {
  readonly views: readonly View[];
  readonly current?: View;
  readonly changed: boolean;
  /** Opens the list without a view. */
  open(view?: View): void;
  edit(view: View): void;
  remove(view: View): void;
}

function ViewList({ views, current, changed, open, edit, remove }: ViewListProps) {
  return (
    <ul>
      <li>
        <Opener isCurrent={!current} open={() => open()}>
          {t('Standard view')}
        </Opener>
      </li>
      {views.map((view) => (
        <li key={view.id}>
          <Opener isCurrent={view === current} open={() => open(view)}>
            <bdi>{view.name}</bdi>
            {view === current && changed && <span title={t('Changed')}> •</span>}
            {view.isShared && <small>{sharedBy(view)}</small>}
          </Opener>
          {view.isEditable && (
            <>
              <IconButton aria-label={t('Edit {name}', { ...view })} onClick={() => edit(view)}>
                <Icon name="edit" size={16} />
              </IconButton>
              <IconButton aria-label={t('Delete {name}', { ...view })} onClick={() => remove(view)}>
                <Icon name="delete" size={16} />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Opener({ isCurrent, open, children }: { isCurrent: boolean; open(): void; children: ReactNode }) {
  return (
    <button type="button" className="view-open" aria-current={isCurrent || undefined} onClick={open}>
      <Icon name="check" size={16} style={{ flex: 'none', visibility: isCurrent ? 'visible' : 'hidden' }} />
      <span>{children}</span>
    </button>
  );
}

function sharedBy({ owner }: View): string {
  return owner ? t('Shared by {owner}', { owner }) : t('Shared');
}

interface ViewFormProps {
  /** The view to rename; absent: saves the present state as a new view. */
  readonly view?: View;
  readonly save: SaveView;
  done(): void;
}

/** The form with a view's name and whether it is shared. */
function ViewForm({ view, save, done }: ViewFormProps) {
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
