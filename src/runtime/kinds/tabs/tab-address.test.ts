import { expect, it } from 'vitest';
import { addressOf, ownQuery, tabIn } from './tab-address.ts';

const query = { place: 'query', name: 'state' } as const;
const hash = { place: 'hash', name: 'tab' } as const;

it('a tab is named in the query or in the hash', () => {
  expect(tabIn(query, { search: '?page=2&state=1', hash: '' })).toBe('1');
  expect(tabIn(hash, { search: '?page=2', hash: '#tab=1' })).toBe('1');
  expect(tabIn(query, { search: '', hash: '#state=1' })).toBeNull();
});

it('the address holds the tab and what its screen says of itself', () => {
  expect(addressOf(query, '1', 'page=2&search=a+b')).toEqual({
    search: '?state=1&page=2&search=a+b',
    hash: '',
  });
  expect(addressOf(hash, '1', 'page=2')).toEqual({ search: '?page=2', hash: '#tab=1' });
  expect(addressOf(hash, '1', '')).toEqual({ search: '', hash: '#tab=1' });
  expect(addressOf(query, null, 'page=2')).toEqual({ search: '?page=2', hash: '' });
});

it('what the screen has said of itself is found again', () => {
  for (const bind of [query, hash])
    expect(ownQuery(bind, addressOf(bind, '1', 'page=2&search=a+b'))).toBe('page=2&search=a+b');
});
