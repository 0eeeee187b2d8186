import { describe, expect, it } from 'vitest';
import { kindOf, type ProductFile } from '../load/load-product.ts';
import { isObject } from '../schema/json-schema.ts';
import { shorten, withoutNewDefaults } from './shorten.ts';
import { edit, entity, expand, files, full, list, shelf } from './testing.ts';

describe('a product written in full', () => {
  it('keeps a given value instead of the default', () => {
    const said = {
      ...list,
      title: 'Shelf',
      roles: 'owners',
      columns: { title: { label: 'Name', cell: 'link' } },
    };
    expect(full('book-list.screen', { 'schemas/book/book-list.screen.json': said })).toMatchObject(
      said && {
        title: 'Shelf',
        roles: 'owners',
        columns: { title: { label: 'Name', cell: 'link' } },
      },
    );
  });

  it('stays the same when expanded again, so both forms can be mixed', () => {
    const long = Object.fromEntries(expand().map(({ file }) => [file.path, file.value]));
    const again = expand(long);
    for (const { file } of again)
      if (file.path !== 'schemas/app.json') expect(file.value).toEqual(long[file.path]);
  });

  it('reuses the expanded file until something it reads changes', () => {
    const [before, after] = [expand(), expand()];
    expect(after.map(({ file }) => file)).toEqual(before.map(({ file }) => file));
    for (const [index, { file }] of after.entries()) expect(file).toBe(before[index]?.file);
    const renamed = expand({ 'schemas/book/shelf.entity.json': { ...shelf, label: 'id' } });
    const at = (path: string) => renamed.findIndex(({ file }) => file.path.endsWith(path));
    expect(renamed[at('book-add.screen.json')]?.file).not.toBe(before[at('book-add.screen.json')]?.file);
    expect(renamed[at('book-list.screen.json')]?.file.value).toEqual(
      before[at('book-list.screen.json')]?.file.value,
    );
  });
});

describe('shortening', () => {
  const drafts = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).flatMap(([path, value]) => {
      const kind = kindOf(path);
      return kind ? [{ kind, path, value }] : [];
    });

  it('turns the full form back into the short one', () => {
    const long = Object.fromEntries(expand().map(({ file }) => [file.path, file.value]));
    const short = shorten(drafts(long), () => true);
    const by = (path: string) => short.find((one) => one.path === `schemas/book/${path}.json`)?.value;
    expect(by('book-list.screen')).toEqual(list);
    expect(by('book-edit.screen')).toEqual(edit);
    expect(by('book.entity')).toEqual(entity);
  });

  it('keeps what the language asks for, though it comes by default', () => {
    const long = Object.fromEntries(expand().map(({ file }) => [file.path, file.value]));
    const asksForTitle = ({ kind, file }: ProductFile) =>
      kind !== 'screen' || (isObject(file.value) && 'title' in file.value);
    const short = shorten(drafts(long), () => true, asksForTitle);
    const found = short.find(({ path }) => path === 'schemas/book/book-list.screen.json')?.value;
    expect(found).toEqual({ ...list, title: 'Book' });
  });

  it('writes null for what was left out before defaults existed', () => {
    const value = {
      ...list,
      search: undefined,
      header: { add: { label: 'Add', to: 'book-add' } },
      row: undefined,
    };
    const old = JSON.parse(JSON.stringify({ ...value, columns: { title: 'Title', due: 'Due' } })) as unknown;
    const [silent] = withoutNewDefaults(
      drafts({ ...files, 'schemas/book/book-list.screen.json': old }),
    ).filter(({ path }) => path.endsWith('book-list.screen.json'));
    expect(silent?.value).toMatchObject({ search: null, header: { add: { icon: null, place: 'inline' } } });
  });
});
