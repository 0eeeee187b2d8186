/**
 * `npm run bench`: the product's Product list and form beside hand-written twins (bench/twins) on the same server,
 * data and machine. Every round visits the twin, the product and the twin once more, each in a fresh browser; printed
 * are medians over the rounds of product / twin. The second twin shows what the machine itself does: a ratio that is
 * no further from 1 than that one says nothing. ROUNDS (default 5) and TRIPS (default 50) may be set.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { compressPlugin } from '../../build/compress-plugin.ts';
import config from '../../playwright.config.ts';
import { startProduct, temporaryFolder } from '../../tests/e2e/support/product-process.ts';
import { openFront } from './front.ts';
import { hundredRowsPlugin } from './hundred-rows-plugin.ts';
import { fillProducts } from './many-products.ts';
import { printPaired } from './paired-table.ts';
import { growth, type Measures, visitPage } from './visit.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const trips = Number(process.env.TRIPS ?? 50);
const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder('bench');
const GROWTH = 'growth: KB per round trip';

await build({
  root,
  logLevel: 'error',
  plugins: [hundredRowsPlugin()],
  build: { outDir: join(folder, 'product') },
});
await build({
  root: join(root, 'bench/twins'),
  configFile: false,
  logLevel: 'error',
  plugins: [react(), compressPlugin()],
  build: { outDir: join(folder, 'twin'), target: 'es2022' },
});
const product = await startProduct(join(folder, 'data'));
const fronts = {
  twin: await openFront(join(folder, 'twin'), product.url),
  product: await openFront(join(folder, 'product'), product.url),
  again: await openFront(join(folder, 'twin'), product.url),
};
type Name = keyof typeof fronts;
const names = Object.keys(fronts) as Name[];

try {
  const { session, token } = await signIn(fronts.product.url);
  await fillProducts(product.url, token);
  const measuresByFront: Record<Name, Measures[]> = { twin: [], product: [], again: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) measuresByFront[name].push(await visit(name, session, token, round === 0));
    console.error(`round ${round + 1} of ${rounds}`);
  }
  printPaired({ base: measuresByFront.twin, other: measuresByFront.product, again: measuresByFront.again }, [
    'twin',
    'product',
  ]);
} finally {
  for (const front of Object.values(fronts)) front.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Session = Awaited<ReturnType<typeof signIn>>['session'];

async function visit(name: Name, session: Session, token: string, withGrowth: boolean): Promise<Measures> {
  const { url } = fronts[name];
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const measures = await visitPage(browser, url, sessionAt(session, url), (page, size) =>
      rowName(page, size, token),
    );
    if (withGrowth) measures[GROWTH] = await growth(browser, url, sessionAt(session, url), trips);
    return measures;
  } finally {
    await browser.close();
  }
}

async function rowName(page: number, size: number, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${product.url}/api/admin/products?page=${page}&perPage=${size}`, { headers });
  const { data } = (await answer.json()) as { data: { name: string }[] };
  return data[0]?.name ?? '';
}

/** Signs in once by the product's own form. */
async function signIn(url: string) {
  const browser = await chromium.launch(config.use?.launchOptions);
  const page = await browser.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('wholesale');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/dashboard\//);
  const session = await page.context().storageState();
  await browser.close();
  const token = session.cookies.find(({ name }) => name === 'token')?.value ?? '';
  return { session, token: decodeURIComponent(token) };
}

/** The session as another port of this machine sees it; what the browser has fetched before is not part of it. */
function sessionAt(session: Session, origin: string): Session {
  const storedItems = session.origins
    .flatMap(({ localStorage }) => localStorage)
    .filter(({ name }) => name !== 'font');
  return { ...session, origins: [{ origin, localStorage: storedItems }] };
}
