import { resolveValues } from '../../core/scope.ts';
import { bodyToSend } from '../../form/engine/form-body.ts';
import type { FieldError } from '../../form/state/error-report.ts';
import { fieldErrorsOf } from '../../form/state/field-errors.ts';
import type { FormApi } from '../../form/state/form-api.ts';

/** What saving a row sends: its edited fields and what the call is given, which the rules look at together. */
export function bodyOfRow(form: FormApi): Record<string, unknown> {
  return { ...bodyToSend(form), ...resolveValues(form.screen.submit.call.with, form.scope) };
}

/** What the endpoint's own rules say of the row as it is edited. */
export function errorsOfRow(form: FormApi): FieldError[] {
  return fieldErrorsOf(form.screen.body, bodyOfRow(form), form.layout.fields);
}
