import { expect, it } from 'vitest';
import type { FormField, FormScreen } from '../../../../core/model.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { withOfferedChoices } from './offered-choices.ts';

const choices = [
  { value: 1, label: 'Everybody' },
  { value: 2, label: 'Chiefs', roles: [9] },
];
const field: FormField = { name: 'level', label: 'Level', field: 'select', span: 12, choices };
const screen = partOf<FormScreen>({ fields: [field] });
const user = (role: number) => ({ id: 1, username: 'a', role, role_string: '' });
const offered = (role: number, start: object = {}) =>
  withOfferedChoices(screen, user(role), start as never).fields[0]?.choices?.map(({ value }) => value);

it('a choice is offered to its roles only, and stays where the record has it', () => {
  expect(offered(9)).toEqual([1, 2]);
  expect(offered(1)).toEqual([1]);
  expect(offered(1, { level: 2 })).toEqual([1, 2]);
});
