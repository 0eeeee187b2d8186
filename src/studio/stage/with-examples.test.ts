import { expect, it } from 'vitest';
import { exampleAt, withFields } from './with-examples.ts';

const example = (path: string) => ({ path, fields: {} });

it('a call is found by its path', () => {
  const examples = [example('/api/book/{id}'), example('/api/book/authors')];
  expect(exampleAt(examples, '/api/book/authors')?.path).toBe('/api/book/authors');
  expect(exampleAt(examples, '/api/book/7')?.path).toBe('/api/book/{id}');
  expect(exampleAt(examples, '/api/book/7/copies')).toBeUndefined();
});

it.each([
  [{ data: { data: [{ id: 1 }], total: 1 } }, { data: { data: [{ note: 'x', id: 1 }], total: 1 } }],
  [
    { data: [{ id: 1, note: 'own' }], meta: {} },
    { data: [{ id: 1, note: 'own' }], meta: {} },
  ],
  [{ data: { id: 1 } }, { data: { note: 'x', id: 1 } }],
  [{ message: 'No.' }, { message: 'No.' }],
])('%j has an example where it lacks a field', (answer, shown) => {
  expect(withFields(answer, { note: 'x' })).toEqual(shown);
});
