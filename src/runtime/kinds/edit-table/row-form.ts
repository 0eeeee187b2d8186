import type { FormField, FormScreen, GridScreen, ListEdit, ListScreen } from '../../../../core/model.ts';
import { resolveValues } from '../../../../core/scope.ts';
import { bodyToSend } from '../../form/engine/form-body.ts';
import type { FieldError } from '../../form/state/error-report.ts';
import { fieldErrorsOf } from '../../form/state/field-errors.ts';
import type { FormApi } from '../../form/state/form-api.ts';

type Edited = Pick<FormScreen, 'fields' | 'body' | 'version' | 'lock'> & {
  readonly call: FormScreen['submit']['call'];
  readonly save: string;
};

/** The edited fields of a grid's row as a form, since the controls are written for forms. */
export function formOfGrid(screen: GridScreen): FormScreen {
  return formOf(screen, screen.edit);
}

/** The edited columns of a list's row as a form. The rules concern all rows together and are not part of it. */
export function formOfList(screen: ListScreen, { columns, call, save, lock }: ListEdit): FormScreen {
  const fields = columns.map(({ path, name, type }): FormField => {
    const label = screen.columns.find((column) => column.path === path)?.label ?? name;
    const field = type === 'string' ? 'text' : 'number';
    // Up and down go from row to row.
    return { name, from: path, label, field, span: 12, options: { step: 0 } };
  });
  const properties = Object.fromEntries(columns.map(({ name, type }) => [name, { type }]));
  const body = { schema: { type: 'object', properties }, validate: () => true, messages: {} };
  return formOf(screen, { fields, body, call, save, lock });
}

function formOf(
  screen: GridScreen | ListScreen,
  { fields, body, call, save, lock, version }: Edited,
): FormScreen {
  const { id, file, title, roles, route } = screen;
  return {
    id,
    file,
    title,
    roles,
    route,
    fields,
    body,
    kind: 'form',
    ...(version !== undefined && { version }),
    sections: [],
    // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the declaration language; the value is not a function
    submit: { call, label: save, then: {} },
    initial: {},
    lock,
  };
}

/** The body of a row's save: its edited fields and the call's given values, validated together. */
export function bodyOfRow(form: FormApi): Record<string, unknown> {
  return { ...bodyToSend(form), ...resolveValues(form.screen.submit.call.with, form.scope) };
}

/** The errors of the edited row by the rules of the endpoint's body. */
export function errorsOfRow(form: FormApi): FieldError[] {
  return fieldErrorsOf(form.screen.body, bodyOfRow(form), form.layout.fields);
}
