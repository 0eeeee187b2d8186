import { resolveValues } from '../data/scope.ts';
import type { FieldError } from '../form/error-report.ts';
import { fieldErrorsOf } from '../form/field-errors.ts';
import type { FormApi } from '../form/form-api.ts';
import { bodyToSend } from '../form/form-body.ts';

/** What saving a row sends: its edited fields and what the call is given, which the rules look at together. */
export function bodyOfRow(form: FormApi): Record<string, unknown> {
  return { ...bodyToSend(form), ...resolveValues(form.screen.submit.call.with, form.scope) };
}

/** What the endpoint's own rules say of the row as it is edited. */
export function errorsOfRow(form: FormApi): FieldError[] {
  return fieldErrorsOf(form.screen.body, bodyOfRow(form), form.layout.fields);
}
