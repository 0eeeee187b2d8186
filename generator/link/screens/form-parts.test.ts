import { expect, it } from 'vitest';
import type { FormScreen } from '../../../core/model.ts';
import { SNAPSHOT } from '../../../core/snapshot.ts';
import { compileSources, withOverlay } from '../../testing.ts';

const text = { type: 'string' };
const call = {
  method: 'POST',
  path: '/boxes',
  roles: 'staff',
  answer: { envelope: 'alert', item: null },
  body: { type: 'object', properties: { name: text, note: text, city: text } },
};
const form = (screen: string, more: object) => ({
  screen,
  kind: 'form',
  route: `/${screen}`,
  title: 'Books',
  roles: 'staff',
  unused: 'a test',
  // biome-ignore lint/suspicious/noThenProperty: a keyword of the language
  submit: { call: 'box.create', label: 'Save', then: 'back' },
  ...more,
});

it('a form extends several: the later goes before the earlier, its own before both; null drops', {
  timeout: 60_000,
}, async () => {
  const files = {
    'schemas/box.endpoints.json': { endpoints: { 'box.create': call } },
    'schemas/box-name.screen.json': form('box-name', {
      fields: { name: { label: 'Title' }, note: { label: 'Note' } },
      cancel: { label: 'Cancel' },
    }),
    'schemas/box-place.screen.json': form('box-place', {
      fields: { note: { label: 'Loans' }, city: { label: 'Books' } },
    }),
    'schemas/box-both.screen.json': form('box-both', {
      extends: ['box-name', 'box-place'],
      fields: { name: null, city: { label: 'Author' } },
      cancel: null,
    }),
  };
  const overlay = Object.entries(files).map(([path, file]) => [path, JSON.stringify(file)] as const);
  const { product, problems } = await compileSources(withOverlay(new Map([...overlay, [SNAPSHOT, '']])));
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const both = product?.screens.find(({ id }) => id === 'box-both')?.screen as FormScreen | undefined;
  expect(both?.fields.map(({ name, label }) => [name, label])).toEqual([
    ['note', 'Loans'],
    ['city', 'Author'],
  ]);
  expect(both?.cancel).toBeUndefined();
});
