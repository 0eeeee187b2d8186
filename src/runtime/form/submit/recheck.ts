import { validateForm } from '../engine/form-validator.ts';
import { showsPaths } from '../fields/index.ts';
import { holdsNumber } from '../state/field-errors.ts';
import type { FormApi } from '../state/form-api.ts';
import { fieldAt } from '../state/form-layout.ts';
import { propertyAt } from '../state/paths.ts';
import { isEmpty } from '../state/payload.ts';

/** Shows the present errors of these fields; messages that change together are announced together. */
export function checkFields(form: FormApi, names: readonly string[]): void {
  const messageByField = new Map(validateForm(form).map(({ field, message }) => [field, message]));
  form.store.setErrors(new Map(names.map((name) => [name, messageByField.get(name)])));
}

/**
 * After a field was changed: removes its message once the value is valid. New messages appear only on submit, except for text in
 * a number field. Fields that are compared with this one are rechecked too.
 */
export function recheckField(form: FormApi, name: string): void {
  const { store } = form;
  const field = fieldAt(form.layout.fields, name);
  const noNumber = holdsNumber(field) && !isEmpty(store.value(name)) && !Number.isInteger(store.value(name));
  const below = field && showsPaths(field) ? [...store.errorsAt(name).keys()] : [];
  const comparedFields = comparedWith(form, name);
  if (store.error(name) === undefined && !noNumber && comparedFields.length === 0 && below.length === 0)
    return;
  const currentErrors = validateForm(form);
  const deep = below.flatMap((path) => (path === '' ? [] : [`${name}.${path}`]));
  for (const fieldName of [name, ...deep, ...comparedFields])
    store.setError(
      fieldName,
      currentErrors.find(({ field: errorField }) => errorField === fieldName)?.message,
    );
}

/** Fields with a message that one of their rules compares with this field. */
function comparedWith({ screen, store }: FormApi, name: string): string[] {
  const owner = name.slice(0, name.lastIndexOf('.') + 1);
  const localName = name.slice(owner.length);
  return store.fieldErrors().flatMap(({ field, done }) => {
    if (field === undefined || done || field === name || !field.startsWith(owner)) return [];
    const rules = Object.values(propertyAt(screen.body.schema, field) ?? {}).flat();
    return rules.includes(localName) ? [field] : [];
  });
}
