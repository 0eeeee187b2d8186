import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NodeView, StudioState } from '../../core/studio.ts';
import { answerCall } from './calls.ts';
import { asObject } from './node-form.ts';
import { TestStudio } from './testing.ts';

const LIST = 'schemas/book/book-list.screen.json';
const FORM = 'schemas/book/book-add.screen.json';
const ENTITY = 'schemas/book/book.entity.json';
const product = new TestStudio();
const { root } = product;

const onDisk = (file = LIST) => readFileSync(join(root, file), 'utf8');
const now = (file = LIST) => product.studio.session.sources().get(file) ?? '';
const replace = (file: string, from: string, to: string) => {
  expect(onDisk(file)).toContain(from);
  writeFileSync(join(root, file), onDisk(file).replace(from, to));
};

type Answer = Partial<StudioState> & {
  readonly refusal?: { readonly code: string; readonly message: string };
  readonly asks?: readonly string[];
  readonly saved?: readonly string[];
};
const ask = async (call: string, body: object = {}) =>
  (await answerCall(product.studio, call, body)) as Answer;
const nodeAt = async (file: string, pointer: string) =>
  (await answerCall(product.studio, 'node', { file, pointer })) as NodeView;
const newProblems = (answer: Answer) =>
  (answer.problems ?? []).filter(({ isNew, severity }) => isNew && severity !== 'warning');

describe('a change', { timeout: 60_000 }, () => {
  it('stands over the disk until it is saved, and is undone byte for byte', async () => {
    const before = onDisk();
    const answer = await ask('change', {
      file: LIST,
      pointer: '/columns/title',
      value: { label: 'Heading' },
    });
    expect(answer.difference).toMatch(/^\+ {4}"title": "Heading",$/m);
    expect([onDisk(), now() === before]).toEqual([before, false]);
    const undone = await ask('undo');
    expect([now(), undone.difference, undone.redo]).toEqual([before, '', 'change columns / title']);
    expect((await ask('redo')).difference).toBe(answer.difference);
  });

  it('says what comes by default no longer: the file is as short as it was', async () => {
    await ask('change', { file: LIST, pointer: '/columns/title', value: { label: 'Title' } });
    expect(now()).toBe(onDisk());
  });

  it('shortens what it changes and nothing beside it: a longer form that stood there stays', async () => {
    const calls = 'schemas/book/book.endpoints.json';
    replace(calls, '"export": true,', '"export": true,\n      "roles": "staff",');
    const long = onDisk(calls);
    const answer = await ask('change', {
      file: calls,
      pointer: '/endpoints/book.list/query/lent',
      value: { type: 'number' },
    });
    expect(answer.refusal).toBeUndefined();
    const changed = now(calls)
      .split('\n')
      .filter((line) => !long.split('\n').includes(line));
    expect(changed).toEqual([
      '      "query": { "lent": { "type": "number", "enum": [0, 1] }, "size": { "extension": true } },',
    ]);
  });

  it('that is taken back by hand leaves no trace, also of the lines that it needed', async () => {
    const said = { call: 'book.toggle' };
    const label = 'A label that is so long that the action needs a line for each of its keys';
    await ask('change', { file: LIST, pointer: '/row/lend', value: { ...said, label } });
    expect(now()).toMatch(/"lend": \{\n/);
    await ask('change', { file: LIST, pointer: '/row/lend', value: said });
    expect(now()).toBe(onDisk());
  });

  it('that does not compile stays in the studio, with its problem at the node and a way to mend it', async () => {
    const before = onDisk();
    const operation = { op: 'set', file: LIST, pointer: '/row/lend/call', value: 'book.togle' };
    const answer = await ask('edit', { operations: [operation] });
    const [problem] = newProblems(answer);
    expect(problem).toMatchObject({ code: 'REF-02', file: LIST, pointer: '/row/lend/call' });
    const refused = await ask('save');
    expect(refused.refusal?.message).toContain('Did you mean "book.toggle"?');
    expect(onDisk()).toBe(before);
    const mended = await ask('edit', { operations: problem?.fix?.operations ?? [] });
    expect([newProblems(mended), now()]).toEqual([[], before]);
  });

  it('that no validator can be made of is not saved either', async () => {
    const name = { type: 'array', items: [{ type: 'string' }] };
    const body = { type: 'object', properties: { name } };
    const call = {
      method: 'POST',
      path: '/api/bad',
      roles: 'staff',
      answer: { envelope: 'alert' },
      unused: 'Bad.',
      body,
    };
    const file = 'schemas/bad.endpoints.json';
    const operation = { op: 'add', file, pointer: '', value: { endpoints: { 'bad.create': call } } };
    await ask('edit', { operations: [operation] });
    expect((await ask('save')).refusal?.code).toBe('does-not-compile');
    expect(existsSync(join(root, file))).toBe(false);
  });

  it('is saved when a new text has its translation', async () => {
    await ask('change', { file: LIST, pointer: '/columns/title', value: { label: 'Heading' } });
    expect(await ask('save')).toEqual({ asks: ['Heading'] });
    expect(onDisk()).not.toContain('Heading');
    const { saved } = await ask('save', { translations: { Heading: 'Kepala' } });
    expect(saved).toEqual([LIST, 'schemas/locales/id.json']);
    expect(onDisk('schemas/locales/id.json')).toContain('"Heading": "Kepala"');
    expect((await ask('undo')).difference).toContain('-    "title": "Heading",');
  });

  it('is refused where it leads out of the declarations', async () => {
    for (const file of ['schemas/../x.json', 'schemas/language/common.schema.json', 'package.json']) {
      const operation = { op: 'add', file, pointer: '', value: {} };
      expect((await ask('edit', { operations: [operation] })).refusal?.code).toBe('no-declaration');
    }
  });

  it('of a name is one everywhere; what is removed says who uses it, and takes it along', async () => {
    const file = 'schemas/book/book.endpoints.json';
    const renamed = await ask('rename', { file: ENTITY, pointer: '/fields/pages', to: 'sheets' });
    expect(renamed.refusal).toBeUndefined();
    expect([now(ENTITY), now()].every((text) => text.includes('"sheets"'))).toBe(true);
    await ask('undo');
    const uses = (await answerCall(product.studio, 'uses', {
      file: ENTITY,
      pointer: '/fields/pages',
    })) as object[];
    expect(uses).toContainEqual({ noun: 'field', name: 'book.pages', file: LIST, pointer: '/columns/pages' });
    await ask('remove', { file: LIST, pointer: '/columns/pages' });
    expect([now().includes('pages'), now(file)]).toEqual([false, onDisk(file)]);
  });
});

describe('what an editor writes meanwhile', { timeout: 60_000 }, () => {
  beforeEach(() => ask('change', { file: LIST, pointer: '/columns/title', value: { label: 'Heading' } }));

  it('is merged where it touches other lines, also into what can be taken back', async () => {
    replace(LIST, '"Lend {count}?"', '"Lend {count} of them?"');
    const answer = await ask('state');
    expect(answer.conflicts).toEqual([]);
    expect(now()).toMatch(/"title": "Heading".*"Lend \{count\} of them\?"/s);
    await ask('undo');
    expect(now()).toBe(onDisk());
  });

  it.each([
    ['mine', 'Heading'],
    ['disk', 'Name'],
  ] as const)('is asked about where it touches the same: %s', async (choice, label) => {
    replace(LIST, '"title": {}', '"title": "Name"');
    expect((await ask('state')).conflicts).toEqual([{ file: LIST }]);
    expect((await ask('save')).refusal?.message ?? (await ask('state')).conflicts).toBeTruthy();
    expect(onDisk()).toContain('"title": "Name"');
    const settled = await ask('settle', { file: LIST, choice });
    expect([settled.conflicts, now().includes(`"title": "${label}"`)]).toEqual([[], true]);
  });
});

describe('the form of a node', { timeout: 60_000 }, () => {
  it('offers what fits: cells of the value, names of the call, what comes by default', async () => {
    const { schema, uiSchema, parts, shownTexts } = await nodeAt(LIST, '/columns/pages');
    const { cell } = schema.properties as Record<string, { oneOf: { const: string; title: string }[] }>;
    const titles = cell?.oneOf.map(({ title }) => title);
    expect(titles).toContain("number: A number in the product's locale");
    expect(titles?.join()).not.toContain('image');
    expect(uiSchema).toMatchObject({
      label: { 'ui:placeholder': 'by default: Pages' },
      width: { 'ui:placeholder': expect.stringContaining('px') },
    });
    expect(parts.map(({ key, isWritten }) => [key, isWritten])).toContainEqual(['options', true]);
    expect(shownTexts[0]).toMatchObject({ key: 'label', text: 'Pages', translations: { id: 'Halaman' } });
    const { compared } = await nodeAt(LIST, '/row/lend/when');
    expect(compared?.lent?.choices).toEqual([
      { value: 0, title: 'No (0)' },
      { value: 1, title: 'Lent (1)' },
    ]);
    const { schema: ofList } = await nodeAt(LIST, '');
    expect(Object(ofList.properties).roles.oneOf).toContainEqual({
      const: 'staff',
      title: 'staff (Helper, Librarian)',
    });
    const { additions } = await nodeAt(LIST, '/columns');
    expect(additions.map(({ key }) => key)).toContain('author.id');
    const filters = { op: 'set', file: LIST, pointer: '/filters', value: {} };
    await ask('edit', { operations: [filters] });
    const offered = (await nodeAt(LIST, '/filters')).additions;
    expect(offered).toEqual([{ key: 'lent', description: '', empty: { field: 'select' } }]);
  });

  it('shows the question that is asked now, and what a number must not pass', async () => {
    const question = async (pointer: string) =>
      Object((await nodeAt(LIST, pointer)).uiSchema.confirm)['ui:placeholder'];
    expect(await question('/bulk/delete')).toBe('by default: Delete the selected rows ({count})?');
    await ask('edit', { operations: [{ op: 'remove', file: LIST, pointer: '/row/delete/confirm' }] });
    expect(await question('/row/delete')).toBe('by default: Delete {title}?');
    const { schema } = await nodeAt(LIST, '/columns/pages');
    expect(Object(schema.properties).width).toMatchObject({ type: 'integer', minimum: 24, maximum: 800 });
  });

  it('shows the value of a node that could be an object as well, and begins what can only be one as one', async () => {
    const list = '/endpoints/book.list';
    const node = (pointer: string) => nodeAt('schemas/book/book.endpoints.json', pointer);
    expect(await node(`${list}/resource/where/lent`)).toMatchObject({ isPlain: true, value: '$query.lent' });
    const [where, query] = [await node(`${list}/resource/where`), await node(`${list}/query`)];
    expect([where.empty, query.empty]).toEqual(['', {}]);
  });

  it('begins a filter so that it compiles, of whatever type its parameter is', async () => {
    const file = 'schemas/book/book.endpoints.json';
    const number = { type: 'integer', maximum: 9999, extension: true };
    const lent = { type: 'integer', enum: [0, 1] };
    const title = { type: 'string', extension: true };
    const query = { lent, author_id: number, pages: number, title, size: { extension: true } };
    const names = ['lent', 'author_id', 'pages', 'title'];
    const where = Object.fromEntries(names.map((name) => [name, `$query.${name}`]));
    const call = '/endpoints/book.list';
    const answer = await ask('edit', {
      operations: [
        { op: 'set', file, pointer: `${call}/query`, value: query },
        { op: 'set', file, pointer: `${call}/resource`, value: { do: 'list', where } },
      ],
    });
    expect(newProblems(answer)).toEqual([]);
    const { additions } = await nodeAt(LIST, '/filters');
    const operations = additions.map(({ key, empty }) => ({
      op: 'add',
      file: LIST,
      pointer: `/filters/${key}`,
      value: empty,
    }));
    const codes = newProblems(await ask('edit', { operations })).map(({ code }) => code);
    expect(codes).toEqual(['TXT-01']);
    expect(Object.fromEntries(additions.map(({ key, empty }) => [key, empty]))).toEqual({
      author_id: { field: 'picker', source: 'book.authors', options: { value: 'id', label: 'name' } },
      pages: { field: 'select', choices: { 1: '1' } },
      title: { field: 'text' },
    });
  });

  it('says what a hand-made part is given, and where it is written', async () => {
    mkdirSync(join(root, 'src/app'), { recursive: true });
    const shelves = `export const handMade = { screens: { 'shelf-map': () => import('../shelves/shelf-map.tsx') } };`;
    writeFileSync(join(root, 'src/app/hand-made.ts'), shelves);
    const { handMade, parts } = await nodeAt('schemas/book/book-detail.screen.json', '/main/2');
    expect(handMade).toMatchObject({
      name: 'loan-history',
      props: [{ name: 'book', given: '$row.id' }, { name: 'most' }],
    });
    expect([handMade?.file, parts.map(({ key }) => key)]).toEqual([
      undefined,
      expect.arrayContaining(['props']),
    ]);
    const map = await nodeAt('schemas/book/book-shelves.screen.json', '');
    expect(map.handMade?.file).toBe('src/shelves/shelf-map.tsx');
    expect((await nodeAt(LIST, '/columns/title')).handMade).toBeUndefined();
  });

  it('reads a short form in the words of the long one', () => {
    expect(asObject('Revision', 'Revision')).toEqual({ label: 'Revision' });
    expect(asObject(2, { label: 'Revision', priority: 2 })).toEqual({ priority: 2 });
    expect(asObject('book.list', { call: 'book.list' })).toEqual({ call: 'book.list' });
  });

  it('is that of one value where the grammar lets it be no more', async () => {
    const { isPlain, schema, value } = await nodeAt(LIST, '/row/lend/call');
    expect([isPlain, schema.type, value]).toEqual([true, 'string', 'book.toggle']);
  });
});

it('the difference is what git prints', async () => {
  const files = [LIST, ENTITY, 'schemas/book/new.cell.json'];
  await ask('edit', {
    operations: [
      { op: 'set', file: LIST, pointer: '/title', value: 'Volumes' },
      { op: 'remove', file: LIST, pointer: '/bulk/delete' },
      { op: 'remove', file: ENTITY, pointer: '' },
      { op: 'add', file: files[2], pointer: '', value: { description: 'x' } },
    ],
  });
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });
  git('init', '-q');
  git('add', 'schemas');
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    if (now(file) === '') rmSync(join(root, file));
    else writeFileSync(join(root, file), now(file));
  }
  git('add', '-N', 'schemas/book/new.cell.json');
  const printed = git('-c', 'core.abbrev=7', 'diff', '--no-color', '--no-renames', '--patience');
  const heads = (text: string) =>
    text.replace(/^(index .*|@@ .* @@)(.*)$\n/gm, '$1\n').replace(/^index .*\n/gm, '');
  expect(product.studio.difference()).toBe(heads(printed));
});

describe('what narrows a call', { timeout: 60_000 }, () => {
  const CALLS = 'schemas/book/book.endpoints.json';
  const additionsAt = async (pointer: string) => (await nodeAt(CALLS, pointer)).additions;

  it('is offered by the fields of the noun, as a parameter and as a condition', async () => {
    expect(await additionsAt('/endpoints/book.list/query')).toContainEqual({
      key: 'author_id',
      description: 'By the field "author".',
      empty: { type: 'integer', extension: true },
    });
    expect(await additionsAt('/endpoints/book.list/resource/where')).toContainEqual({
      key: 'title',
      description: 'By the field "title".',
      empty: '$query.title',
    });
    expect(await additionsAt('/endpoints/book.create/body/properties')).not.toContainEqual(
      expect.objectContaining({ description: 'By the field "title".' }),
    );
  });

  it('a parameter that narrows nothing is mended by a button', async () => {
    const operation = {
      op: 'add',
      file: CALLS,
      pointer: '/endpoints/book.list/query/author_id',
      value: { type: 'integer' },
    };
    const [problem] = newProblems(await ask('edit', { operations: [operation] }));
    expect(problem).toMatchObject({ code: 'RES-11', fix: { title: 'Use it in "where"' } });
    const mended = await ask('edit', { operations: problem?.fix?.operations });
    expect(newProblems(mended)).toEqual([]);
    expect(now(CALLS)).toContain('"where": { "lent": "$query.lent", "author_id": "$query.author_id" }');
  });

  it('a condition begins as one that compiles, of another field than its own', async () => {
    const add = async (file: string, holder: string) => {
      const { parts } = await nodeAt(file, holder);
      const value = parts.find(({ key }) => key === 'when')?.empty;
      return ask('edit', { operations: [{ op: 'add', file, pointer: `${holder}/when`, value }] });
    };
    expect(newProblems(await add(LIST, '/row/edit'))).toEqual([]);
    expect(now()).toContain('"when": { "field": "lent", "is": 0 }');
    expect(newProblems(await add(FORM, '/fields/cover'))).toEqual([]);
    expect(now(FORM)).toContain('"when": { "field": "lent", "is": 0 }');
  });

  it('what the body always asks for is asked for only while it is shown, by a button', async () => {
    const required = {
      op: 'set',
      file: CALLS,
      pointer: '/endpoints/book.create/body/required',
      value: ['title', 'lent', 'due'],
    };
    const none = { op: 'remove', file: CALLS, pointer: '/endpoints/book.create/body/requiredWhen' };
    const [problem] = newProblems(await ask('edit', { operations: [none, required] }));
    expect(problem).toMatchObject({ code: 'CND-06', fix: { title: 'Ask for "due" only while it is shown' } });
    expect(newProblems(await ask('edit', { operations: problem?.fix?.operations }))).toEqual([]);
    expect(now(CALLS)).toBe(onDisk(CALLS));
  });

  it('no button takes away what the row itself needs', async () => {
    const when = { field: 'lent', is: 1 };
    const operation = { op: 'set', file: FORM, pointer: '/fields/title', value: { when } };
    const [problem] = newProblems(await ask('edit', { operations: [operation] }));
    expect([problem?.code, problem?.fix]).toEqual(['CND-06', undefined]);
  });

  it('a number that is that of a record says where its name stands', async () => {
    await ask('change', { file: LIST, pointer: '/row/edit', value: {} });
    const operation = {
      op: 'add',
      file: LIST,
      pointer: '/row/edit/when',
      value: { field: 'author_id', is: 1 },
    };
    await ask('edit', { operations: [operation] });
    const { compared } = await nodeAt(LIST, '/row/edit/when');
    expect(compared?.author_id).toEqual({
      kind: 'number',
      choices: [],
      records: { path: '/api/book/authors', value: 'id', label: 'name' },
      title: 'Author',
    });
  });

  it('a new column says what comes by default', async () => {
    const operation = { op: 'add', file: LIST, pointer: '/columns/due', value: {} };
    await ask('edit', { operations: [operation] });
    const { uiSchema } = await nodeAt(LIST, '/columns/due');
    expect(uiSchema.label).toEqual({ 'ui:placeholder': 'by default: Due' });
    expect(uiSchema.cell).toEqual({ 'ui:placeholder': 'by default: text' });
  });
});
