import { complaintsOf, holdsNumber } from './complaints.ts';
import { isVisible } from './declared-field.tsx';
import type { FormApi } from './form-api.ts';
import { buildBody, isEmpty } from './payload.ts';

/**
 * After a field was changed: a message that stands there goes when it is not true any more. No new message
 * appears before the next submit, but for a number that is none: there the person should know at once.
 */
export function recheckField(form: FormApi, name: string): void {
  const { store } = form;
  const field = form.layout.fields.get(name);
  const noNumber = holdsNumber(field) && !isEmpty(store.value(name)) && !Number.isInteger(store.value(name));
  if (store.error(name) === undefined && !noNumber) return;
  const found = complaintsOf(form.screen.body, bodyToCheck(form), form.layout.fields);
  store.setError(name, found.find((complaint) => complaint.field === name)?.message);
}

/** What the compiled rules are asked about: emptied fields are absent, so that `required` means something. */
export function bodyToCheck(form: FormApi): Record<string, unknown> {
  return bodyOf(form, false);
}

/** The body that is sent, before what the call itself supplies. */
export function bodyToSend(form: FormApi): Record<string, unknown> {
  return bodyOf(form, form.record !== undefined);
}

function bodyOf(form: FormApi, editing: boolean): Record<string, unknown> {
  const { screen, store } = form;
  return buildBody({
    fields: screen.fields,
    schema: screen.body.schema,
    values: store.values(),
    editing,
    isVisible: (field) => isVisible(form, field),
  });
}
