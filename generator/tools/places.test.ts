import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { casesFolder, compileSources, withOverlay } from '../testing.ts';
import { placesOf, placesOfMenu } from './places.ts';

async function placesIn(id: string) {
  const { product } = await compileSources(withOverlay(new Map()));
  const screen = product?.screens.find((one) => one.id === id);
  if (!screen) throw new Error(`There is no screen "${id}".`);
  return placesOf(screen);
}

/** The text at `file:line:column`. */
function textAt(place: string | undefined): string {
  const [file = '', line = '0', column = '0'] = place?.split(':') ?? [];
  const text = readFileSync(`${casesFolder}/good/${file}`, 'utf8').split('\n')[Number(line) - 1] ?? '';
  return text.slice(Number(column) - 1);
}

describe('places of a screen', { timeout: 60_000 }, () => {
  it('lead from every column, action and filter to its key, and from the screen to its title', async () => {
    const places = await placesIn('book-list');
    expect(textAt(places[''])).toMatch(/^"title": "Books"/);
    expect(textAt(places['columns.1'])).toMatch(/^"author.name"/);
    expect(textAt(places['header.0'])).toMatch(/^"add"/);
    expect(textAt(places['row.1'])).toMatch(/^"lend"/);
    expect(textAt(places['filters.0'])).toMatch(/^"lent"/);
  });

  it('lead from a taken over field to the form that declares it', async () => {
    const places = await placesIn('book-edit');
    expect(places['fields.0']).toMatch(/book-add\.screen\.json:\d+:\d+$/);
    expect(textAt(places.submit)).toMatch(/^"submit"/);
    expect(textAt(places['sections.0'])).toMatch(/^\{ "title": "Books"/);
  });

  it('lead from what a detail shows to its line', async () => {
    const found = Object.keys(await placesIn('book-detail'));
    expect(found).toEqual(expect.arrayContaining(['main.0', 'main.0.fields.0', 'heading.badges.0']));
  });

  it('lead from a tab and from a tile to their lines', async () => {
    const [tabs, hub] = [await placesIn('shelf-tabs'), await placesIn('book-hub')];
    expect(Object.keys(tabs)).toContain('tabs.0');
    expect(Object.keys(hub)).toContain('tiles.0');
  });

  it('lead from the links of the menu to their entries', async () => {
    const { product } = await compileSources(withOverlay(new Map()));
    const places = product ? placesOfMenu(product) : {};
    expect(Object.keys(places)).toEqual(['book-list', 'loan-list']);
    expect(places['book-list']).toMatch(/^schemas\/app\.json:23:/);
  });
});
