import { expect, it } from 'vitest';
import type { NamedPlace, NodeView, StudioState } from '../../core/studio.ts';
import { answerCall } from './calls.ts';
import { removing } from './removal.ts';
import { TestStudio } from './testing.ts';

const CALLS = 'schemas/book/book.endpoints.json';
const ENTITY = 'schemas/book/book.entity.json';
const LIST = 'schemas/book/book-list.screen.json';
type Answer = StudioState & { readonly refusal?: { readonly message: string } };
const product = new TestStudio();
const callOf = (id: string) =>
  JSON.parse(product.studio.session.sources().get(CALLS) ?? '').endpoints[id] as Record<string, unknown>;
const ask = async <Answer = StudioState>(call: string, body: object) =>
  (await answerCall(product.studio, call, body)) as Answer;

it('of a list of names the removed one alone goes along', { timeout: 60_000 }, async () => {
  const pointer = '/endpoints/book.get/answer';
  const others = ['cover', 'lent', 'due', 'author', 'author_id', 'copies', 'age'];
  const value = { item: ['id', 'title', 'pages', ...others] };
  await ask('edit', { operations: [{ op: 'add', file: CALLS, pointer, value }] });
  const place = { file: ENTITY, pointer: '/fields/pages' };
  const uses = await ask<NamedPlace[]>('uses', place);
  expect(uses).toContainEqual(expect.objectContaining({ file: CALLS, pointer: `${pointer}/item/2` }));
  await ask('remove', { ...place, along: true });
  expect(callOf('book.get').answer).toEqual({ item: ['id', 'title', ...others] });
});

it('what writes the field goes along: the property of a body, and the field of its form', async () => {
  const made = {
    entity: 'book',
    name: 'isbn',
    type: 'text',
    required: true,
    rows: '-',
    shown: ['list', 'form'],
  };
  await ask('new', { what: 'field', value: made });
  const place = { file: ENTITY, pointer: '/fields/isbn' };
  const pointers = (await ask<NamedPlace[]>('uses', place)).map(({ pointer }) => pointer);
  expect(pointers).toEqual(
    expect.arrayContaining([
      '/fields/isbn',
      '/columns/isbn',
      expect.stringMatching(/^.endpoints.book.create.body.required.\d$/),
    ]),
  );
  const { problems } = await ask('remove', { ...place, along: true, drop: true });
  const wrong = problems.filter(({ isNew, severity }) => isNew && severity !== 'warning');
  expect(wrong.map(({ code, text }) => `${code} ${text}`)).toEqual([]);
});

it('what says more than the removed name stays', () => {
  const use = { noun: 'field', name: 'book.title', file: 'a.json' };
  const along = [
    { ...use, pointer: '/record', stays: true },
    { ...use, pointer: '/columns/title' },
  ];
  expect(removing(ENTITY, '/fields/title', along).map((operation) => Object(operation).pointer)).toEqual([
    '/fields/title',
    '/columns/title',
  ]);
});

it('the column of a removed field stays, unless a migration is asked for that drops it', async () => {
  const pointer = '/fields/pages';
  expect((await ask<NodeView>('node', { file: ENTITY, pointer })).column).toBe('books.pages');
  expect((await ask<NodeView>('node', { file: LIST, pointer: '/columns/pages' })).column).toBeUndefined();
  const left = await ask<Answer>('remove', { file: ENTITY, pointer, along: true });
  expect([left.refusal, left.difference?.includes('drop column')]).toEqual([undefined, false]);
  await ask('undo', {});
  const dropped = await ask<Answer>('remove', { file: ENTITY, pointer, along: true, drop: true });
  expect(dropped.difference).toContain('+-- contract\n+alter table books drop column pages;');
  expect(product.studio.session.sources().get('server/store/tables.json')).not.toContain('"pages"');
  const refused = await ask<Answer>('remove', { file: LIST, pointer: '/columns/title', drop: true });
  expect(refused.refusal?.message).toBe('This has no column in the database.');
});
