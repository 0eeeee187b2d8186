import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** Declared nouns that mean something else as well, to whoever draws or compiles any product. */
const GENERIC: Readonly<Record<string, string>> = {
  account: 'the one that is signed in',
  config: 'of a tool',
  driver: 'the program that made a report, in SARIF',
  job: 'long work',
  level: 'of nesting, of a heading, of a log',
  location: 'of the browser',
  point: 'in a text, on the page, in time',
  product: 'what is declared, compiled and drawn',
  section: 'of a form or detail',
  session: 'from sign-in to sign-out',
  'temporary-password': 'of an account, until its next sign-in',
  transaction: 'of the database',
  user: 'who is signed in',
  view: 'a saved one of a list',
};

/** Names of the platform that contain a noun. */
const FOREIGN = /\b(pluralCategories|BroadcastChannel|(?:add|has)ResourceBundle)\b|\btype="category"/g;

/** Folders and entities of schemas/, as their names are written there: `nav-log`. */
function declaredNouns(): Set<string> {
  const folders = readdirSync(join(ROOT, 'schemas'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['language', 'locales'].includes(entry.name))
    .map(({ name }) => name);
  const entities = folders
    .flatMap((folder) => readdirSync(join(ROOT, 'schemas', folder)))
    .filter((file) => file.endsWith('.entity.json'));
  return new Set([...folders, ...entities.map((file) => basename(file, '.entity.json'))]);
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // Products of their own, to be compiled.
    if (path === 'generator/cases' || path === 'generator/migrations/fixture') return [];
    return entry.isDirectory() ? sourcesBelow(path) : [path];
  });
}

/** The words of a text, however they are joined: `navLog`, `nav_log` and `Nav log` are all `-nav-log-`. */
function phrase(text: string): string {
  const words = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g);
  return `-${(words ?? []).join('-')}-`;
}

/** One and many. */
function formsOf(noun: string): string[] {
  return [noun, noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`].map(phrase);
}

/** `file:line noun` for each of them that a line names. */
function namesOfBusiness(file: string, text: string, nouns: ReadonlySet<string>): string[] {
  const found = [...nouns].map((noun) => ({ noun, forms: formsOf(noun) }));
  return text.split('\n').flatMap((line, index) => {
    const said = phrase(line);
    const named = found.filter(({ forms }) => forms.some((form) => said.includes(form)));
    return named.map(({ noun }) => `${file}:${index + 1} ${noun}`);
  });
}

it('finds a noun however it is written', () => {
  const nouns = new Set(['nav-log', 'category', 'news']);
  const found = (line: string) => namesOfBusiness('a', line, nouns);
  expect(['navLogs()', 'NAV_LOG', 'nav logs', 'categories', 'a news.list'].flatMap(found)).toEqual([
    ...Array(3).fill('a:1 nav-log'),
    'a:1 category',
    'a:1 news',
  ]);
  expect(['navigation log', 'categorical', 'new', 'newsletter'].flatMap(found)).toEqual([]);
});

it.each(['core', 'src/runtime', 'generator'])('%s names no noun of the business', (folder) => {
  const nouns = new Set([...declaredNouns()].filter((noun) => !(noun in GENERIC)));
  const named = sourcesBelow(folder).flatMap((path) => {
    const file = relative(ROOT, join(ROOT, path));
    return [
      ...namesOfBusiness(file, file, nouns),
      ...namesOfBusiness(file, readFileSync(join(ROOT, path), 'utf8').replace(FOREIGN, ''), nouns),
    ];
  });
  expect(named).toEqual([]);
});

it('excuses no noun that is not declared', () => {
  const nouns = declaredNouns();
  expect(Object.keys(GENERIC).filter((noun) => !nouns.has(noun))).toEqual([]);
});
