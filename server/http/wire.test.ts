import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { decodePairs } from './wire.ts';

const schema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    weight: { type: ['integer', 'null'] },
    price: { type: 'number' },
    name: { type: 'string' },
    note: { type: ['string', 'null'] },
    active: { type: 'integer', enum: [0, 1] },
    choice: { enum: [1, 2] },
    remember: { type: 'boolean' },
    items: { type: 'array', items: { type: 'string' } },
    ids: { type: 'array', items: { type: 'integer' } },
    qty: { type: 'object', additionalProperties: { type: 'integer' } },
    lines: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
    banner: { type: ['object', 'string', 'null'] },
    file: { anyOf: [{ type: 'object' }, { type: 'string' }] },
    free: { type: 'object' },
    day: { type: 'string', format: 'date', wire: 'MM/DD/YYYY' },
  },
};
const decode = (query: string) => decodePairs(new URLSearchParams(query), schema);

describe('the wire decoder', () => {
  it.each([
    ['id=5', { id: 5 }],
    ['id=-5', { id: -5 }],
    ['id=5.5', { id: 5.5 }],
    ['id=', { id: null }],
    ['id=5kg', { id: '5kg' }],
    ['id=0x10', { id: '0x10' }],
    ['id=Infinity', { id: 'Infinity' }],
    ['weight=', { weight: null }],
    ['price=1000.50', { price: 1000.5 }],
    ['day=11/02/2026', { day: '2026-11-02' }],
    ['day=2026-11-02', { day: '2026-11-02' }],
    ['day=2 November', { day: '2 November' }],
    ['name=', { name: '' }],
    ['name=007', { name: '007' }],
    ['note=', { note: null }],
    ['active=1', { active: 1 }],
    ['active=true', { active: 1 }],
    ['active=N', { active: 0 }],
    ['active=active', { active: 1 }],
    ['active=y', { active: 1 }],
    ['active=yes', { active: 'yes' }],
    ['id=true', { id: 'true' }],
    ['choice=2', { choice: 2 }],
    ['remember=1', { remember: true }],
    ['remember=false', { remember: false }],
    ['remember=Y', { remember: true }],
    ['items[]=a&items[]=b', { items: ['a', 'b'] }],
    ['items[]=all', { items: ['all'] }],
    ['items=all', { items: ['all'] }],
    ['items=a&items=b', { items: ['a', 'b'] }],
    ['items=', { items: [] }],
    ['ids[]=1&ids[]=2', { ids: [1, 2] }],
    ['qty[7]=3&qty[12]=', { qty: { '7': 3, '12': null } }],
    ['qty[0]=3&qty[1]=4', { qty: { '0': 3, '1': 4 } }],
    ['lines[0][id]=4&lines[1][id]=5', { lines: [{ id: 4 }, { id: 5 }] }],
    ['lines[0][id]=4&lines[1]=&lines[2][id]=5', { lines: [{ id: 4 }, {}, { id: 5 }] }],
    ['lines=', { lines: [] }],
    ['lines[7][id]=4', { lines: { '7': { id: '4' } } }],
    ['name=a&name=b', { name: 'b' }],
    ['name[]=a', { name: ['a'] }],
    ['banner=', { banner: null }],
    ['file=', { file: '' }],
    ['free[a][b]=1', { free: { a: { b: '1' } } }],
    ['unknown=1', {}],
    ['name=a+b%26c', { name: 'a b&c' }],
  ])('reads %s as %j', (query, value) => {
    expect(decode(query)).toEqual(value);
  });

  it.each(['__proto__=1', 'free[__proto__]=1', 'free[constructor][prototype][x]=1', 'prototype=1'])(
    'refuses %s',
    (query) => {
      expect(() => decode(query)).toThrow(Refusal);
      expect(({} as Record<string, unknown>).x).toBeUndefined();
    },
  );

  it.each(['free=1&free[a]=1', 'free[a]=1&free=1', `free${'[a]'.repeat(41)}=1`])('refuses %s', (query) => {
    expect(() => decode(query)).toThrow('cannot be read');
  });

  it('refuses more values than any form has', () => {
    expect(() => decode('items[]=a&'.repeat(5001))).toThrow('too many values');
  });
});
