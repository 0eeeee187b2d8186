import { expect, it } from 'vitest';
import type { Kind } from '../core/model.ts';
import { partOf } from '../tests/part-of.ts';
import { preloadsOf } from './preloads-plugin.ts';

type Chunk = Parameters<typeof preloadsOf>[1][number];
type Declared = Parameters<typeof preloadsOf>[0][number];

const chunk = (fileName: string, moduleIds: readonly string[], imports: readonly string[] = []) =>
  partOf<Chunk>({ fileName, moduleIds, imports, isEntry: fileName === 'entry.js' });
const screen = (id: string, route: string, kind: Kind, more: object = {}, own: object = {}) =>
  partOf<Declared>({ id, route, kind, own, screen: { kind, ...more } });

const CHUNKS = [
  chunk('entry.js', ['/p/app/main.tsx'], ['react.js']),
  chunk('react.js', ['/p/node_modules/react/index.js']),
  chunk('sign-in.js', ['/p/runtime/sign-in/login-view.tsx'], ['entry.js']),
  chunk('book.js', ['/p/generated/product/screens/book-list.ts'], ['entry.js']),
  chunk('book-forms.js', ['/p/generated/product/screens/book-edit.ts'], ['entry.js', 'book.js']),
  chunk('form.js', ['/p/runtime/kinds/form/form-screen.tsx'], ['entry.js', 'parts.js']),
  chunk('parts.js', ['/p/runtime/form/fields/field.tsx'], ['react.js', 'form.js']),
  chunk('cover.js', ['/p/custom-widgets/cover/cover.tsx'], ['react.js']),
  chunk('summary.js', ['/p/runtime/kinds/form/record-summary.tsx']),
  chunk('list.js', ['/p/runtime/kinds/list/list-screen.tsx'], ['entry.js']),
  chunk('tabs.js', ['/p/runtime/kinds/tabs/tabs-screen.tsx'], ['entry.js']),
  chunk('map.js', ['/p/generated/product/screens/map.ts']),
  chunk('map-page.js', ['/p/screens-custom/map/map-page.tsx'], ['cover.js']),
];

it('names what the sign-in and each screen need beside the entry: itself, its kind, its hand-made parts and what these import', () => {
  const screens = [
    screen('book-edit', '/book/{id}', 'form', { summary: [] }, { widgets: ['cover'] }),
    screen('book-list', '/book', 'list'),
    screen('map', '/book/map', 'custom', { component: 'map-page' }),
  ];
  expect(preloadsOf(screens, CHUNKS)).toEqual([
    { address: '^/login/?$', files: ['sign-in.js'] },
    { address: '^/book/?$', files: ['book.js', 'list.js'] },
    { address: '^/book/map/?$', files: ['map.js', 'map-page.js', 'cover.js'] },
    {
      address: '^/book/[^/]+/?$',
      files: ['book-forms.js', 'book.js', 'form.js', 'parts.js', 'cover.js', 'summary.js'],
    },
  ]);
});

it('names what the first tab shows, which the page asks for at once', () => {
  const tab = (key: string, target: string) => ({ key, target: { screen: target } });
  const screens = [
    screen('shelf', '/shelf', 'tabs', { tabs: [tab('books', 'book-list'), tab('edit', 'book-edit')] }),
    screen('book-edit', '/book/{id}', 'form'),
    screen('book-list', '/book', 'list'),
  ];
  expect(preloadsOf(screens, CHUNKS)).toContainEqual({
    address: '^/shelf/?$',
    files: ['book.js', 'list.js', 'tabs.js'],
  });
});
