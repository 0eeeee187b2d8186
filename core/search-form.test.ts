import { expect, it } from 'vitest';
import { searchForm } from './search-form.ts';

it.each([
  ['Kopi Café', 'kopi cafe'],
  ['CAFE\u0301', 'cafe'],
  [' kopi \t café\n', 'kopi cafe'],
  ['Ｋｏｐｉ\u00a0№ ５', 'kopi no 5'],
  ['ca\u200bfe\ufeff', 'cafe'],
  ['İstanbul ﬁsh Ñ', 'istanbul fish n'],
  ['100 %_\\', '100 %_\\'],
])('%j is searched as %j', (text, form) => expect(searchForm(text)).toBe(form));
