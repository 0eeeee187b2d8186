import { expect, it } from 'vitest';
import { readOperations } from './read-operations.ts';
import { Refused } from './refused.ts';

const place = { file: 'schemas/a.json', pointer: '/a' };

/** The sentence of the refusal; undefined: it is an operation. */
function refusal(json: unknown): string | undefined {
  try {
    readOperations(json);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    expect(error.refusal.code).toBe('no-operation');
    return error.message;
  }
}

it.each([
  { op: 'add', ...place, value: null, before: 'b' },
  { op: 'set', ...place, value: [1] },
  { op: 'remove', ...place },
  { op: 'move', ...place, to: '/b' },
  { op: 'duplicate', ...place, toFile: 'schemas/b.json' },
  { op: 'rename-key', ...place, to: 'b' },
  { op: 'rename', kind: 'screen', from: 'a', to: 'b' },
  { op: 'text', file: 'schemas/a.json', offset: 0, oldText: null, newText: '' },
])('takes $op', (operation) => {
  expect(readOperations([operation])).toEqual([operation]);
});

it.each([
  ['Operations are a list.', {}],
  ['Operation 1 is no object.', [null]],
  ['Operation 1: there is no "op" "sett". Did you mean "set"?', [{ op: 'sett' }]],
  ['Operation 1: there is no "op" "toString".', [{ op: 'toString' }]],
  [
    'Operation 2 (remove) takes no "pointr". Did you mean "pointer"?',
    [
      { op: 'remove', ...place },
      { op: 'remove', pointr: '/a' },
    ],
  ],
  ['Operation 1 (remove) needs "pointer": a text.', [{ op: 'remove', file: 'schemas/a.json' }]],
  ['Operation 1 (set) needs "value": any JSON.', [{ op: 'set', ...place }]],
  [
    'Operation 1 (text) needs "offset": a number of characters.',
    [{ op: 'text', file: 'a', offset: -1, oldText: '', newText: '' }],
  ],
  [
    'Operation 1 (rename) needs "kind": one of screen, endpoint, entity, field, choice, roles, text.',
    [{ op: 'rename', kind: 'widget', from: 'a', to: 'b' }],
  ],
])('refuses: %s', (message, json) => {
  expect(refusal(json)).toBe(message);
});
