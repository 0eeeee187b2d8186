import { holdsNumber } from './field-errors.ts';
import type { FormApi } from './form-api.ts';
import { bodyToCheck } from './form-body.ts';
import { fieldAt } from './form-layout.ts';
import { validate } from './form-validator.ts';
import { isEmpty } from './payload.ts';

/**
 * After a field was changed: a message that stands there goes when it is not true any more. No new message
 * appears before the next submit, but for a number that is none: there the person should know at once.
 */
export function recheckField(form: FormApi, name: string): void {
  const { store } = form;
  const field = fieldAt(form.layout.fields, name);
  const noNumber = holdsNumber(field) && !isEmpty(store.value(name)) && !Number.isInteger(store.value(name));
  if (store.error(name) === undefined && !noNumber) return;
  const found = validate(form.screen, bodyToCheck(form));
  store.setError(name, found.find((one) => one.field === name)?.message);
}
