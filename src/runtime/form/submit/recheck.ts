import { bodyToCheck } from '../engine/form-body.ts';
import { validate } from '../engine/form-validator.ts';
import { holdsNumber } from '../state/field-errors.ts';
import type { FormApi } from '../state/form-api.ts';
import { fieldAt } from '../state/form-layout.ts';
import { isEmpty } from '../state/payload.ts';

/** Says what is wrong at these fields now: what came all at once is read all at once. */
export function checkFields(form: FormApi, names: readonly string[]): void {
  const found = new Map(
    validate(form.screen, bodyToCheck(form)).map(({ field, message }) => [field, message]),
  );
  form.store.setErrors(new Map(names.map((name) => [name, found.get(name)])));
}

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
