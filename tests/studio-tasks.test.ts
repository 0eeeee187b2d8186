import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { NodeView, SheetView, StudioState } from '../core/studio.ts';
import { unformatted } from '../generator/edit/testing-formatter.ts';
import { repository } from '../generator/load/language.ts';
import { Project } from '../generator/project.ts';
import { answerCall } from '../generator/studio/calls.ts';
import { translating } from '../generator/studio/nodes.ts';
import { Studio } from '../generator/studio/studio.ts';
import { shortening } from '../generator/tools/shorten-files.ts';

/** What somebody who knows no JSON does in the studio, step by step, beside the difference that a developer would write. */
type Step = readonly ['add' | 'change' | 'new', file: string, pointer: string, value?: unknown];

const LEVELS = 'schemas/level/level-list.screen.json';
const BRANDS = 'schemas/brand/brand-list.screen.json';
const USERS = 'schemas/user/user-list.screen.json';
const PRODUCT = 'schemas/product/product-add.screen.json';

const TASKS: Readonly<Record<string, readonly Step[]>> = {
  column: [
    ['add', LEVELS, '/columns/start_xp'],
    ['change', LEVELS, '/columns/start_xp', { label: 'From', cell: 'money' }],
    ['change', LEVELS, '/columns/start_xp', { label: 'From', cell: 'money', priority: 2 }],
  ],
  filter: [
    ['add', BRANDS, '/filters'],
    ['add', BRANDS, '/filters/active'],
    ['change', BRANDS, '/filters/active', { field: 'select' }],
    ['add', BRANDS, '/filters/active/choices'],
    ['add', BRANDS, '/filters/active/choices/0'],
    ['change', BRANDS, '/filters/active/choices/0', { label: 'Inactive' }],
    ['add', BRANDS, '/filters/active/choices/1'],
    ['change', BRANDS, '/filters/active/choices/1', { label: 'Active' }],
  ],
  // What the calls do not take yet.
  'new-filter': [
    ['new', LEVELS, 'filter', { field: 'active' }],
    ['new', USERS, 'filter', { field: 'city', label: 'Town' }],
  ],
  'shown-only': [
    ['add', PRODUCT, '/fields/video_url/when'],
    ['change', PRODUCT, '/fields/video_url/when', { field: 'brand_id' }],
    ['change', PRODUCT, '/fields/video_url/when', { field: 'brand_id', is: 3 }],
  ],
  confirm: [['change', LEVELS, '/row/activate/confirm', { text: 'Offer the level {title} to shops?' }]],
};

/** The translations that saving asks for. */
const TRANSLATIONS: Readonly<Record<string, string>> = {
  From: 'Mulai dari',
  'Offer the level {title} to shops?': 'Tawarkan level {title} ke toko?',
  'Add new Supplier': 'Tambah Pemasok',
  'Add the first one.': 'Tambahkan yang pertama.',
  'Discount (%)': 'Diskon (%)',
  'Edit Supplier': 'Ubah Pemasok',
  'No suppliers yet': 'Belum ada pemasok',
  Since: 'Sejak',
  'Supplier Detail': 'Detail Pemasok',
  'Supplier {name} deleted.': 'Pemasok {name} dihapus.',
  'Supplier {name} saved.': 'Pemasok {name} disimpan.',
  Suppliers: 'Pemasok',
  Town: 'Kota',
};

const studio = new Studio(new Project(repository));
const call = (name: string, body: object = {}) => answerCall(studio, name, body);

/** As the page does: a key begins with what the pane offers, and stands where the grammar has it. */
async function add(file: string, pointer: string): Promise<unknown> {
  const [, holder = '', key = ''] = /^(.*)\/([^/]+)$/.exec(pointer) ?? [];
  const { parts, order, empty, value } = (await call('node', { file, pointer: holder })) as NodeView;
  const part = parts.find((candidate) => candidate.key === key);
  const isWritten = (name: string) =>
    parts.some((candidate) => candidate.key === name && candidate.isWritten) || name in Object(value);
  const before = part && order.slice(order.indexOf(key) + 1).find(isWritten);
  const operation = {
    op: 'add',
    file,
    pointer,
    value: part ? part.empty : empty,
    ...(before ? { before } : {}),
  };
  return call('edit', { operations: [operation] });
}

/** Which texts stand around a new one follows from their order. */
const withoutNeighbours = (difference: string) => difference.replace(/^(@@| .*)\n/gm, '');

/**
 * Without what moves with every text and migration that is added: numbers of lines, that of the migration, and the tables, which
 * are compared with those of a database elsewhere.
 */
const withoutPlaces = (difference: string) =>
  difference
    .replace(/^@@ .*? @@/gm, '@@')
    .replace(/\b\d{4}-suppliers/g, '0000-suppliers')
    .replace(/^diff --git a\/schemas\/locales[\s\S]*?(?=^diff|$(?![\s\S]))/gm, withoutNeighbours)
    .replace(/^diff --git a\/server\/store\/tables\.json[\s\S]*?(?=^diff|$(?![\s\S]))/m, '');

const does: Readonly<Record<Step[0], (file: string, pointer: string, value: unknown) => Promise<unknown>>> = {
  add,
  change: (file, pointer, value) => call('change', { file, pointer, value }),
  new: (file, what, said) => call('new', { what, value: { file, ...Object(said) } }),
};

it.each(Object.entries(TASKS))(
  '%s: the difference is the one that a developer would write',
  async (name, steps) => {
    await call('discard');
    for (const [op, file, pointer, value] of steps) {
      const answer = await does[op](file, pointer, value);
      expect(answer).not.toHaveProperty('refusal');
    }
    await expectDifference(name);
  },
  120_000,
);

it('a noun from a spreadsheet: the difference is the one that a developer would write', async () => {
  await call('discard');
  const bytes = readFileSync(`${import.meta.dirname}/studio-tasks/suppliers.csv`).toString('base64');
  const { columns, misfits } = (await call('sheet', { value: { bytes } })) as SheetView;
  expect(misfits).toEqual([]);
  const value = { name: 'supplier', roles: 'catalogue', rows: 'demo', bytes, columns };
  expect(await call('new', { what: 'sheet', value })).not.toHaveProperty('refusal');
  await expectDifference('noun');
}, 120_000);

/** What the formatter leaves as it is, and `npm run shorten` but for what was longer before. */
function expectAsByHand(): void {
  const changed = studio.session
    .changes()
    .filter(({ file }) => file.startsWith('schemas/'))
    .flatMap(({ file, newText }) => (newText === undefined ? [] : [{ file, newText }]));
  expect(changed).not.toEqual([]);
  expect(unformatted(changed.map(({ newText }) => newText))).toBe('');
  const files = changed.map(({ file }) => file);
  const { session } = studio;
  expect(shortening(session.sources(), (path) => files.includes(path), session.disk)).toEqual([]);
}

/** Translates what is new, and compares with the difference that stands beside the steps. */
async function expectDifference(name: string): Promise<void> {
  // As saving does once it has asked.
  for (const text of await studio.untranslated())
    studio.session.amend([translating(studio, 'id', text, TRANSLATIONS[text] ?? '')]);
  expectAsByHand();
  const { problems, difference } = (await call('state')) as StudioState;
  expect(problems.filter(({ isNew, severity }) => isNew && severity !== 'warning')).toEqual([]);
  const expected = readFileSync(`${import.meta.dirname}/studio-tasks/${name}.diff`, 'utf8');
  expect(withoutPlaces(difference)).toBe(withoutPlaces(expected));
}
