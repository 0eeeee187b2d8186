import { expect, it } from 'vitest';
import type { ComparedKind } from '../../../core/studio.ts';
import type { TestLeaf } from '../../../core/tree/condition-tree.ts';
import { ANY, beginningOf, operatorOf, testWith, valueText, valueTexts } from './test-words.ts';

const leaf: TestLeaf = { test: { field: 'a', is: 1 }, isNot: false };

it.each([
  ['is', '3', { field: 'a', is: 3 }, false],
  ['is', '"3"', { field: 'a', is: '3' }, false],
  ['not is', 'Y', { field: 'a', is: 'Y' }, true],
  ['in', ['1', 'b, c', '1'], { field: 'a', in: [1, 'b, c'] }, false],
  ['lte', '2.5', { field: 'a', lte: 2.5 }, false],
  ['not exists', '', { field: 'a', exists: false }, false],
] as const)('%s %s', (operator, typed, test, isNot) => {
  const said = testWith(leaf, 'a', operator, typed);
  expect(said).toEqual({ test, isNot });
  expect(operatorOf(said)).toBe(operator);
});

it('one of several values stays what it is when another is added', () => {
  const several: TestLeaf = { test: { field: 'a', in: ['08', '3'] }, isNot: false };
  expect(valueTexts(several.test)).toEqual(['08', '3']);
  expect(testWith(several, 'a', 'in', ['08', '3', '4']).test).toEqual({ field: 'a', in: ['08', '3', 4] });
  expect(testWith(several, 'a', 'is', valueTexts(several.test)).test).toEqual({ field: 'a', is: 8 });
});

it('a value of the account stays one', () => {
  const account: TestLeaf = { test: { field: 'a', is: { from: 'user', path: 'id' } }, isNot: false };
  expect(testWith(account, 'b', 'is', valueText(account.test)).test).toEqual({
    field: 'b',
    is: { from: 'user', path: 'id' },
  });
});

const YES_OR_NO: ComparedKind = {
  kind: 'choice',
  choices: [
    { value: true, title: 'yes' },
    { value: false, title: 'no' },
  ],
};

it.each([
  [YES_OR_NO, undefined, true],
  [{ ...ANY, kind: 'number' }, undefined, 0],
  [{ ...ANY, kind: 'date' }, '2024-05-17', '2024-05-17'],
  [{ ...ANY, kind: 'text' }, '0812', '0812'],
] as const)('a test begins with a value of its field: %j', (kind, shownValue, value) => {
  const typed = beginningOf(kind, shownValue);
  expect(testWith(leaf, 'a', 'is', typed, kind).test).toEqual({ field: 'a', is: value });
});

it('a test that something is filled compares with nothing', () => {
  const filled: TestLeaf = { test: { field: 'a', exists: true }, isNot: false };
  expect([valueText(filled.test), valueTexts(filled.test)]).toEqual(['', []]);
});
