import type { FormApi } from '../state/form-api.ts';
import { buildBody } from '../state/payload.ts';
import { isVisible } from './declared-field.tsx';

/** The body for validation: emptied fields are absent, so that `required` applies. */
export function bodyToCheck(form: FormApi): Record<string, unknown> {
  return bodyOf(form, undefined);
}

/** The body to send, without the values that the call supplies, and without files that a call after it takes. */
export function bodyToSend(form: FormApi): Record<string, unknown> {
  const fields = form.screen.fields.filter(({ added }) => !added);
  return bodyOf(form, form.record, fields);
}

function bodyOf(
  form: FormApi,
  record: FormApi['record'],
  fields = form.screen.fields,
): Record<string, unknown> {
  const { screen, store } = form;
  return buildBody({
    fields,
    schema: screen.body.schema,
    values: store.values(),
    record,
    isVisible: (field) => isVisible(form, field),
  });
}
