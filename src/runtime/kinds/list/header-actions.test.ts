import { expect, it } from 'vitest';
import type { Action } from '../../../../core/model.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { isEnabled } from '../../actions/visible-actions.ts';
import { headerActions } from './header-actions.ts';

it('what deletes all rows is disabled until they are known', () => {
  const call = {};
  const header = [
    partOf<Action>({ id: 'delete-all', danger: true, call }),
    partOf<Action>({ id: 'refresh', call }),
    partOf<Action>({ id: 'add' }),
  ];
  const enabled = (isKnown: boolean) =>
    headerActions({ header }, isKnown)
      .filter((action) => isEnabled(action, { route: {}, query: {} }))
      .map(({ id }) => id);
  expect(enabled(false)).toEqual(['refresh', 'add']);
  expect(enabled(true)).toEqual(['delete-all', 'refresh', 'add']);
});
