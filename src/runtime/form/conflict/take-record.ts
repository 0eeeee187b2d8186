import { t } from '../../core/i18n/t.ts';
import type { Row } from '../../core/scope.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { mergeRecord, versionOf } from '../state/conflict.ts';
import type { FormApi } from '../state/form-api.ts';
import { startingValues } from '../state/starting-values.ts';

/**
 * A record that arrives again fills what nobody has changed. Where somebody else has saved it meanwhile the form says
 * so: in a panel when something typed stands against it, else in passing. `first`: until now the form showed what an
 * older page knew of the record, so that there is nothing to tell.
 */
export function takeRecord(
  form: Pick<FormApi, 'screen' | 'store'>,
  record: Row | undefined,
  first: boolean,
): void {
  const { screen, store } = form;
  const version = versionOf(screen, record);
  if (!record || version === undefined || store.basedOn === undefined || version === store.basedOn) {
    store.adopt(startingValues(screen, record));
    store.basedOn = version;
    return;
  }
  const untouched = !store.isDirty();
  const differences = mergeRecord(form, record);
  if (!untouched) return;
  store.setConflict(undefined);
  if (differences.length > 0 && !first)
    notify(t('Somebody else has changed this record. The form shows it as it is now.'), 'info');
}
