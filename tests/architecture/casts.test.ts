import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** `file:line` of each type that is claimed instead of shown; `as const` claims nothing. */
function castsIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isClaim = ts.isAsExpression(node) && node.type.getText() !== 'const';
    if (isClaim || ts.isTypeAssertionExpression(node) || ts.isNonNullExpression(node))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('finds every kind of cast, and no import or constant', () => {
  const text = "import { a as b } from 'c';\nb as const;\nb as string;\n(<string>b)\n  .length;\nb!;\n";
  expect(castsIn('a.ts', text)).toEqual(['a.ts:3', 'a.ts:4', 'a.ts:6']);
});

it.each([
  'server/handlers',
  'server/tasks',
  'server/rules',
  'server/connectors',
  'domain/promotions/pricing',
])('%s holds no cast', (house) => {
  const folder = join(ROOT, house);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/^generated\/|\.(test|types)\.ts$|(^|\/)testing[^/]*\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files.flatMap((file) => castsIn(file, readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});

/** `file:line` of each type that is claimed of any value whatever, without a comment that says why: before it or behind it. */
function groundlessIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && ts.isAsExpression(node.expression)) {
      const places = [node.getStart(), node.getEnd()].map(
        (end) => source.getLineAndCharacterOfPosition(end).line,
      );
      const hasGround = places.some((line) =>
        [lines[line - 1]?.trim().startsWith('//'), lines[line]?.includes(' // ')].some(Boolean),
      );
      if (!hasGround) found.push(`${file}:${(places[0] ?? 0) + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('finds a type that is claimed of anything without a ground', () => {
  const text =
    'a as unknown as B;\n// Why.\na as unknown as B;\na as unknown as B; // Why.\nx as B;\n(a as unknown as\n  B);\n';
  expect(groundlessIn('a.ts', text)).toEqual(['a.ts:1', 'a.ts:6']);
});

it('what is claimed of anything has a ground', () => {
  const houses = ['core', 'domain', 'build', 'generator', 'src', 'server', 'scripts', 'tests', 'bench'];
  const files = houses.flatMap((house) =>
    readdirSync(join(ROOT, house), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(generated|node_modules)\//.test(file))
      .map((file) => `${house}/${file}`),
  );
  expect(files.length).toBeGreaterThan(500);
  const claims = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return text.includes('as unknown') ? groundlessIn(file, text) : [];
  });
  expect(claims).toEqual([]);
});
