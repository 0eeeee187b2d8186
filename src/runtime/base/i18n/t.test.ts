import i18next from 'i18next';
import { afterAll, expect, it } from 'vitest';
import { initTexts, t } from './t.ts';

// Other test files of the worker share this i18next instance.
afterAll(() => i18next.changeLanguage('en'));

it('translates the values that are texts themselves, and leaves the others', async () => {
  const used = '{name} is still used by {count} {entity}.';
  const params = { name: 'Rak', count: 2, entity: { text: 'loans' }, author: { name: 'Ana' } };
  expect(t(used, params)).toBe('Rak is still used by 2 loans.');
  initTexts('en');
  await i18next.changeLanguage('id');
  i18next.addResourceBundle('id', 'translation', {
    loans: 'pinjaman',
    [used]: '{name} masih dipakai oleh {count} {entity}.',
  });
  expect(t(used, params)).toBe('Rak masih dipakai oleh 2 pinjaman.');
  expect(t('{author.name}', params)).toBe('Ana');
  const result = { text: '{count} done.' };
  expect(t('{result} {refused} refused.', { ...params, refused: 6, result })).toBe('2 done. 6 refused.');
});

it('follows a change of the language with every text, also with those asked for before', async () => {
  initTexts('en');
  await i18next.changeLanguage('id');
  i18next.addResourceBundle('id', 'translation', { loans: 'pinjaman' });
  expect(t('loans')).toBe('pinjaman');
  await i18next.changeLanguage('nl');
  expect(t('loans')).toBe('loans');
  await i18next.changeLanguage('id');
  expect(t('loans')).toBe('pinjaman');
});

it('tells the meanings of a text apart, and shows its words where there is no translation', async () => {
  initTexts('en');
  expect([t('No'), t('No|row number'), t('No|row number', {})]).toEqual(['No', 'No', 'No']);
  await i18next.changeLanguage('id');
  i18next.addResourceBundle('id', 'translation', { No: 'Tidak', 'No|row number': 'No.' });
  expect([t('No'), t('No|row number'), t('No|row number', {})]).toEqual(['Tidak', 'No.', 'No.']);
});

it('fills names and dotted paths, and leaves nothing behind for a missing value', () => {
  expect(t('{name} ({author.name})?', { name: 'Tea', author: { name: 'B' } })).toBe('Tea (B)?');
  expect(t('{a}-{b}-{c}', { b: null, c: 0 })).toBe('--0');
});

it('takes values literally, and leaves a text without values alone', () => {
  expect(t('{a} {b}', { a: '$& {b} $t(loans) <b>', b: '&' })).toBe('$& {b} $t(loans) <b> &');
  expect(t('{a}')).toBe('{a}');
});

it('keeps a value in its own direction where the sentence runs the other way', async () => {
  await i18next.changeLanguage('ar');
  expect(t('{size} {none}.', { size: '720 x 480', none: null })).toBe('\u2068720 x 480\u2069 .');
});
