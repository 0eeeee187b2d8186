import type { FormField } from '../../../../core/model.ts';
import type { ApiError } from '../../base/api-error.ts';
import { errorText, isUnknown } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import type { FieldError } from '../state/error-report.ts';

/**
 * The errors of a refused call, in the user's language. Fields are named by their form labels, since the server knows only column
 * names.
 */
export function errorsOfRefusal(
  failure: ApiError,
  fields: readonly Pick<FormField, 'name' | 'label'>[],
): FieldError[] {
  if (failure.errors.length === 0)
    return [{ message: errorText(failure), ...(isUnknown(failure) ? { unknown: true } : {}) }];
  return failure.errors.map(({ field, message, params, link }) => {
    const matchedField = fields.find(({ name }) => name === field);
    const named =
      matchedField && params?.field !== undefined ? { ...params, field: t(matchedField.label) } : params;
    return {
      message: t(message, named),
      ...(field === undefined ? {} : { field }),
      ...(link ? { link } : {}),
    };
  });
}

/** All errors of a refused call in one text, each with the label of its field. */
export function spokenRefusal(
  failure: ApiError,
  fields: readonly Pick<FormField, 'name' | 'label'>[],
): string {
  const sentences = errorsOfRefusal(failure, fields).map(({ field, message }) => {
    const label = fields.find(({ name }) => name === field)?.label;
    return label ? `${t(label)}: ${message}` : message;
  });
  return sentences.join(' ');
}
