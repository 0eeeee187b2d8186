// node scripts/run.mjs FILE.ts ARGS: makes sure that packages and generated files are there, then runs the file in
// this very process, so that arguments, terminal, signals and exit code are the file's own.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';
import { makeDerived, products } from './prepare.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node scripts/run.mjs FILE.ts [arguments]');
  process.exit(2);
}
ensureInstall();
// The compiler says itself what is wrong, and generating writes these files anyway.
const isCompiler = file.startsWith('generator/');
const writes = isCompiler && ['generate', 'watch'].includes(args[0]);
const only = products().filter((product) => !writes || product !== '');
// What speaks a protocol over the standard output says nothing else there.
const isProtocol = /^generator\/(lsp|mcp)\//.test(file);
const print = isProtocol ? console.error : console.log;
if (!makeDerived({ only, silent: isCompiler, print }) && !isCompiler) process.exit(1);
await import('./ts-node.mjs');
if (isCompiler && args[0] === 'generate') await readTables(argumentOf('--root') ?? '.');

const path = resolve(file);
process.argv = [process.argv[0], path, ...args];
await import(pathToFileURL(path).href);

function argumentOf(option) {
  return args.includes(option) ? args[args.indexOf(option) + 1] : undefined;
}

/** New migrations: asks a database what they make, which the compiler then reads. */
async function readTables(product) {
  const { isSnapshotFresh } = await import('../core/snapshot.ts');
  if (isSnapshotFresh(product)) return;
  console.log('Reading the tables that the migrations make.');
  const { writeSnapshot } = await import('../server/store/write-snapshot.ts');
  try {
    await writeSnapshot(product);
  } catch (error) {
    console.error(error.name === 'Error' ? error : error.message);
    process.exit(1);
  }
}
