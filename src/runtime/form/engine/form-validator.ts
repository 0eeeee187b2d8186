import type { ValidatorType } from '@rjsf/utils';
import type { Localizer, ValidatorFunctions } from '@rjsf/validator-ajv8';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { FormField, FormScreen } from '../../../../core/model.ts';
import { readPath } from '../../../../core/scope.ts';
import { firstOfEach, readError } from '../../../../core/validation/read-errors.ts';
import { isDescriptor } from '../../base/files/descriptor.ts';
import { t } from '../../base/i18n/t.ts';
import type { FieldError } from '../state/error-report.ts';
import { messageOf } from '../state/field-errors.ts';
import type { FormApi } from '../state/form-api.ts';
import { fieldAt, layoutOf } from '../state/form-layout.ts';
import { isEmpty } from '../state/payload.ts';
import { isVisible } from './declared-field.tsx';
import { bodyToCheck } from './form-body.ts';
import { limitErrors } from './limit-errors.ts';

const validatorByScreen = new WeakMap<FormScreen, ValidatorType>();

/**
 * A form library validator that runs the rules compiled by the generator: no ajv and no eval in the page. The form and the submit
 * use the same object.
 */
export function validatorOf(screen: FormScreen): ValidatorType {
  const cachedValidator = validatorByScreen.get(screen);
  if (cachedValidator) return cachedValidator;
  const { schema } = layoutOf(screen);
  // The compiled functions are ajv's, but their type is that of the server too, which changes no error.
  const compiled = { [screen.id]: screen.body.validate } as ValidatorFunctions;
  // 'all': which of several errors is told is said below, for the server as well.
  const validator = createPrecompiledValidator(compiled, schema, localizer(screen), 'all');
  validatorByScreen.set(screen, validator);
  return validator;
}

/** The errors of a body, one per field, in the user's language. */
export function validate(screen: FormScreen, body: unknown): FieldError[] {
  const { errors } = validatorOf(screen).validateFormData(body, layoutOf(screen).schema);
  const libraryErrors = errors.map(({ property = '', name = '', message = '' }) => ({
    field: property.replace(/^\./, ''),
    keyword: name,
    message,
  }));
  return firstOfEach(libraryErrors).map(({ field, message }) => ({ field, message }));
}

/** The errors of the form's present values; also reports what the form asks for by itself and neither the record nor the form has, and what a field itself finds. */
export function validateForm(form: FormApi): FieldError[] {
  const body = bodyToCheck(form);
  const missing = form.screen.fields.flatMap((field) =>
    lacks(form, field) ? [{ field: field.name, message: t(field.needed ?? '') }] : [],
  );
  const checked = form.screen.fields.flatMap((field) =>
    isVisible(form, field) ? form.store.checked(field.name) : [],
  );
  const limited = limitErrors(form);
  // What both say is said once, by the check, which knows what the part is called.
  const declared = validate(form.screen, body).filter(
    ({ field = '', message }) =>
      !checked.some(
        (checkedError) =>
          checkedError.message === message && `${field}.`.startsWith(`${checkedError.field}.`),
      ),
  );
  // A file that was refused is missing as well, and why says more.
  return [...missing, ...declared, ...limited, ...checked].map((fieldError) => {
    const why = fieldError.field === undefined ? undefined : form.store.files.refused(fieldError.field);
    return why === undefined ? fieldError : { ...fieldError, message: why };
  });
}

function lacks(form: FormApi, field: FormField): boolean {
  const value = form.store.value(field.name);
  if (field.needed === undefined || isDescriptor(value)) return false;
  const { preview } = (field.options ?? {}) as { readonly preview?: string };
  return isEmpty(preview === undefined ? value : readPath(form.record, preview)) && isVisible(form, field);
}

/** Adds the message to each error: compiled validators have none, and the library drops errors without one. */
function localizer(screen: FormScreen): Localizer {
  const { body } = screen;
  const { fields } = layoutOf(screen);
  return (errors) => {
    for (const error of errors ?? []) {
      const violation = readError(error, body.messages);
      error.keyword = violation.keyword;
      error.message = messageOf(violation, body, fieldAt(fields, violation.field));
    }
  };
}
