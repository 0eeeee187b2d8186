import i18next from 'i18next';
import { afterAll, expect, it } from 'vitest';
import { t } from './t.ts';

afterAll(() => i18next.changeLanguage('cimode'));

it('translates the values that are texts themselves, and leaves the others', async () => {
  const used = '{name} is still used by {count} {entity}.';
  const params = { name: 'Rak', count: 2, entity: { text: 'loans' }, author: { name: 'Ana' } };
  expect(t(used, params)).toBe('Rak is still used by 2 loans.');
  await i18next.init({ lng: 'id', keySeparator: false, nsSeparator: false, resources: {} });
  i18next.addResourceBundle('id', 'translation', {
    loans: 'pinjaman',
    [used]: '{name} masih dipakai oleh {count} {entity}.',
  });
  expect(t(used, params)).toBe('Rak masih dipakai oleh 2 pinjaman.');
  expect(t('{author.name}', params)).toBe('Ana');
});

it('follows a change of the language with every text, also with those asked for before', async () => {
  await i18next.init({ lng: 'id', keySeparator: false, nsSeparator: false, resources: {} });
  i18next.addResourceBundle('id', 'translation', { loans: 'pinjaman' });
  expect(t('loans')).toBe('pinjaman');
  await i18next.changeLanguage('nl');
  expect(t('loans')).toBe('loans');
  await i18next.changeLanguage('id');
  expect(t('loans')).toBe('pinjaman');
});
