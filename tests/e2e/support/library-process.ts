import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { freePort, type RunningProduct, startServer } from './product-process.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
export const LIBRARY = 'tests/products/library';

/** Starts the village library with rows of its own. Its page is built once for all journeys of a run. */
export async function startLibrary(): Promise<RunningProduct> {
  const dist = await builtPage();
  const port = await freePort();
  return startServer([`${LIBRARY}/library-server.ts`, dist, String(port)], port);
}

/** Signs in as the librarian. */
export async function enterLibrary(page: Page, { url }: Pick<RunningProduct, 'url'>): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Username').fill('librarian');
  await page.getByLabel('Password', { exact: true }).fill('please');
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The folder of the page; the first who asks builds it, the others wait. */
async function builtPage(): Promise<string> {
  const run = process.env.SESSIONS ?? '';
  const [dist, building] = [join(run, 'library'), join(run, 'library-building')];
  if (isMade(building)) {
    const args = ['build', LIBRARY, '--config', 'vite.config.ts', '--outDir', join(building, 'dist')];
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { cwd: ROOT, stdio: 'pipe' });
    renameSync(join(building, 'dist'), dist);
  }
  // A build that failed has failed its own journey; the others end with their time.
  while (!existsSync(dist)) await new Promise((done) => setTimeout(done, 200));
  return dist;
}

/** Whether this call made the folder: of several that try at the same time, one does. */
function isMade(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
