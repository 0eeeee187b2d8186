import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['core', 'domain', 'src', 'server', 'generator', 'scripts', 'build', 'bench'];
const LEFT_OUT = /\.test\.tsx?$|(^|\/)(generated|fixtures|cases)\/|(^|\/)testing[^/]*\.ts$|\.d\.mts$/;
/** The share of vague names above which the check fails. */
const LIMIT = 0.01;

/** Words that say of no value what it is; the list only grows. */
const vagueNames = new Set(
  readFileSync(join(import.meta.dirname, 'vague-names.txt'), 'utf8')
    .trim()
    .split(/\s+/),
);

interface DeclaredName {
  readonly name: string;
  /** `file:line` */
  readonly place: string;
}

/** The variables, parameters and bindings that a file declares. */
function declaredNames(file: string, text: string): DeclaredName[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names: DeclaredName[] = [];
  const visit = (node: ts.Node): void => {
    const declares = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
    if (declares && ts.isIdentifier(node.name)) {
      const { line } = source.getLineAndCharacterOfPosition(node.name.getStart());
      names.push({ name: node.name.text, place: `${file}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function namesBelow(folder: string): DeclaredName[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !LEFT_OUT.test(file))
    .flatMap((file) => declaredNames(file, readFileSync(join(ROOT, file), 'utf8')));
}

it('sees variables, parameters and bindings, and no property', () => {
  const text = 'const { found: at } = one; function f(given = 1) { for (const next of all) use(next.rest); }';
  expect(declaredNames('a.ts', text).map(({ name }) => name)).toEqual(['at', 'given', 'next']);
});

it('holds fewer vague names than one in a hundred', () => {
  const names = FOLDERS.flatMap(namesBelow);
  expect(names.length).toBeGreaterThan(20_000);
  const vague = names.filter(({ name }) => vagueNames.has(name));
  const share = vague.length / names.length;
  const list = vague.map(({ name, place }) => `${place} ${name}`);
  expect(share < LIMIT ? [] : list).toEqual([]);
});
