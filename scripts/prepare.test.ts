import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMPILER, isFresh, makeDerived, products } from './prepare.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const MADE = 'src/generated/compiled/made.ts';

/** Stands for the compiler: notes its call, refuses a product with `wrong` in its schemas, writes one file. */
const COMPILES = `import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
const product = process.argv.at(-1);
appendFileSync('calls', product + '\\n');
if (existsSync(product + '/schemas/wrong')) { console.error('It is wrong.'); process.exit(1); }
const folder = product === '.' ? 'src/generated/compiled' : product + '/src/generated/product';
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/made.ts', 'made');`;

/** Stands for ts-node: takes the file above as it is. */
const LOADER = `import { register } from 'node:module';
import { readFileSync } from 'node:fs';
const load = (url, context, next) => url.endsWith('.ts')
  ? { format: 'module', shortCircuit: true, source: readFileSync(new URL(url), 'utf8') } : next(url, context);
register('data:text/javascript,' + encodeURIComponent(
  "import { readFileSync } from 'node:fs'; export const load = " + load));`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'prepare-'));
  write('generator/cli.ts', COMPILES);
  write('schemas/app.json', '{}');
  write('package.json', '{ "type": "module" }');
  for (const name of ['prepare.mjs', 'ensure-install.mjs']) copyScript(name);
  write('scripts/ts-node.mjs', LOADER);
  for (const way of ['log', 'error'] as const) vi.spyOn(console, way).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function copyScript(name: string): void {
  cpSync(join(ROOT, 'scripts', name), join(root, 'scripts', name));
}
function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const calls = () => (existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8') : '');

describe('the generated files that are not committed', () => {
  test('are made once', () => {
    expect([makeDerived({ root }), makeDerived({ root })]).toEqual([true, true]);
    expect(calls()).toBe('.\n');
    expect(readFileSync(join(root, MADE), 'utf8')).toBe('made');
  });

  test.each([
    ['a declaration changed', () => write('schemas/app.json', '{ }')],
    ['a declaration is new', () => write('schemas/more.json', '{}')],
    ['the compiler changed', () => write('generator/cli.ts', `${COMPILES}\n`)],
    ['one was edited', () => write(MADE, 'edited')],
    ['one is gone', () => rmSync(join(root, MADE))],
  ])('are made again when %s', (_, change) => {
    makeDerived({ root });
    change();
    expect(isFresh(root, '')).toBe(false);
    makeDerived({ root });
    expect(calls()).toBe('.\n.\n');
    expect([isFresh(root, ''), readFileSync(join(root, MADE), 'utf8')]).toEqual([true, 'made']);
  });

  test('are left alone when only a test of the compiler changed', () => {
    makeDerived({ root });
    write('generator/cli.test.ts', '');
    expect(isFresh(root, '')).toBe(true);
  });

  test('stay as they were where declarations are wrong, and lack where there were none', () => {
    write('schemas/wrong', '');
    expect(makeDerived({ root })).toBe(false);
    expect(vi.mocked(console.error).mock.calls).toEqual([['schemas: It is wrong.']]);
    rmSync(join(root, 'schemas/wrong'));
    makeDerived({ root });
    write('schemas/wrong', '');
    expect([makeDerived({ root, silent: true }), existsSync(join(root, MADE))]).toEqual([true, true]);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  test('are made of the products of the tests as well, each when it is stale', () => {
    write('tests/products/library/schemas/app.json', '{}');
    expect(products(root)).toEqual(['', 'tests/products/library']);
    makeDerived({ root });
    write('tests/products/library/schemas/app.json', '{ }');
    makeDerived({ root });
    expect(calls()).toBe('.\ntests/products/library\ntests/products/library\n');
  });
});

describe('an installation', () => {
  const env = { ...process.env, PREPARE_STEP: '2/3 ' };
  const prepare = () =>
    spawnSync(process.execPath, ['scripts/prepare.mjs'], { cwd: root, encoding: 'utf8', env });

  test('makes them, and says which step of the start that is', () => {
    const stdout = expect.stringMatching(/^2\/3 Compiling/);
    expect(prepare()).toMatchObject({ status: 0, stderr: '', stdout });
    expect(calls()).toBe('.\n');
  });

  test('without the packages of the compiler does not fail, and says who makes them', () => {
    for (const name of ['ts-node.mjs', 'ts-node-hooks.mjs', 'translate.mjs']) copyScript(name);
    expect(prepare()).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('the next script makes them'),
    });
  });
});

test('what the compiler imports from other floors is watched as well', () => {
  const files = readdirSync(join(ROOT, 'generator'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('cases'));
  const imported = sources.flatMap((file) => {
    const text = readFileSync(join(ROOT, 'generator', file), 'utf8');
    const values = text.matchAll(/^import (?!type)[^;]*? from '([^']+\/(?:core|src|server)\/[^']+)';/gm);
    return [...values].map(([, path = '']) =>
      relative(ROOT, resolve(ROOT, 'generator', dirname(file), path)),
    );
  });
  expect(imported).toContain('core/dates.ts');
  const isWatched = (path: string) => COMPILER.some((part) => path === part || path.startsWith(`${part}/`));
  expect(imported.filter((path) => !isWatched(path))).toEqual([]);
  expect(COMPILER.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
