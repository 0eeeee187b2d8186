import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../core/model.ts';
import { endpointOfKey, keyOf } from './key-of.ts';

const list: Endpoint = {
  id: 'thing.list',
  method: 'GET',
  path: '/api/thing',
  roles: [2],
  effect: 'read',
  envelope: 'page',
};

describe('keyOf', () => {
  it('is the same for inputs that are the same on the wire', () => {
    const key = keyOf(list, { page: 1, search: 'a' });
    expect(keyOf(list, { search: 'a', page: '1' })).toBe(key);
    expect(keyOf(list, { page: 1, search: 'a', sort: undefined, dir: '', field: null })).toBe(key);
  });

  it('differs with every value that is sent', () => {
    const inputs = [
      {},
      { page: 1 },
      { page: 2 },
      { perPage: 1 },
      { ids: [1, 2] },
      { ids: [2, 1] },
      { ids: { 1: 2 } },
    ];
    expect(new Set(inputs.map((input) => keyOf(list, input))).size).toBe(inputs.length);
  });

  it('tells the endpoint it belongs to', () => {
    expect(endpointOfKey(keyOf(list, { search: 'a b' }))).toBe('thing.list');
  });
});
