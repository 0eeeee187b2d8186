import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applied, apply, inOrder } from './apply.ts';
import type { Operation } from './operations.ts';
import { writeChanges } from './write-changes.ts';

const PATH = 'schemas/book/book-list.screen.json';
const LIST = `{
  "screen": "book-list",
  "columns": {
    "title": "Title",
    "shelf": { "label": "Shelf", "cell": "link", "to": "shelf-detail", "options": { "digits": 2 } },

    "due": {
      "label": "Due"
    }
  },
  "roles": ["a", "b"],
  "tabs": [
    { "label": "All of the books that were ever bought", "when": { "field": "lent", "is": 0 } },
    { "label": "Lent" }
  ]
}
`;

type Part<T> = T extends Operation ? Omit<T, 'file'> : never;

/** The text after operations on one file. */
function textAfter(text: string, ...operations: Part<Operation>[]): string {
  const onFile = operations.map((operation) => ({ file: PATH, ...operation }) as Operation);
  return applied(new Map([[PATH, text]]), onFile).files.get(PATH) ?? '';
}

/** The lines that operations take away (-) and add (+). */
function difference(...operations: Part<Operation>[]): string[] {
  const [old, now] = [LIST.split('\n'), textAfter(LIST, ...operations).split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

describe('an operation', () => {
  it('adds a key before another, or as the last', () => {
    expect(difference({ op: 'add', pointer: '/columns/isbn', value: 'ISBN', before: 'shelf' })).toEqual([
      '+    "isbn": "ISBN",',
    ]);
    expect(textAfter(LIST, { op: 'add', pointer: '/columns/isbn', value: {} })).toContain(
      '"label": "Due"\n    },\n    "isbn": {}\n  },',
    );
  });

  it('adds an entry at an index, and what is in a line stays there while it fits', () => {
    expect(difference({ op: 'add', pointer: '/roles/1', value: 'c' })).toEqual([
      '-  "roles": ["a", "b"],',
      '+  "roles": ["a", "c", "b"],',
    ]);
    expect(textAfter(LIST, { op: 'add', pointer: '/roles/-', value: 'c' })).toContain('["a", "b", "c"]');
  });

  it('breaks a line that gets too long, and keeps what is beside it', () => {
    expect(difference({ op: 'add', pointer: '/columns/shelf/priority', value: 1 }).slice(1)).toEqual([
      '+    "shelf": {',
      '+      "label": "Shelf",',
      '+      "cell": "link",',
      '+      "to": "shelf-detail",',
      '+      "options": { "digits": 2 },',
      '+      "priority": 1',
      '+    },',
    ]);
  });

  it('joins a list that fits on a line again', () => {
    const text = textAfter(LIST, { op: 'remove', pointer: '/tabs/0' });
    expect(text).toContain('  "tabs": [{ "label": "Lent" }]\n}');
  });

  it('changes of a value what differs', () => {
    const value = { label: 'Shelf', cell: 'link', to: 'shelf-page', options: { digits: 2 } };
    expect(difference({ op: 'set', pointer: '/columns/shelf', value })).toHaveLength(2);
    const { changes } = applied(new Map([[PATH, LIST]]), [
      { op: 'set', file: PATH, pointer: '/columns/shelf', value },
    ]);
    expect(changes[0]?.edits).toEqual([
      { offset: LIST.indexOf('"shelf-detail"'), length: 14, text: '"shelf-page"' },
    ]);
    expect(difference({ op: 'set', pointer: '/title', value: 'Books' })).toContain('+  "title": "Books"');
  });

  it('moves a key with its lines, and an entry to where it stands afterwards', () => {
    const moved = textAfter(LIST, { op: 'move', pointer: '/columns/due', before: 'title' });
    expect(moved).toContain(
      '"columns": {\n    "due": {\n      "label": "Due"\n    },\n    "title": "Title",\n',
    );
    expect(textAfter(LIST, { op: 'move', pointer: '/roles/0', to: '/roles/1' })).toContain('["b", "a"]');
  });

  it('moves between places and files, renames a key where it stands, and copies', () => {
    expect(difference({ op: 'move', pointer: '/columns/title', to: '/columns/name' })).toEqual([
      '-    "title": "Title",',
      '+    "name": "Title",',
    ]);
    expect(difference({ op: 'rename-key', pointer: '/columns/title', to: 'name' })).toEqual([
      '-    "title": "Title",',
      '+    "name": "Title",',
    ]);
    expect(difference({ op: 'duplicate', pointer: '/columns/title', to: '/columns/name' })).toEqual([
      '+    "name": "Title",',
    ]);
    const other = 'schemas/book/other.screen.json';
    const { files } = applied(
      new Map([
        [PATH, LIST],
        [other, '{}\n'],
      ]),
      [{ op: 'move', file: PATH, pointer: '/columns/due', to: '/due', toFile: other }],
    );
    expect(files.get(other)).toBe('{\n  "due": {\n    "label": "Due"\n  }\n}\n');
  });

  it('ends new lines as the file does', () => {
    const text = textAfter('{\r\n  "a": 1\r\n}\r\n', { op: 'add', pointer: '/b', value: [LIST] });
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(text.match(/\r\n/g)).toHaveLength(6);
  });

  it('adds, moves, copies and removes files', () => {
    const [a, b] = ['schemas/a.screen.json', 'schemas/b.screen.json'];
    const { files, changes, undo } = applied(new Map([[PATH, LIST]]), [
      { op: 'add', file: a, pointer: '', value: { screen: 'a' } },
      { op: 'duplicate', file: a, pointer: '', toFile: b },
      { op: 'remove', file: a, pointer: '' },
      { op: 'move', file: PATH, pointer: '', toFile: a },
      { op: 'set', file: a, pointer: '/screen', value: 'a' },
    ]);
    expect([...files.keys()].sort()).toEqual([a, b]);
    expect(files.get(b)).toBe('{\n  "screen": "a"\n}\n');
    expect(changes.map(({ file, from, edits }) => [file, from, edits.length])).toEqual([
      [a, PATH, 1],
      [b, undefined, 0],
    ]);
    expect([...applied(files, undo).files]).toEqual([[PATH, LIST]]);
  });
});

describe('a refusal', () => {
  const code = (...operations: unknown[]) => {
    const outcome = apply(
      new Map([
        [PATH, LIST],
        ['schemas/c.json', '{ // no\n}'],
      ]),
      operations as Operation[],
    );
    return 'refusal' in outcome ? outcome.refusal.code : 'done';
  };
  const at = (pointer: string) => ({ file: PATH, pointer });

  it.each([
    ['no-file', { op: 'remove', file: 'schemas/x.json', pointer: '/a' }],
    ['no-declaration', { op: 'add', file: 'schemas/../package.json', pointer: '', value: {} }],
    ['no-declaration', { op: 'set', file: 'schemas/language/app.schema.json', pointer: '', value: {} }],
    ['file-exists', { op: 'add', ...at(''), value: {} }],
    ['file-exists', { op: 'move', ...at(''), toFile: 'schemas/c.json' }],
    ['not-json', { op: 'set', file: 'schemas/c.json', pointer: '/a', value: 1 }],
    ['not-json', { op: 'text', file: PATH, offset: 0, oldText: '{', newText: '[' }],
    ['doubled-key', { op: 'text', file: PATH, offset: 0, oldText: '{', newText: '{"roles": 1,' }],
    ['no-such-place', { op: 'remove', ...at('/columns/tile') }],
    ['no-such-place', { op: 'remove', ...at('/roles/2') }],
    ['no-such-place', { op: 'set', ...at('/row/edit'), value: 1 }],
    ['no-such-place', { op: 'add', ...at('/columns/x'), value: 1, before: 'y' }],
    ['no-such-place', { op: 'add', ...at('/screen/x'), value: 1 }],
    ['no-such-place', { op: 'remove', ...at('columns') }],
    ['key-exists', { op: 'add', ...at('/columns/due'), value: 1 }],
    ['key-exists', { op: 'rename-key', ...at('/columns/due'), to: 'title' }],
    ['no-value', { op: 'set', ...at('/title') }],
    ['no-destination', { op: 'move', ...at('/columns'), to: '/columns/due/x' }],
    ['no-destination', { op: 'move', ...at('/roles/0') }],
    ['no-destination', { op: 'duplicate', ...at('') }],
    ['changed-since', { op: 'text', file: PATH, offset: 1, oldText: '{', newText: '' }],
    ['not-possible', { op: 'rename', kind: 'screen', from: 'book-list', to: 'x' }],
  ])('has the name %s: %j', (name, operation) => {
    expect(code(operation)).toBe(name);
  });

  it('is of all operations or none, and says what may be meant', () => {
    const set = { op: 'set', ...at('/title'), value: 'x' };
    const outcome = apply(new Map([[PATH, LIST]]), [
      set,
      { op: 'remove', ...at('/columns/tile') },
    ] as Operation[]);
    expect(outcome).toEqual({
      refusal: {
        code: 'no-such-place',
        message: '/columns has no "tile". Did you mean "title"?',
        file: PATH,
        pointer: '/columns/tile',
      },
    });
  });
});

it('operations that mean the files as they are touch no places of each other', () => {
  const operations: Operation[] = [
    { op: 'move', file: PATH, pointer: '', toFile: 'schemas/a.json' },
    { op: 'rename-key', file: PATH, pointer: '/columns', to: 'shown' },
    { op: 'rename-key', file: PATH, pointer: '/columns/due', to: 'back' },
    { op: 'set', file: PATH, pointer: '/columns/due/label', value: 'Back' },
    { op: 'set', file: PATH, pointer: '/columns/due/label', value: 'Back' },
  ];
  const { files } = applied(new Map([[PATH, LIST]]), inOrder(operations));
  expect(JSON.parse(files.get('schemas/a.json') ?? '').shown.back).toEqual({ label: 'Back' });
});

it('writes changes on disk, unless a file is not what it was', () => {
  const root = mkdtempSync(join(tmpdir(), 'edit-'));
  try {
    const first = applied(new Map(), [{ op: 'add', file: PATH, pointer: '', value: { a: 1 } }]);
    writeChanges(root, first.changes);
    expect(() => writeChanges(root, first.changes)).toThrow('exists already');
    const second = applied(first.files, [
      { op: 'set', file: PATH, pointer: '/a', value: 2 },
      { op: 'move', file: PATH, pointer: '', toFile: 'schemas/b.json' },
    ]);
    writeFileSync(join(root, PATH), '{}');
    expect(() => writeChanges(root, second.changes)).toThrow('changed meanwhile');
    expect(readFileSync(join(root, PATH), 'utf8')).toBe('{}');
    writeFileSync(join(root, PATH), first.files.get(PATH) ?? '');
    writeChanges(root, second.changes);
    expect(readFileSync(join(root, 'schemas/b.json'), 'utf8')).toBe('{\n  "a": 2\n}\n');
    expect(() => readFileSync(join(root, PATH))).toThrow();
  } finally {
    rmSync(root, { recursive: true });
  }
});
