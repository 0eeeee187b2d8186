import type { FormField } from '../../../../core/model.ts';
import { resolveValues } from '../../../../core/scope.ts';
import { asApiError, errorText } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { send } from '../../data/send.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { isVisible } from '../engine/declared-field.tsx';
import { Attempt } from '../state/attempt.ts';
import { type FormApi, scopeOf } from '../state/form-api.ts';
import { isEmpty } from '../state/payload.ts';

/** Of each form, by field: a lost answer is asked again with the same key, so that no file is stored twice. */
const attempts = new WeakMap<object, Map<string, Attempt>>();

/** Makes the declared calls that take new files. Answers whether all of them are done; says it if not. */
export async function callAddedFiles(form: FormApi): Promise<boolean> {
  let done = true;
  for (const field of form.screen.fields) if (!(await callAddedFilesOf(form, field))) done = false;
  return done;
}

async function callAddedFilesOf(form: FormApi, field: FormField): Promise<boolean> {
  const { store } = form;
  const { name, added } = field;
  const value = store.value(name);
  if (!added || isEmpty(value) || !isVisible(form, field)) return true;
  const attempt = attemptOf(form, name);
  const files = store.files.filesFor({ [name]: value });
  const changed = [...files.values()].flat().map(({ lastModified }) => lastModified);
  try {
    const input = { ...resolveValues(added.with, scopeOf(form)), [name]: value };
    const idempotencyKey = attempt.keyFor([input, changed]);
    await send(added.endpoint, input, { files, idempotencyKey });
  } catch (error) {
    const failure = asApiError(error);
    if (failure.status > 0) attempt.answered();
    const text = 'Saved, but the new images are not: {reason} Save again to send them.';
    notify(t(text, { reason: errorText(failure) }), 'error');
    return false;
  }
  attempt.answered();
  store.files.remove(name);
  store.put(name, undefined);
  return true;
}

function attemptOf({ store }: FormApi, name: string): Attempt {
  const ofForm = attempts.get(store) ?? new Map<string, Attempt>();
  attempts.set(store, ofForm);
  const attempt = ofForm.get(name) ?? new Attempt();
  ofForm.set(name, attempt);
  return attempt;
}
