import { describe, expect, it } from 'vitest';
import { allowed, cases, dice } from '../tests/property.ts';
import { formatProblems } from './diagnostics/problems.ts';
import { LinkMemory } from './link/product/link-memory.ts';
import type { Sources } from './load/load-product.ts';
import { Project } from './project.ts';
import { cache, casesFolder, compileSources, withOverlay } from './testing.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface Slot {
  readonly holder: Record<string, Json>;
  readonly key: string;
}

/** Every value inside, with the object or list that contains it. */
function slotsOf(value: Json): Slot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, Json>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...slotsOf(holder[key] ?? null)]);
}

type Edit = (sources: Map<string, string>, roll: (below: number) => number) => void;

function pick<T>(list: readonly T[], roll: (below: number) => number): T {
  const found = list[roll(list.length)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}

function editFile(
  change: (slots: Slot[], roll: (below: number) => number) => void,
  isMeant = (path: string) => path.startsWith('schemas/'),
): Edit {
  return (sources, roll) => {
    // The tables come from a database and are not edited by hand.
    const declared = [...sources.keys()].filter(isMeant);
    const path = pick(declared, roll);
    const value = JSON.parse(sources.get(path) ?? '') as Json;
    const slots = slotsOf(value);
    if (slots.length > 0) change(slots, roll);
    sources.set(path, JSON.stringify(value));
  };
}

const edits: Record<string, Edit> = {
  'a text': editFile((slots, roll) => {
    const texts = slots.filter(({ key }) => ['label', 'title', 'text', 'message', 'help'].includes(key));
    if (texts.length === 0) return;
    const { holder, key } = pick(texts, roll);
    if (typeof holder[key] === 'string') holder[key] = `${holder[key]} ${roll(10)}`;
  }),
  'a value for another of the same file': editFile((slots, roll) => {
    const [one, other] = [pick(slots, roll), pick(slots, roll)];
    one.holder[one.key] = structuredClone(other.holder[other.key] ?? null);
  }),
  'a word of app.json': editFile(
    (slots, roll) => {
      const { holder, key } = pick(slots, roll);
      if (typeof holder[key] === 'string') holder[key] = pick(['Yes', 'keepers', 'staff', 'book-list'], roll);
      else if (Array.isArray(holder[key])) holder[key] = holder[key].toReversed();
    },
    (path) => path === 'schemas/app.json',
  ),
  'a word of a call': editFile(
    (slots, roll) => {
      const words = slots.filter(({ key }) =>
        ['roles', 'answer', 'path', 'entity', 'summary', 'when'].includes(key),
      );
      const [one, other] = [pick(words, roll), pick(words, roll)];
      if (one.key === other.key) one.holder[one.key] = other.holder[other.key] ?? null;
      else if (one.key === 'summary') one.holder.summary = `Says ${roll(10)}.`;
    },
    (path) => path.endsWith('.endpoints.json'),
  ),
  'calls in another order': (sources, roll) => {
    const path = pick(
      [...sources.keys()].filter((name) => name.endsWith('.endpoints.json')),
      roll,
    );
    const { endpoints, ...rest } = JSON.parse(sources.get(path) ?? '') as { endpoints: Record<string, Json> };
    const turned = Object.fromEntries(Object.entries(endpoints).toReversed());
    sources.set(path, JSON.stringify({ ...rest, endpoints: turned }, null, 1 + roll(3)));
  },
  'a key taken out': editFile((slots, roll) => {
    const { holder, key } = pick(slots, roll);
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  }),
  'a file deleted': (sources, roll) => void sources.delete(pick([...sources.keys()], roll)),
  'an id renamed everywhere': (sources, roll) => {
    const id = pick(
      ['book-add', 'book-edit', 'book-detail', 'book-list', 'author', 'book.get', 'keepers'],
      roll,
    );
    for (const [path, text] of sources) sources.set(path, text.replaceAll(`"${id}"`, `"${id}-new"`));
  },
  'an id renamed only where it is declared': (sources, roll) => {
    const path = pick(
      [...sources.keys()].filter((name) => name.endsWith('.screen.json')),
      roll,
    );
    sources.set(path, (sources.get(path) ?? '').replace(/"screen": ?"([\w-]+)"/, '"screen": "$1-other"'));
  },
  'a screen copied': (sources, roll) => {
    const path = pick(
      [...sources.keys()].filter((name) => name.endsWith('.screen.json')),
      roll,
    );
    const copy = JSON.parse(sources.get(path) ?? '') as Record<string, string>;
    const name = `copy-${roll(5)}`;
    sources.set(
      `schemas/${name}.screen.json`,
      JSON.stringify({ ...copy, screen: name, route: `/${name}/{id}` }),
    );
  },
  'a route': (sources, roll) => {
    const path = pick(
      [...sources.keys()].filter((name) => name.endsWith('.screen.json')),
      roll,
    );
    const route = pick(['/other', '/other/{id}', '/other/{name}', '/book'], roll);
    sources.set(path, (sources.get(path) ?? '').replace(/"route": ?"[^"]+"/, `"route": "${route}"`));
  },
  'a field of an entity': (sources, roll) => {
    const path = pick(
      [...sources.keys()].filter((name) => name.endsWith('.entity.json')),
      roll,
    );
    const entity = JSON.parse(sources.get(path) ?? '') as { fields: Record<string, Json> };
    entity.fields[pick(['pages', 'name', 'title', `more_${roll(3)}`], roll)] = {
      type: pick(['string', 'integer'], roll),
    };
    sources.set(path, JSON.stringify(entity));
  },
};

describe('what a run keeps for the next one', { timeout: allowed(120_000) }, () => {
  it.each([1, 2, 3])('changes nothing of the result, whatever is edited (%s)', async (seed) => {
    const numbers = dice(seed);
    const roll = (below: number) => Math.floor(numbers() * below);
    const steps = cases(`edits of a product, seed ${seed}`, 20);
    const project = new Project(`${casesFolder}/good`, cache);
    let good: Sources = withOverlay(new Map());
    await project.compile(good);
    let compiled = 0;
    for (let step = 0; step < steps; step += 1) {
      const sources = new Map(good);
      const name = pick(Object.keys(edits), roll);
      edits[name]?.(sources, roll);
      const [kept, fresh] = [await project.compile(sources), await compileSources(sources, new LinkMemory())];
      expect(kept.problems, `step ${step}: ${name}`).toEqual(fresh.problems);
      expect([...(kept.files ?? [])], `step ${step}: ${name}`).toEqual([...(fresh.files ?? [])]);
      if (!fresh.files) continue;
      good = sources;
      compiled += 1;
    }
    expect(compiled).toBeGreaterThan(steps / 5);
  });

  it('follows a changed screen into those that lead to it, extend it or stand below it', async () => {
    const project = new Project(`${casesFolder}/good`, cache);
    const before = withOverlay(new Map());
    await project.compile(before);
    const path = 'schemas/book/book-add.screen.json';
    const text = (before.get(path) ?? '')
      .replace('"kind"', '"route": "/book/new", "kind"')
      .replace('"due": {', '"due": { "label": "Due day",');
    const { files } = await project.compile(new Map([...before, [path, text]]));
    const screen = (id: string) => files?.get(`src/generated/product/screens/${id}.ts`);
    expect(screen('book-list')).toContain("route: '/book/new'");
    expect(screen('book-edit')).toContain("label: 'Due day'");
  });

  it.each([
    ['a field of an entity', 'schemas/author/author.entity.json', '"string"', '"string", "maxLength": 90'],
    [
      'the words of a call',
      'schemas/loan/loan.endpoints.json',
      '"message": "Done."',
      '"message": "Add book"',
    ],
    ['blanks before calls', 'schemas/book/book.endpoints.json', '"endpoints": {', '"endpoints":\n\n{'],
    ['the page sizes', 'schemas/app.json', '"language": 4,', '"language": 4, "pageSizes": [20, 50],'],
    ['nothing that is read', 'schemas/app.json', '"name": "Library"', '"name": "The library"'],
  ])('links again what reads it, and nothing else: %s', async (_, path, word, other) => {
    const project = new Project(`${casesFolder}/good`, cache);
    const before = withOverlay(new Map());
    const [first, text] = [project.analyse(before).product, before.get(path) ?? ''];
    expect(text).toContain(word);
    const { product, problems } = project.analyse(new Map([...before, [path, text.replace(word, other)]]));
    expect(formatProblems(problems.sorted())).toBe('');
    const anew = (key: 'entities' | 'screens') =>
      product?.[key]
        .filter((linked) => !first?.[key].some((earlier) => earlier === linked))
        .map(({ id }) => id);
    const calls = product?.endpoints.filter(
      (linked) => !first?.endpoints.some(({ endpoint }) => endpoint === linked.endpoint),
    );
    expect({
      entities: anew('entities'),
      calls: calls?.map(({ id }) => id),
      screens: anew('screens'),
    }).toMatchSnapshot();
    // What is mended is what it was.
    expect(project.analyse(before).product?.screens).toEqual(first?.screens);
  });
});
