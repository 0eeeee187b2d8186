import { bodyToCheck } from '../engine/form-body.ts';
import { validate } from '../engine/form-validator.ts';
import { showsPaths } from '../fields/index.ts';
import { holdsNumber } from '../state/field-errors.ts';
import type { FormApi } from '../state/form-api.ts';
import { fieldAt } from '../state/form-layout.ts';
import { isEmpty } from '../state/payload.ts';

/**
 * After a field was changed: a message that stands there goes when it is not true any more. No new message
 * appears before the next submit, but for a number that is none: there the person should know at once.
 */
export function recheckField(form: FormApi, name: string): void {
  const { store } = form;
  const field = fieldAt(form.layout.fields, name);
  const noNumber = holdsNumber(field) && !isEmpty(store.value(name)) && !Number.isInteger(store.value(name));
  const below = field && showsPaths(field) ? [...store.errorsAt(name).keys()] : [];
  if (store.error(name) === undefined && !noNumber && below.length === 0) return;
  const found = validate(form.screen, bodyToCheck(form));
  for (const at of [name, ...below.flatMap((path) => (path === '' ? [] : [`${name}.${path}`]))])
    store.setError(at, found.find((one) => one.field === at)?.message);
}
