import { expect, it } from 'vitest';
import type { Action } from '../../../../core/model.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { isEnabled } from '../../actions/visible-actions.ts';
import { headerActions } from './header-actions.ts';

it('what deletes all rows is disabled until they are known, and not there where there are none', () => {
  const call = {};
  const header = [
    partOf<Action>({ id: 'delete-all', danger: true, call }),
    partOf<Action>({ id: 'refresh', call }),
    partOf<Action>({ id: 'add' }),
  ];
  const ids = (rows: Parameters<typeof headerActions>[1]) =>
    headerActions({ header }, rows).map(({ id }) => id);
  const enabled = (rows: Parameters<typeof headerActions>[1]) =>
    headerActions({ header }, rows)
      .filter((action) => isEnabled(action, { route: {}, query: {} }))
      .map(({ id }) => id);
  expect(enabled('unknown')).toEqual(['refresh', 'add']);
  expect(ids('unknown')).toContain('delete-all');
  expect(enabled('some')).toEqual(['delete-all', 'refresh', 'add']);
  expect(ids('none')).toEqual(['refresh', 'add']);
});
