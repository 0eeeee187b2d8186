import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, type RunningProduct, startServer } from './product-process.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const LIBRARY = 'tests/products/library';

/** The library over a database of its own; its page is built once for the run, by whichever test asks first. */
export async function startLibrary(): Promise<RunningProduct> {
  const dist = await built();
  const port = await freePort();
  return startServer([`${LIBRARY}/library-server.ts`, dist, String(port)], port);
}

async function built(): Promise<string> {
  // The workers of a run have one parent.
  const folder = join(ROOT, 'test-results', `library-${process.ppid}`);
  const [dist, done] = [join(folder, 'dist'), join(folder, 'done')];
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  try {
    mkdirSync(folder);
  } catch {
    while (!existsSync(done)) await pause(100);
    return dist;
  }
  const vite = [
    'node_modules/vite/bin/vite.js',
    'build',
    LIBRARY,
    '--config',
    'vite.config.ts',
    '--outDir',
    dist,
  ];
  execFileSync(process.execPath, vite, { cwd: ROOT, stdio: 'pipe' });
  writeFileSync(done, '');
  return dist;
}
