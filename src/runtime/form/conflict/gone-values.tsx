import Button from '@mui/material/Button';
import { t } from '../../base/i18n/t.ts';
import { product } from '../../base/product.ts';
import { useCurrentScreen } from '../../navigation/current-screen.ts';
import { go } from '../../navigation/go.ts';
import { parentRoute } from '../../navigation/parents.ts';
import { useForm } from '../state/form-api.ts';
import { isEmpty } from '../state/payload.ts';
import { readable } from '../state/readable-value.ts';

/** The values of a form whose record was deleted, for copying, and a link back. */
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
      <Button size="small" variant="outlined" onClick={leave}>
        {t('Back')}
      </Button>
    </>
  );
}
