import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newScreen } from './new-screen.ts';
import { copyOfGood } from './testing.ts';

describe('new-screen', { timeout: 60_000 }, () => {
  const copy = copyOfGood();

  it('writes list, forms and endpoints that compile, and says what comes next', async () => {
    expect([copy.lines(), await newScreen(copy.project(), 'copy')][1]).toBe(0);
    expect(copy.lines().filter((line) => line.endsWith('.json'))).toHaveLength(4);
    expect(copy.lines().join('\n')).toContain('"screen": "copy-list"');
    const { files } = await copy.project().compile();
    expect(files?.has('src/generated/product/screens/copy-edit.ts')).toBe(true);
  });

  it('asks for one of a few values by their names, and for on or off by a switch', async () => {
    const file = join(copy.root(), 'schemas/crate/crate.entity.json');
    mkdirSync(dirname(file), { recursive: true });
    const fields = {
      id: { type: 'integer' },
      kind: { type: 'string', enum: ['own', 'rented'] },
      active: { type: 'integer', enum: [0, 1] },
    };
    writeFileSync(file, JSON.stringify({ entity: 'crate', table: 'crates', label: 'kind', fields }));
    expect(await newScreen(copy.project(), 'crate'), copy.lines().join('\n')).toBe(0);
    const added = readFileSync(join(copy.root(), 'schemas/crate/crate-add.screen.json'), 'utf8');
    expect(JSON.parse(added).fields).toEqual({
      kind: { label: 'Kind', choices: { own: 'Own', rented: 'Rented' } },
      active: { label: 'Active', field: 'switch' },
    });
  });

  it.each([
    ['book', 'exists already'],
    ['nothing', 'no entity "nothing"'],
  ])('refuses %s and writes nothing', async (noun, why) => {
    const before = copy.project().sources();
    expect(await newScreen(copy.project(), noun)).toBe(1);
    expect(copy.lines().join('\n')).toContain(why);
    expect(copy.project().sources()).toEqual(before);
  });
});
