import { describe, expect, it } from 'vitest';
import { copyOfGood } from './testing.ts';
import { where } from './where.ts';

describe('where', { timeout: 60_000 }, () => {
  const copy = copyOfGood();

  it('names the declaration and every use of a field, with its place', () => {
    expect(where(copy.project(), 'author.name')).toBe(0);
    expect(copy.lines()[0]).toBe('field author.name');
    expect(copy.lines()[1]).toMatch(
      /^ {2}declared {2}schemas\/author\/author\.entity\.json:\d+:\d+ {2}#\/fields\/name$/,
    );
    expect(copy.lines().some((line) => line.includes('#/fields/author/store/fields/1'))).toBe(true);
  });

  it.each([
    ['endpoint:book.list', '#/endpoints/book.create/invalidates/0  by default'],
    ['screen:book-list', '#/navigation/0/screen'],
    ['entity:author', '#/endpoints/book.authors/resource/entity'],
    ['roles:keepers', '#/endpoints/book.delete/roles'],
    ['field:lent', '#/endpoints/book.toggle/resource/toggle'],
    ['text:Please fill this.', '#/endpoints/book.create/body/messages/required'],
    ['property:book.create.due', '#/endpoints/book.create/body/properties/due'],
  ])('finds %s', (name, at) => {
    expect(where(copy.project(), name)).toBe(0);
    expect(copy.lines().filter((line) => line.endsWith(at))).toHaveLength(1);
  });

  it('gives the nearest names and fails when nothing has that name', () => {
    expect(where(copy.project(), 'book-lst')).toBe(1);
    expect(copy.lines()).toContain('  screen book-list');
  });
});
