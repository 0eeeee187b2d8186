import { expect, it } from 'vitest';
import type { MadePlace, StudioState } from '../../core/studio.ts';
import { answerCall } from './calls.ts';
import { TestStudio } from './testing.ts';

const FORM = 'schemas/book/book-add.screen.json';
const product = new TestStudio();
const ask = async (call: string, body: object) =>
  (await answerCall(product.studio, call, body)) as StudioState & { readonly made?: MadePlace };

/** The lines that the edits take away and add. */
const changedLines = ({ difference }: StudioState) =>
  difference.split('\n').filter((line) => /^[-+] /.test(line));

it('entries of a list that change places change their lines alone', { timeout: 120_000 }, async () => {
  // As the second one takes the first one's place key by key, its line would be too long in between.
  const first = { title: 'First of all what everybody wants', fields: ['title', 'lent', 'due'] };
  const title = 'And then what only a few of them want to know';
  const second = { title, folds: true, fields: ['title'] };
  const pointer = '/sections';
  await ask('edit', { operations: [{ op: 'add', file: FORM, pointer, value: [first, second] }] });
  product.studio.session.save([]);
  const operation = { op: 'move', file: FORM, pointer: `${pointer}/1`, to: `${pointer}/0` };
  const answer = await ask('edit', { operations: [operation], title: 'move Second' });
  expect(changedLines(answer)).toHaveLength(4);
  expect(answer.undo).toBe('move Second');
});

it.each([
  ['schemas/book/book.entity.json', '/fields/pages', 'sheets', { pointer: '/fields/sheets' }],
  [
    'schemas/book/book.endpoints.json',
    '/endpoints/book.report',
    'book.sum',
    { pointer: '/endpoints/book.sum' },
  ],
  [FORM, '', 'book-new', { file: 'schemas/book/book-new.screen.json' }],
])('what is renamed in %s at %s stands elsewhere', { timeout: 120_000 }, async (file, pointer, to, place) => {
  const answer = await ask('rename', { file, pointer, to });
  expect(answer.made).toEqual({ file, pointer, ...place });
});
