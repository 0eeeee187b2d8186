import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applied, apply } from '../edit/apply.ts';
import type { Operation } from '../edit/operations.ts';
import { readSources } from '../load/read-sources.ts';
import { rename, renamerOf } from './rename.ts';
import { copyOfGood } from './testing.ts';

describe('rename', { timeout: 60_000 }, () => {
  const copy = copyOfGood();
  const read = (path: string) => readFileSync(join(copy.root(), 'schemas', path), 'utf8');
  const all = () => [...readSources(copy.root()).values()].join('\n');

  it.each([
    ['book-list', 'all-books', '"book-list"'],
    ['endpoint:book.create', 'book.add', '"book.create"'],
    ['entity:author', 'writer', '"entity": "author"'],
    ['keepers', 'guardians', 'keepers'],
    ['Add book', 'A new book', '"Add book"'],
  ])('renames %s to %s everywhere, and it still compiles', async (old, wanted, gone) => {
    expect(rename(copy.project(), old, wanted)).toBe(0);
    expect(all()).not.toContain(gone);
    const { files, problems } = await copy.project().compile();
    expect([files === undefined, problems]).toEqual([false, []]);
  });

  it('says which calls take or answer other names', () => {
    rename(copy.project(), 'book.lent', 'away', true);
    const said = copy.lines().join('\n');
    expect(said).toContain('Over the wire');
    expect(said).toMatch(/ {2}GET \/api\/book\/\{id\}: answer/);
    rename(copy.project(), 'book-list', 'all-books', true);
    expect(
      copy
        .lines()
        .join('\n')
        .match(/Over the wire/g),
    ).toHaveLength(1);
  });

  it('renames the file that is called by the id', () => {
    rename(copy.project(), 'book-list', 'all-books');
    expect(existsSync(join(copy.root(), 'schemas/book/all-books.screen.json'))).toBe(true);
    expect(existsSync(join(copy.root(), 'schemas/book/book-list.screen.json'))).toBe(false);
  });

  it('renames a field with the bodies and forms that write it, and keeps its column', () => {
    expect(rename(copy.project(), 'book.lent', 'away')).toBe(0);
    const { fields } = JSON.parse(read('book/book.entity.json'));
    expect(fields.away).toMatchObject({ type: 'integer', enum: [0, 1], store: { column: 'lent' } });
    const { endpoints } = JSON.parse(read('book/book.endpoints.json'));
    const { required, properties, requiredWhen } = endpoints['book.create'].body;
    expect([required, 'away' in properties, requiredWhen.due.field]).toEqual([
      ['title', 'away'],
      true,
      'away',
    ]);
    expect(endpoints['book.toggle'].resource.toggle).toBe('lent');
    expect(Object.keys(JSON.parse(read('book/book-add.screen.json')).fields)).toContain('away');
  });

  it('renames the text of a button where its call says it, not on each screen', () => {
    expect(rename(copy.project(), 'Lend', 'Hand out')).toBe(0);
    expect(all()).not.toContain('"Lend"');
    const { row } = JSON.parse(read('book/book-list.screen.json'));
    expect(row.lend).not.toHaveProperty('label');
  });

  it('renames a field where a reason names it', () => {
    expect(rename(copy.project(), 'outline.parts', 'sections')).toBe(0);
    const { endpoints } = JSON.parse(read('outline/outline.endpoints.json'));
    expect(Object.keys(endpoints['outline.update'].differs)).toEqual(['sections.required']);
  });

  it('changes placeholders together with their translations', async () => {
    expect(rename(copy.project(), 'book.title', 'name')).toBe(0);
    expect(read('book/book.endpoints.json')).toContain('"Saved {name}."');
    expect(read('locales/id.json')).toContain('"Saved {name}."');
    expect((await copy.project().compile()).problems).toEqual([]);
  });

  it('leaves formatting and order as they are', () => {
    const before = read('book/book-list.screen.json');
    rename(copy.project(), 'book.pages', 'sheets');
    // The label that was derived from the name stays.
    const renamed = before.replace(/"pages": (\{.*) \}/, '"sheets": $1, "label": "Pages" }');
    expect(read('book/book-list.screen.json')).toBe(renamed);
  });

  it('writes out what the new name would give otherwise', () => {
    const full = () => copy.project().declared().declarations;
    const before = full()?.screens.get('book-list')?.value;
    expect(rename(copy.project(), 'book-list', 'all-books'), copy.lines().join('\n')).toBe(0);
    expect(full()?.screens.get('all-books')?.value).toEqual({ ...before, screen: 'all-books' });
    const written = { route: '/book', source: 'book.list', header: { add: { to: 'book-add' } } };
    expect(JSON.parse(read('book/all-books.screen.json'))).toMatchObject(written);
  });

  it.each([
    ['book-list', 'book-add', 'already'],
    ['book-list', 'Book List', 'not well formed'],
    ['id', 'number', 'Say which'],
    ['book.id', 'number', 'key'],
    ['nothing', 'anything', 'Nothing that can be renamed'],
    ['Please fill this.', 'Saved {title}.', 'already'],
  ])('refuses %s -> %s and writes nothing', (old, wanted, why) => {
    const before = all();
    expect(rename(copy.project(), old, wanted)).toBe(1);
    expect(copy.lines().join('\n')).toContain(why);
    expect(all()).toBe(before);
  });

  it('writes nothing when the result would not compile', () => {
    const path = join(copy.root(), 'schemas/locales/id.json');
    writeFileSync(path, read('locales/id.json'));
    const before = all();
    expect(rename(copy.project(), 'Saved {title}.', 'Saved {titel}.')).toBe(1);
    expect(copy.lines().join('\n')).toContain('would not compile');
    expect(all()).toBe(before);
  });

  it('only shows with --dry', () => {
    const before = all();
    expect(rename(copy.project(), 'book-list', 'all-books', true)).toBe(0);
    expect(copy.lines().join('\n')).toContain('schemas/book/all-books.screen.json');
    expect(all()).toBe(before);
  });
});

describe('rename in bodies of bodies', { timeout: 60_000 }, () => {
  const copy = copyOfGood('tests/products/library');
  const read = (path: string) => JSON.parse(readFileSync(join(copy.root(), 'schemas', path), 'utf8'));
  const renames = async (old: string, wanted: string) => {
    expect(rename(copy.project(), old, wanted), copy.lines().join('\n')).toBe(0);
    expect((await copy.project().compile()).problems).toEqual([]);
  };

  it('a field of rows that another entity owns: its column, and what fills it', async () => {
    await renames('order-item.price', 'cost');
    const { fields } = read('order/order-add.screen.json').fields.items;
    expect(Object.keys(fields)).toEqual(['book_id', 'qty', 'cost', 'note']);
    expect(fields.book_id.fills).toEqual({ cost: 'price' });
    const { items } = read('order/order.endpoints.json').endpoints['order.create'].body.properties;
    expect(items.items.required).toContain('cost');
  });

  it('a value of a field, with what compares it, and the migration of what is stored', () => {
    mkdirSync(join(copy.root(), 'server/store/migrations'), { recursive: true });
    expect(rename(copy.project(), 'choice:book.medium.paper', 'print'), copy.lines().join('\n')).toBe(0);
    expect(read('book/book.entity.json').fields.medium).toMatchObject({
      enum: ['print', 'audio'],
      choices: { print: 'Paper' },
    });
    expect(read('book/book-add.screen.json').fields.medium.initial).toBe('print');
    expect(read('book/book.endpoints.json').endpoints['book.list'].query.medium.enum).toEqual([
      'print',
      'audio',
    ]);
    // This one belongs to another noun.
    expect(read('keeper/keeper.entity.json').fields.medium.enum).toEqual(['paper', 'audio']);
    const sql = readFileSync(join(copy.root(), 'server/store/migrations/0001-books-print.sql'), 'utf8');
    expect(sql).toContain("update books set medium = 'print' where medium = 'paper';");
    expect(sql).toContain("check (medium in ('print', 'audio'));");
    expect(copy.lines().join('\n')).toMatch(/Over the wire[\s\S]*books?: .*answer/);
  });

  it('a value as an operation, whose undo takes the migration back', () => {
    mkdirSync(join(copy.root(), 'server/store/migrations'), { recursive: true });
    const sources = copy.project().sources();
    const renaming: Operation = { op: 'rename', kind: 'choice', from: 'book.medium.paper', to: 'print' };
    const { files, changes, undo } = applied(sources, [renaming], renamerOf(copy.project()));
    expect(changes.filter(({ file }) => file.endsWith('.sql'))).toMatchObject([
      { newText: expect.stringContaining("set medium = 'print'"), edits: [] },
    ]);
    // The tables are read again once the migration has run.
    expect(copy.project().analyse(files).problems.sorted()).toMatchObject([{ code: 'SQL-01' }]);
    expect(new Map(applied(files, undo).files)).toEqual(new Map(sources));
  });

  it('a state, with the steps from it and to it', async () => {
    await renames('choice:loan.state.lent', 'away');
    const { states, actions } = read('loan/loan.lifecycle.json');
    expect(Object.keys(states)).toEqual(['reserved', 'away', 'returned', 'lost']);
    expect([actions.lend.to, actions.return.from]).toEqual(['away', ['away']]);
  });

  it.each([
    ['choice:loan.state.gone', 'away', 'no value "gone"'],
    ['choice:loan.state.lent', 'lost', 'already'],
  ])('not %s to %s', (old, wanted, why) => {
    expect(rename(copy.project(), old, wanted)).toBe(1);
    expect(copy.lines().join('\n')).toContain(why);
  });

  it('a field that fills a column', async () => {
    await renames('book.price', 'charge');
    expect(read('order/order-add.screen.json').fields.items.fields.book_id.fills).toEqual({
      price: 'charge',
    });
  });

  it('a field that references lead through, and parts of calls', async () => {
    await renames('course.rule', 'condition');
    const [entity, endpoints] = ['entity', 'endpoints'].map((kind) =>
      JSON.stringify(read(`course/course.${kind}.json`)),
    );
    expect(entity).toContain('"#/fields/condition/properties/parts/items"');
    expect(endpoints).toContain(
      '"#/endpoints/course.create/body/properties/condition/properties/parts/items"',
    );
    expect(endpoints).toContain('"#/endpoints/course.create/body/properties/condition"');
    expect(read('course/reading-rule.widget.json').value.path).toBe('condition');
  });

  it('a call that references lead into', async () => {
    await renames('endpoint:course.create', 'course.open');
    expect(JSON.stringify(read('course/course.endpoints.json'))).not.toContain('course.create');
  });
});

describe('the operation rename', () => {
  const copy = copyOfGood();

  it('does what the command does, with other operations, and is undone with them', () => {
    const sources = copy.project().sources();
    const renaming: Operation = { op: 'rename', kind: 'screen', from: 'book-list', to: 'all-books' };
    const title: Operation = {
      op: 'set',
      file: 'schemas/book/all-books.screen.json',
      pointer: '/title',
      value: 'All books',
    };
    const { files, changes, undo } = applied(sources, [renaming, title], renamerOf(copy.project()));
    expect(changes.find(({ from }) => from)).toMatchObject({
      from: 'schemas/book/book-list.screen.json',
      file: 'schemas/book/all-books.screen.json',
      newText: expect.stringContaining('"title": "All books"'),
    });
    expect(new Map(applied(files, undo).files)).toEqual(new Map(sources));
    rename(copy.project(), 'screen:book-list', 'all-books');
    const changed = [...copy.project().sources()].filter(([path, text]) => files.get(path) !== text);
    expect(changed.map(([path]) => path)).toEqual(['schemas/book/all-books.screen.json']);
  });

  it.each([
    ['screen', 'book-lost', 'x', 'unknown-name'],
    ['screen', 'book-list', 'book-add', 'name-taken'],
    ['screen', 'book-list', 'Book List', 'name-not-possible'],
    ['field', 'book.id', 'key', 'not-renamed'],
    ['choice', 'book.medium.stone', 'clay', 'unknown-name'],
  ] as const)('refuses the %s %s as %s by the name %s', (kind, from, to, code) => {
    const outcome = apply(
      copy.project().sources(),
      [{ op: 'rename', kind, from, to }],
      renamerOf(copy.project()),
    );
    expect(outcome).toMatchObject({ refusal: { code } });
  });
});
