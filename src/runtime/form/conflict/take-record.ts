import type { Row } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { mergeRecord, versionOf } from '../state/conflict.ts';
import type { FormApi } from '../state/form-api.ts';
import { startingValues } from '../state/starting-values.ts';

/**
 * Applies a record that was loaded again: it fills the fields that the user has not changed. When another user saved it
 * meanwhile, the form shows a panel if typed values conflict, else a toast. `first`: the form showed a possibly outdated row so
 * far, so there is nothing to report.
 */
export function takeRecord(
  form: Pick<FormApi, 'screen' | 'store'>,
  record: Row | undefined,
  first: boolean,
): void {
  const { screen, store } = form;
  const version = versionOf(screen, record);
  if (!record || version === undefined || store.basedOn === undefined || version === store.basedOn) {
    store.adopt({ ...startingValues(screen, record), ...begun({ screen, store }) });
    store.basedOn = version;
    return;
  }
  const untouched = !store.isDirty();
  const differences = mergeRecord(form, record);
  if (!untouched) return;
  store.setConflict(undefined);
  if (differences.length > 0 && !first)
    notify(t('This record has been changed meanwhile. The form shows it as it is now.'), 'info');
}

/** What hand-made fields began with: the record says nothing of them. */
function begun({ screen, store }: Pick<FormApi, 'screen' | 'store'>): Row {
  const start = Object.entries(store.start());
  const own = new Set(screen.fields.flatMap(({ name, from }) => (from === null ? name : [])));
  return Object.fromEntries(start.filter(([name, value]) => own.has(name) && value !== undefined));
}
