import { expect, it } from 'vitest';
import type { Action } from '../../../core/model.ts';
import { sameActions } from './same-scope.ts';

const add: Action = { id: 'add', label: 'Add', place: 'primary', roles: 'public' };
const scope = { route: {}, query: { page: '1' } };
const turned = { ...scope, query: { page: '2' } };

it('leaves the actions of a turned page alone', () => {
  const actions = [add];
  expect(sameActions({ actions, scope }, { actions, scope: turned })).toBe(true);
});

it('draws them again when one looks at the query, or is a widget', () => {
  const bound: Action = {
    ...add,
    to: { screen: 'a', route: '/a', with: { page: { from: 'query', path: 'page' } } },
  };
  for (const actions of [[bound], [{ ...add, widget: 'clock' }]])
    expect(sameActions({ actions, scope }, { actions, scope: turned })).toBe(false);
});

it('draws them again for another record, and for other actions', () => {
  const actions = [add];
  expect(sameActions({ actions, scope }, { actions, scope: { ...scope, record: { id: 1 } } })).toBe(false);
  expect(sameActions({ actions, scope }, { actions: [add], scope })).toBe(false);
});
