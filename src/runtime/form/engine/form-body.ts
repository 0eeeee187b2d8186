import type { FormApi } from '../state/form-api.ts';
import { buildBody } from '../state/payload.ts';
import { isVisible } from './declared-field.tsx';

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
