import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../base/i18n/t.ts';
import { copyText } from '../../ui/copy-text.ts';
import { ErrorState } from '../../ui/states.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import type { ListProps } from '../state/use-list.ts';
import { useSaveView } from './save-view.ts';
import { useViews } from './use-views.ts';
import { ViewForm } from './view-form.tsx';
import { ViewList } from './view-list.tsx';
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
        <Button size="small" variant="outlined" color="inherit" onClick={() => setForm('new')}>
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
