// npm's `prepare`, and the first step of every script: makes the generated files that are not committed. Uses
// nothing from node_modules by itself.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root as checkout } from './ensure-install.mjs';

/** What the compiler is made of and reads, for any product. */
export const COMPILER = [
  'generator',
  'core',
  'schemas/language',
  'src/runtime/base/i18n/runtime-texts.json',
  'server/server-texts.json',
  'package.json',
  'package-lock.json',
];

/**
 * Makes the files that are missing or stale. A product that does not compile keeps its last good ones.
 * @param {object} options
 * @param {string} [options.root] folder of the checkout
 * @param {string[]} [options.only] products to look at, by their folders from `root`; '' is the repository's own
 * @param {boolean} [options.silent] says nothing of products that do not compile
 * @param {(line: string) => void} [options.print] says that it compiles
 * @returns {boolean} false when a product has no such files, so that nothing that imports them can run
 */
export function makeDerived({
  root = checkout,
  only = products(root),
  silent = false,
  print = console.log,
} = {}) {
  const stale = only.filter((product) => !isFresh(root, product));
  // PREPARE_STEP: which step of the start it is, also where npm calls it while it installs.
  const step = process.env.PREPARE_STEP ?? '';
  if (stale.length > 0) print(`${step}Compiling the declarations (generated files that are not committed).`);
  let complete = true;
  for (const product of stale) {
    const { status, stderr } = compile(root, product);
    if (status === 0) stamp(root, product);
    else if (!silent) console.error(`${product || 'schemas'}: ${stderr.trim()}`);
    complete &&= filesOf(root, outputOf(product)).length > 0;
  }
  return complete;
}

/** The repository's own product, and those that its tests draw. */
export function products(root = checkout) {
  const tests = join(root, 'tests', 'products');
  const folders = existsSync(tests) ? readdirSync(tests).map((name) => `tests/products/${name}`) : [];
  return ['', ...folders].filter((product) => existsSync(join(root, product, 'schemas')));
}

/** Folders of the files that are not committed. Of a product of the tests that is all that is generated. */
function outputOf(product) {
  const folders = ['domain/generated', 'src/generated', 'server/generated'];
  return folders.map((folder) => (product === '' ? `${folder}/compiled` : `${product}/${folder}`));
}

function compile(root, product) {
  const args = ['--import', './scripts/ts-node.mjs', 'generator/cli.ts', 'derive', '--root', product || '.'];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

const stampFile = (root, product) =>
  join(root, '.cache', 'derived', product.replaceAll('/', '-') || 'product');

/** True when neither what the files are made of nor they themselves changed since they were made. */
export function isFresh(root, product) {
  const file = stampFile(root, product);
  return existsSync(file) && readFileSync(file, 'utf8') === hash(root, product);
}

function stamp(root, product) {
  const file = stampFile(root, product);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, hash(root, product));
}

function hash(root, product) {
  const sum = createHash('sha256');
  const inputs = [...COMPILER, join(product, 'schemas'), join(product, 'server/store/tables.json')];
  for (const path of filesOf(root, [...inputs, ...outputOf(product)])) {
    sum
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return sum.digest('hex');
}

/** The files below folders of `root`, sorted; a compiler's tests and cases change nothing. */
function filesOf(root, folders) {
  return folders.flatMap((folder) => {
    const top = join(root, folder);
    if (!existsSync(top)) return [];
    if (statSync(top).isFile()) return [folder];
    const names = readdirSync(top, { recursive: true, withFileTypes: true });
    const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return paths
      .map((path) => path.slice(root.length).replaceAll('\\', '/'))
      .filter((path) => !/\.test\.ts$|generator\/(cases|migrations\/fixtures)\//.test(path))
      .sort();
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  // An installation must not fail for it: without the compiler's packages the first script makes the files.
  if (!makeDerived()) console.log('Generated files are missing; the next script makes them.');
}
