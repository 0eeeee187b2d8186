import type { FormField } from '../../../../core/model.ts';
import type { Row } from '../../../../core/scope.ts';
import { errorText } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { invalidate } from '../../data/cache.ts';
import { runEach } from '../../data/run-each.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { type FormApi, scopeOf } from '../state/form-api.ts';
import { loadedRowsOf } from '../state/line-values.ts';

/** The row is not there any more, as it should be. */
const GONE = [404, 410];

/** Makes the declared calls for the loaded rows that were taken out. Answers whether all of them are done; says it if not. */
export async function callRemovedRows(form: FormApi): Promise<boolean> {
  let done = true;
  for (const field of form.screen.fields) if (!(await callRemovedRowsOf(form, field))) done = false;
  return done;
}

async function callRemovedRowsOf(form: FormApi, field: FormField): Promise<boolean> {
  const { removed } = field;
  const rows = removed ? removedRows(form, field) : [];
  if (!removed || rows.length === 0) return true;
  const { signal } = new AbortController();
  const outcome = await runEach(removed, rows, scopeOf(form), { signal, onProgress() {} });
  await invalidate(removed.endpoint.invalidates ?? []);
  const failed = outcome.failed.filter(({ error }) => !GONE.includes(error.status));
  const [first] = failed;
  if (!first) return true;
  const count = failed.length + outcome.unstartedRows.length;
  const text = 'Saved, but {count} removed rows are still there: {reason} Save again to remove them.';
  notify(t(text, { count, reason: errorText(first.error) }), 'error');
  return false;
}

/** The loaded rows of the field whose record stands in none of its rows any more. */
function removedRows({ store, record }: FormApi, field: FormField): readonly Row[] {
  const loaded = loadedRowsOf(record, field);
  const lines: unknown = store.value(field.name);
  if (!loaded || !Array.isArray(lines)) return [];
  const kept = new Set(lines.map(loaded.recordOf));
  return loaded.rows.filter((row) => !kept.has(loaded.recordOf(row)));
}
