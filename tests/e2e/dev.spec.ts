import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort, temporaryFolder } from './support/product-process.ts';
import { expect, test } from './support/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NAMES = [
  'schemas generator src server scripts tests build package.json package-lock.json tsconfig.json',
  'vite.config.ts playwright.config.ts vitest.config.ts index.html',
].flatMap((names) => names.split(' '));

async function untilPage(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`npm run dev ended:\n${printed()}`);
    const [page, api] = await Promise.all([
      fetch(url).catch(() => null),
      fetch(`${url}/ready`).catch(() => null),
    ]);
    if (page?.ok && api?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`npm run dev was not ready:\n${printed()}`);
}

test('a changed schema is on screen at once; what was searched and typed is kept; a mistake is told', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const folder = temporaryFolder('dev');
  const root = join(folder, 'project');
  mkdirSync(root);
  for (const name of NAMES) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') };
  const child = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: root, env, stdio: 'pipe' });
  let printed = '';
  child.stdout.on('data', (data) => (printed += data));
  child.stderr.on('data', (data) => (printed += data));
  const ended = new Promise((done) => child.once('exit', done));
  const change = (file: string, from: string, to: string) => {
    const path = join(root, file);
    const before = readFileSync(path, 'utf8');
    expect(before).toContain(from);
    writeFileSync(path, before.replace(from, to));
  };
  try {
    await untilPage(url, child, () => printed);
    await page.goto(`${url}/login`);
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('wholesale');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/dashboard\/product/, { timeout: 20_000 });

    await page.goto(`${url}/dashboard/brand?search=a`);
    await expect(page.getByRole('columnheader').filter({ hasText: 'Status' })).toBeVisible({
      timeout: 20_000,
    });
    await page.evaluate(() => Object.assign(window, { marked: true }));
    change('schemas/brand/brand-list.screen.json', '"label": "Status"', '"label": "Keadaan"');
    const begin = Date.now();
    await expect(page.getByRole('columnheader').filter({ hasText: 'Keadaan' })).toBeVisible();
    // A second on a quiet machine; this one may be shared.
    expect(Date.now() - begin).toBeLessThan(4000);
    await expect(page).toHaveURL(/search=a/);

    await page.goto(`${url}/dashboard/brand/add`);
    await page.getByLabel('Brand Name').fill('Belum disimpan');
    await page.evaluate(() => Object.assign(window, { marked: true }));
    change('schemas/brand/brand-add.screen.json', '"label": "Brand Name"', '"label": "Nama Merek"');
    await expect(page.getByLabel('Nama Merek')).toHaveValue('Belum disimpan');
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);

    change('schemas/brand/brand-add.screen.json', 'brand.create', 'brand.creat');
    await expect
      .poll(() => printed, { timeout: 10_000 })
      .toMatch(/no endpoint "brand\.creat"\. Did you mean "brand\.create"\?/);
    await expect(page.getByLabel('Nama Merek')).toHaveValue('Belum disimpan');
  } finally {
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
