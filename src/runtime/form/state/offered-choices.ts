import type { FormScreen } from '../../../../core/model.ts';
import type { Row } from '../../../../core/scope.ts';
import type { User } from '../../../../core/user.ts';
import { allows } from '../../../../core/user.ts';

/** The form without the choices that this account may not make; the record's present value is kept. */
export function withOfferedChoices(screen: FormScreen, user: User | undefined, start: Row): FormScreen {
  if (!screen.fields.some(({ choices }) => choices?.some(({ roles }) => roles))) return screen;
  const fields = screen.fields.map((field) => {
    const { choices, name } = field;
    if (!choices) return field;
    return {
      ...field,
      choices: choices.filter(({ roles, value }) => !roles || allows(roles, user) || value === start[name]),
    };
  });
  return { ...screen, fields };
}
