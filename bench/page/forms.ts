/**
 * `npm run bench:forms`: what a form with dates, files, arrays and a nested object costs beside one with eight flat
 * fields, both of the gallery, drawn by the same runtime and answered in the page. Interleaved, each visit in a fresh
 * browser; printed are medians and the median of the paired ratios. ROUNDS (default 7) may be set.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import config from '../../playwright.config.ts';
import { temporaryFolder } from '../../tests/e2e/support/product-process.ts';
import { openFront } from './front.ts';
import { printPaired } from './paired-table.ts';
import { type Measures, visitForm } from './visit.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder('bench-forms');
const forms = { flat: '/gallery/form/flat', rich: '/gallery/form/rich', again: '/gallery/form/flat' };
type Name = keyof typeof forms;
const names = Object.keys(forms) as Name[];

await build({
  root: join(root, 'tests/products/gallery'),
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true },
});
// The gallery answers itself; nothing is passed on.
const front = await openFront(folder, 'http://127.0.0.1:9');
try {
  const measuresByForm: Record<Name, Measures[]> = { flat: [], rich: [], again: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) measuresByForm[name].push(await visit(forms[name]));
    console.error(`round ${round + 1} of ${rounds}`);
  }
  printPaired({ base: measuresByForm.flat, other: measuresByForm.rich, again: measuresByForm.again }, [
    'flat',
    'rich',
  ]);
} finally {
  front.close();
  rmSync(folder, { recursive: true, force: true });
}

async function visit(path: string): Promise<Measures> {
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    return await visitForm(browser, front.url, undefined, path);
  } finally {
    await browser.close();
  }
}
