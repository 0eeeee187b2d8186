import { afterEach, expect, it } from 'vitest';
import { askedView, keepInAddress, recordIn } from './address.ts';

const declared = {
  languages: [
    { code: 'en', name: 'English' },
    { code: 'id', name: 'Bahasa Indonesia' },
  ],
  roles: [{ id: 2, name: 'Admin' }],
};
const begun = location.href;
afterEach(() => history.replaceState(null, '', begun));

it('a studio that is loaded again shows the same, and what its address says wrong comes by default', () => {
  history.replaceState(null, '', '/studio?page=/books&language=id');
  expect(askedView(declared)).toMatchObject({ role: undefined, language: 'id', width: 1280 });
  const chosen = { file: 'a.json', pointer: '/columns/name' };
  keepInAddress(
    { ...askedView(declared), role: 2, width: 390, mode: 'dark' },
    { page: '/books?page=2', record: '7', chosen },
  );
  expect(askedView(declared)).toMatchObject({ role: 2, language: 'id', width: 390, mode: 'dark' });
  const said = Object.fromEntries(new URLSearchParams(location.search));
  expect(said).toMatchObject({ page: '/books?page=2', record: '7', file: 'a.json', part: '/columns/name' });
  history.replaceState(null, '', '/studio?language=xx&role=9&width=7');
  expect(askedView(declared)).toMatchObject({ role: undefined, language: 'en', width: 1280 });
});

it.each([
  ['/dashboard/book/edit/{id}', '/dashboard/book/edit/7?page=2', '7'],
  ['/dashboard/book/{id}/copies', '/dashboard/book/a%20b/copies', 'a b'],
  ['/dashboard/book', '/dashboard/book', undefined],
])('the record of %s in %s is %s', (route, page, record) => expect(recordIn(route, page)).toBe(record));
