import type { FormApi } from '../state/form-api.ts';
import { buildBody } from '../state/payload.ts';
import { isVisible } from './declared-field.tsx';

/** The body for validation: emptied fields are absent, so that `required` applies. */
export function bodyToCheck(form: FormApi): Record<string, unknown> {
  return bodyOf(form, undefined);
}

/** The body to send, without the values that the call supplies. */
export function bodyToSend(form: FormApi): Record<string, unknown> {
  return bodyOf(form, form.record);
}

function bodyOf(form: FormApi, record: FormApi['record']): Record<string, unknown> {
  const { screen, store } = form;
  return buildBody({
    fields: screen.fields,
    schema: screen.body.schema,
    values: store.values(),
    record,
    isVisible: (field) => isVisible(form, field),
  });
}
