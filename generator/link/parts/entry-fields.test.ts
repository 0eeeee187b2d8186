import { expect, it } from 'vitest';
import type { FormScreen } from '../../../core/model.ts';
import { SNAPSHOT } from '../../../core/snapshot.ts';
import { compileSources, withOverlay } from '../../testing.ts';

const text = { type: 'string' };
const lent = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      name: text,
      note: { ...text, extension: true },
      place: { type: 'object', properties: { city: { ...text, extension: true } } },
    },
  },
};
const columns = { name: 'Name', note: 'Note', 'place.city': 'City' };
const fields = Object.fromEntries(Object.entries(columns).map(([name, label]) => [name, { label }]));

it.each(['repeater', 'line-items'])(
  'a property that a server may lack is one in an entry of %s, too',
  {
    timeout: 60_000,
  },
  async (field) => {
    const files = {
      'schemas/box.endpoints.json': {
        endpoints: {
          'box.create': {
            method: 'POST',
            path: '/boxes',
            roles: 'staff',
            answer: { envelope: 'alert', item: null },
            body: { type: 'object', properties: { people: lent } },
          },
        },
      },
      'schemas/box-add.screen.json': {
        screen: 'box-add',
        kind: 'form',
        route: '/boxes',
        title: 'Books',
        roles: 'staff',
        unused: 'a test',
        fields: { people: { label: 'Books', field, fields } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of the language
        submit: { call: 'box.create', label: 'Save', then: 'back' },
      },
    };
    const overlay = Object.entries(files).map(([path, file]) => [path, JSON.stringify(file)] as const);
    const { product, problems } = await compileSources(withOverlay(new Map([...overlay, [SNAPSHOT, '']])));
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const form = product?.screens.find(({ id }) => id === 'box-add')?.screen as FormScreen | undefined;
    expect(form?.fields[0]?.fields?.map(({ name, extension }) => [name, extension])).toEqual([
      ['name', undefined],
      ['note', 'box.create.people.note'],
      ['place.city', 'box.create.people.place.city'],
    ]);
  },
);
