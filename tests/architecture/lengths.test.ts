import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const MOST = 60;
const MOST_OF_A_FILE = 400;
/** The folders of code that people write. */
const HOUSES = ['core', 'domain', 'src', 'generator', 'server', 'scripts', 'build', 'bench'];

/** `file:line` of each function with more lines than a reader takes in at once. */
function longFunctions(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const places: string[] = [];
  const visit = (node: ts.Node): void => {
    const first = lineOf(node.getStart());
    if (ts.isFunctionLike(node) && lineOf(node.end) - first + 1 > MOST) places.push(`${file}:${first + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

it('counts every line of a function, those of what it draws too', () => {
  const text = (lines: number) => `\nconst Page = () => (\n<p>\n${'<br />\n'.repeat(lines - 4)}</p>\n);\n`;
  expect(longFunctions('page.tsx', text(MOST))).toEqual([]);
  expect(longFunctions('page.tsx', text(MOST + 1))).toEqual(['page.tsx:2']);
});

const written = (house: string) =>
  readdirSync(join(ROOT, house), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/(^|\/)(generated|cases|node_modules)\//.test(file))
    .map((file) => `${house}/${file}`);
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Biome refuses such functions too, but does not count the lines of markup. */
it.each(HOUSES)('%s has no function over 60 lines', (house) => {
  const files = written(house).filter(
    (file) => !/(^|\/)fixtures\/|\.test\.tsx?$|(^|\/)testing[^/]*\.ts$/.test(file),
  );
  expect(files).not.toEqual([]);
  expect(files.flatMap((file) => longFunctions(file, textOf(file)))).toEqual([]);
});

/** A longer one is about two things, a file of tests too. */
it.each([...HOUSES, 'tests'])('%s has no file over 400 lines', (house) => {
  const files = written(house);
  expect(files).not.toEqual([]);
  expect(files.filter((file) => textOf(file).trimEnd().split('\n').length > MOST_OF_A_FILE)).toEqual([]);
});
