import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { buildPage } from './build-page.ts';
import { freePort, startServer, temporaryFolder } from './product-process.ts';
import { test as base } from './test.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
export const LIBRARY = 'tests/products/library';

/** Opens a library with rows of its own, and answers its address. */
type OpenLibrary = () => Promise<string>;

/** Journeys through the village library: one build of its page and one process for all, rows of its own for each. */
export const test = base.extend<{ library: { readonly url: string } }, { openLibrary: OpenLibrary }>({
  openLibrary: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are used
    async ({}, use) => {
      const dist = temporaryFolder('library');
      buildPage(ROOT, LIBRARY, '--config', 'vite.config.ts', '--outDir', dist, '--emptyOutDir');
      const first = await freePort();
      const server = await startServer([`${LIBRARY}/library-server.ts`, dist, String(first)], first);
      await use(async () => {
        const port = await freePort();
        server.process.send(port);
        await once(server.process, 'message');
        return `http://127.0.0.1:${port}`;
      });
      await server.stop();
      rmSync(dist, { recursive: true, force: true });
    },
    // For the build and the start, and again for the end of all of them.
    { scope: 'worker', timeout: 240_000 },
  ],
  library: async ({ openLibrary }, use) => use({ url: await openLibrary() }),
});

/** Signs in as the librarian. */
export async function enterLibrary(page: Page, { url }: { readonly url: string }): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Username').fill('librarian');
  await page.getByLabel('Password', { exact: true }).fill('please');
  await page.getByRole('button', { name: 'Sign In' }).click();
}
