import { beforeAll, describe, expect, it } from 'vitest';
import type { Action, HandMade, Product } from '../../../core/model.ts';
import { partOf } from '../../../tests/part-of.ts';
import { setProduct } from '../base/product.ts';
import { whyNot } from './explain.ts';
import { isEnabled } from './visible-actions.ts';

const lose: Action = {
  id: 'lose',
  label: 'Report lost',
  place: 'inline',
  roles: 'public',
  explain: {
    step: 'loan.lose',
    possible: { field: 'state', is: 'lent' },
    field: 'state',
    states: { lent: 'Out', back: 'Back' },
    key: 'id',
  },
};
const scope = (state: string) => ({ route: {}, query: {}, row: { id: 7, state } });
const refused = new Map([['7 loan.lose', { message: 'Ask {keeper}.', params: { keeper: 'Marta' } }]]);

beforeAll(() => setProduct(partOf<Product>({ screens: [] }), {} as HandMade));

describe('an action that explains itself', () => {
  it('says why its state does not allow it, before anybody is asked', () => {
    expect(whyNot(lose, scope('back'))).toBe('Report lost is not possible: the state is Back.');
    expect(whyNot(lose, { ...scope('back'), refused })).toContain('Back');
    const explain = lose.explain && { ...lose.explain, refusal: 'It is {state}.' };
    expect(whyNot({ ...lose, ...(explain && { explain }) }, scope('back'))).toBe('It is Back.');
  });

  it('says what the server answered, where the page knows nothing against it', () => {
    expect(whyNot(lose, { ...scope('lent'), refused })).toBe('Ask Marta.');
    expect(isEnabled(lose, { ...scope('lent'), refused })).toBe(false);
  });

  it('is possible where nothing speaks against it, also when no server could be asked', () => {
    expect(whyNot(lose, scope('lent'))).toBeUndefined();
    expect(isEnabled(lose, scope('lent'))).toBe(true);
    expect(
      whyNot({ ...lose, id: 'other' }, { ...scope('lent'), row: { id: 8, state: 'lent' }, refused }),
    ).toBeUndefined();
  });
});

it('an action that is not enabled says its declared reason, with the fields of the row, before anything else', () => {
  const remove = { ...lose, enabled: { field: 'due', exists: false }, refusal: '{name} is due.' } as const;
  const row = { id: 7, state: 'back', name: 'Tea', due: '2026-01-02' };
  expect(whyNot(remove, { route: {}, query: {}, row })).toBe('Tea is due.');
  expect(isEnabled(remove, { route: {}, query: {}, row })).toBe(false);
  expect(whyNot(remove, scope('lent'))).toBeUndefined();
});
