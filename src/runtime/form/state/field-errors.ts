import type { CompiledBody, FormField } from '../../../../core/model.ts';
import { type RuleViolation, readErrors } from '../../../../core/validation/read-errors.ts';
import { t } from '../../base/i18n/t.ts';
import type { FieldError } from './error-report.ts';
import { allowsType, nested, propertyAt } from './paths.ts';

/** Runs the compiled rules on a body and returns the errors. Messages are in the user's language. */
export function fieldErrorsOf(
  body: CompiledBody,
  data: unknown,
  fields: ReadonlyMap<string, FormField>,
): FieldError[] {
  if (body.validate(data)) return [];
  return readErrors(body.validate.errors, body.messages).map((error) => ({
    field: error.field,
    message: messageOf(error, body, fields.get(error.field)),
  }));
}

/**
 * The error of one value alone, independent of the rest of the body; undefined when it is valid. `at`: the part of the value that
 * is asked about, such as `pictures.0` of the list `pictures`.
 */
export function fieldErrorAt(
  body: CompiledBody,
  name: string,
  value: unknown,
  errorPath: string = name,
): string | undefined {
  if (body.validate(nested({ [name]: value }))) return undefined;
  const error = readErrors(body.validate.errors, body.messages).find(
    (violation) => violation.field === errorPath,
  );
  return error && t(error.message, error.params);
}

/**
 * The translated message of a violation. Text in a field of a number or time, or at an integer inside a value that no declared field holds, has its
 * own message, unless the declaration has one.
 */
export function messageOf(error: RuleViolation, body: CompiledBody, field: FormField | undefined): string {
  const declared = body.messages[`/${error.field.replaceAll('.', '/')}`]?.[error.keyword];
  const isWhole = !field && error.params.type === 'integer';
  const wrongType = error.keyword === 'type' && (isWhole || holdsNumber(field));
  if (wrongType && declared === undefined) {
    const fractions =
      !isWhole && field?.field === 'number' && allowsType(propertyAt(body.schema, error.field), 'number');
    return t(fractions ? 'Please enter a number.' : 'Please enter a whole number.');
  }
  if (error.keyword === 'pattern' && field?.field === 'time' && declared === undefined)
    return t('Please enter a time from 00:00 to 23:59.');
  if (error.keyword === 'type' && field?.field === 'picker') return t('Please choose one from the list.');
  return t(error.message, error.params);
}

/** Whether a field takes a number: then text in it is an error that is shown at once. */
export function holdsNumber(field: FormField | undefined): boolean {
  return field?.field === 'number' || field?.field === 'money';
}
