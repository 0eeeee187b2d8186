import Button from '@mui/material/Button';
import { t } from '../i18n/t.ts';
import { product } from '../product.ts';
import { useCurrentScreen } from '../screen/current-screen.ts';
import { go } from '../screen/go.ts';
import { parentRoute } from '../screen/parents.ts';
import { useForm } from './form-api.ts';
import { isEmpty } from './payload.ts';
import { readable } from './readable-value.ts';

/** What a form held whose record is gone: to be copied, and the way back. */
export function GoneValues() {
  const { screen, store } = useForm();
  const current = useCurrentScreen();
  const lines = screen.fields
    .filter(({ field, name }) => field !== 'password' && !isEmpty(store.value(name)))
    .map((field) => `${t(field.label)}: ${readable(store, field, store.value(field.name))}`);
  const leave = () => {
    store.settle();
    if (current?.dialog) current.dialog.close();
    else if (current) void go(parentRoute(product(), current.entry, current.params));
  };
  return (
    <>
      <p>{t('It cannot be saved any more. What stood in the form can be copied from here.')}</p>
      <textarea
        readOnly
        rows={Math.min(8, Math.max(2, lines.length))}
        aria-label={t('What stood in the form')}
        value={lines.join('\n')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button size="small" variant="outlined" color="inherit" onClick={leave}>
        {t('Back')}
      </Button>
    </>
  );
}
