import { expect, it } from 'vitest';
import { texts } from './generated/texts.ts';
import { languageOf, speak } from './say.ts';

it('says a text in the language, its places filled, and what it has no words for as it stands', async () => {
  const say = await speak(texts, 'id');
  expect(say('It stands in line {line} already.', { line: 3 })).toBe('Sudah ada di baris 3.');
  expect(
    say('{name} is still used by {count} {entity}.', { name: 'A', count: 2, entity: { text: 'products' } }),
  ).toMatch(/^A .*2 (?!products)\w+\.$/);
  expect(say('No text of ours: {line} {other}', { line: 3 })).toBe('No text of ours: 3 {other}');
  for (const language of ['en', 'xx', 'toString'])
    expect((await speak(texts, language))('Not found.')).toBe('Not found.');
});

it('says a counted text in the form for its number, also in the language of the sources', async () => {
  const files = '{removed} unused files removed.';
  const [en, ar] = [await speak(texts, 'en'), await speak(texts, 'ar')];
  expect([0, 1, 2].map((removed) => en(files, { removed }))).toEqual([
    '0 unused files removed.',
    '1 unused file removed.',
    '2 unused files removed.',
  ]);
  expect(ar(files, { removed: 2 })).toBe('تم حذف ملفين غير مستخدمين.');
});

it('hears which language a caller asks for', () => {
  expect(languageOf('id')).toBe('id');
  expect(languageOf('pt-BR,pt;q=0.9,en;q=0.8')).toBe('pt');
  for (const header of [undefined, '', '*', '; drop']) expect(languageOf(header)).toBe('en');
});
