import { expect, it } from 'vitest';
import {
  addPart,
  changePart,
  emptyGroup,
  type Group,
  inWords,
  movePart,
  nameOf,
  removePart,
} from './reading-rule.ts';

const rule: Group = { match: 'all', parts: [{ book: 1 }, { match: 'any', parts: [{ book: 2 }, {}] }] };

it('a part is added, changed and taken away at its path', () => {
  expect(addPart(rule, [1], { book: 3 }).parts[1]?.parts).toEqual([{ book: 2 }, {}, { book: 3 }]);
  expect(changePart(rule, [1, 1], { book: 9 }).parts[1]?.parts).toEqual([{ book: 2 }, { book: 9 }]);
  expect(removePart(rule, [1, 0]).parts[1]?.parts).toEqual([{}]);
  expect(removePart(rule, [1])).toEqual({ match: 'all', parts: [{ book: 1 }] });
  expect(addPart(rule, [0], {})).toBe(rule);
});

it('a part moves among its siblings and no further', () => {
  expect(movePart(rule, [1], -1).parts[0]).toEqual(rule.parts[1]);
  expect(movePart(rule, [0], -1)).toEqual(rule);
});

it('a path is named as messages name it, and a rule reads as a sentence', () => {
  expect(nameOf([1, 0], 'book')).toBe('parts.1.parts.0.book');
  const words = { all: 'all of', any: 'any of', nothing: '…', title: (book: number) => `#${book}` };
  expect(inWords(rule, words)).toBe('all of (#1, any of (#2, …))');
  expect(inWords(emptyGroup, words)).toBe('all of (…)');
});
