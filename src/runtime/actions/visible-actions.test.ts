import { beforeAll, describe, expect, it } from 'vitest';
import type { Action, HandMade, Product } from '../../../core/model.ts';
import { partOf } from '../../../tests/part-of.ts';
import { setProduct } from '../base/product.ts';
import { isEnabled, visibleActions } from './visible-actions.ts';

const user = { id: 1, username: 'u', role: 2, role_string: '' };
const scope = { route: {}, query: {}, user, row: { active: 1 } };
const action = (id: string, changes: Partial<Action> = {}): Action => ({
  id,
  label: id,
  place: 'inline',
  roles: [2, 3],
  ...changes,
});
const shown = (...actions: Action[]) => visibleActions(actions, scope).map(({ id }) => id);

beforeAll(() => {
  const screens = [
    { id: 'open', roles: 'public' },
    { id: 'closed', roles: [9] },
  ] as const;
  // Only `screens` is read.
  setProduct(partOf<Product>({ screens }), {} as HandMade);
});

describe('visibleActions', () => {
  it('shows an action to its roles only', () => {
    expect(shown(action('mine'), action('theirs', { roles: [3] }))).toEqual(['mine']);
  });

  it('asks its condition about the row', () => {
    const on = action('on', { when: { field: 'active', is: 0 } });
    const off = action('off', { when: { field: 'active', is: 1 } });
    expect(shown(on, off)).toEqual(['off']);
  });

  it('hides what leads to a screen that is not there or not for this account', () => {
    const to = (screen: string) => action(screen, { to: { screen, route: '/' } });
    expect(shown(to('open'), to('closed'), to('gone'))).toEqual(['open']);
    expect(shown(action('dialog', { dialog: { screen: 'gone', route: '/' } }))).toEqual([]);
  });
});

describe('isEnabled', () => {
  it('is so unless its condition says no', () => {
    expect(isEnabled(action('a'), scope)).toBe(true);
    expect(isEnabled(action('a', { enabled: { field: 'active', is: 0 } }), scope)).toBe(false);
  });
});
