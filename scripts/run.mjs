// node scripts/run.mjs FILE.ts ARGS: makes sure the packages are installed, then runs the file in this very
// process, so that arguments, terminal, signals and exit code are the file's own.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node scripts/run.mjs FILE.ts [arguments]');
  process.exit(2);
}
ensureInstall();
await import('./ts-node.mjs');

const path = resolve(file);
process.argv = [process.argv[0], path, ...args];
await import(pathToFileURL(path).href);
