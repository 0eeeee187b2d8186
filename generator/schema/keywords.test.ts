import { expect, it } from 'vitest';
import { loadLanguage } from '../load/language.ts';
import { ownKeywords } from './check-data-schema.ts';

it('every own keyword of data schemas is described, and no other', () => {
  expect([...loadLanguage().keywords.keys()].sort()).toEqual([...ownKeywords].sort());
});
