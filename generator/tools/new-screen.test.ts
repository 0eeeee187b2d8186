import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newEndpoints } from './new-endpoints.ts';
import { newScreen } from './new-screen.ts';
import { copyOfGood } from './testing.ts';

describe('new-screen', { timeout: 60_000 }, () => {
  const copy = copyOfGood();

  it('writes list, forms and endpoints that compile, and says what comes next', async () => {
    expect([copy.lines(), await newScreen(copy.project(), 'copy', 'keepers')][1]).toBe(0);
    expect(copy.lines().filter((line) => line.endsWith('.json'))).toHaveLength(4);
    expect(copy.lines().join('\n')).toContain('"screen": "copy-list"');
    // Where the product's other lists and calls stand.
    const { product } = copy.project().analyse();
    expect(product?.declarations.screens.get('copy-list')?.value.route).toBe('/copy');
    expect(product?.declarations.endpoints.get('copy.list')?.value.path).toBe('/api/copy');
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
      size: { type: 'string', enum: ['s', 'l'], choices: { s: 'Small', l: 'Large' } },
    };
    writeFileSync(file, JSON.stringify({ entity: 'crate', table: 'crates', label: 'kind', fields }));
    expect(await newScreen(copy.project(), 'crate', 'staff'), copy.lines().join('\n')).toBe(0);
    const added = readFileSync(join(copy.root(), 'schemas/crate/crate-add.screen.json'), 'utf8');
    expect(JSON.parse(added).fields).toEqual({
      kind: { label: 'Kind', choices: { own: 'Own', rented: 'Rented' } },
      active: { label: 'Active', field: 'switch' },
      size: { label: 'Size' },
    });
  });

  it('asks who may use them when the noun has no endpoints, and takes whom its endpoints name', async () => {
    expect(await newScreen(copy.project(), 'copy')).toBe(1);
    expect(copy.lines().join('\n')).toMatch(
      /"copy" has no endpoints yet: say with --roles .*Role sets: staff, keepers/,
    );
    const entity = copy.project().analyse().product?.declarations.entities.get('copy');
    if (!entity) throw new Error('The good product has no entity "copy".');
    const list = newEndpoints(entity.value, 'copy', 'keepers', '/api')['copy.list'];
    const file = join(copy.root(), `${dirname(entity.place.file.path)}/copy.endpoints.json`);
    writeFileSync(file, JSON.stringify({ endpoints: { 'copy.list': list } }));
    expect(await newScreen(copy.project(), 'copy'), copy.lines().join('\n')).toBe(0);
    const screen = readFileSync(join(dirname(file), 'copy-list.screen.json'), 'utf8');
    expect(JSON.parse(screen).roles).toBe('keepers');
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
