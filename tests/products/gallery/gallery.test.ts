import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import cells from '../../../schemas/language/cells.json' with { type: 'json' };
import fields from '../../../schemas/language/fields.json' with { type: 'json' };
import { kinds } from '../../../src/runtime/kinds/index.ts';

type Declared = Record<string, unknown>;
interface Part {
  readonly options?: Readonly<Record<string, { enum?: readonly unknown[] }>>;
}

const FOLDER = join(import.meta.dirname, 'schemas');
const nodes = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.screen.json'))
  .flatMap((file) => nodesOf(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))));

/** Every object of a declaration. */
function nodesOf(value: unknown): Declared[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? inner : [value as Declared, ...inner];
}

/** What the gallery does not show of the parts of one registry: `name`, or `name.option`, or `name.option: value`. */
function missing(key: 'cell' | 'field', parts: Readonly<Record<string, Part>>): string[] {
  return Object.entries(parts).flatMap(([name, { options = {} }]) => {
    const shown = nodes.filter((node) => node[key] === name);
    if (shown.length === 0) return [name];
    const given = shown.map((node) => (node.options ?? {}) as Declared);
    return Object.entries(options).flatMap(([option, { enum: values }]) => {
      if (!values) return given.some((one) => option in one) ? [] : [`${name}.${option}`];
      const unseen = values.filter((value) => !given.some((one) => one[option] === value));
      return unseen.map((value) => `${name}.${option}: ${value}`);
    });
  });
}

it('shows every cell with each of its options, and each value of those that have a few', () => {
  expect(missing('cell', cells as Readonly<Record<string, Part>>)).toEqual([]);
});

it('shows every field with each of its options', () => {
  expect(missing('field', fields as Readonly<Record<string, Part>>)).toEqual([]);
});

it('shows every kind of screen, every part of a record and every place of an action', () => {
  const shown = new Set(nodes.map((node) => node.kind));
  expect(Object.keys(kinds).filter((kind) => !shown.has(kind))).toEqual([]);
  const grammar = JSON.parse(readFileSync('schemas/language/common.schema.json', 'utf8'));
  const places = grammar.definitions.action.properties.place.enum as string[];
  expect(places.filter((place) => !nodes.some((node) => (node.place ?? 'inline') === place))).toEqual([]);
  const parts = ['fields', 'table', 'widget', 'beside', 'below'];
  expect(parts.filter((part) => !nodes.some((node) => part in node))).toEqual([]);
});

it('shows a part of the top bar', () => {
  expect(JSON.parse(readFileSync(join(FOLDER, 'app.json'), 'utf8'))).toHaveProperty('topBar.widget');
});
