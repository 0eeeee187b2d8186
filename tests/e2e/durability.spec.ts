import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startProduct, temporaryFolder } from './support/product-process.ts';
import { expect, png, row, test, toast } from './support/test.ts';

/** Without a server the page asks in vain for its files, and for what it asks at rest: who this is in the chat. */
const IN_VAIN =
  /ERR_|Failed to load|preload|imported module|^Chat initialisation failed .*cannot be reached/i;
test.use({ expectedErrors: [IN_VAIN] });

const ROOT = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Adds the order lines while the product runs, as `npm run import-orders` does. */
function importOrders(dataDir: string, file: string): Promise<{ stdout: string }> {
  return run(process.execPath, ['scripts/run.mjs', 'scripts/import-orders.ts', file], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

test('a second start is refused; imported products are found, edited with a new image, and kept over a power cut', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const folder = temporaryFolder('durable');
  const dataDir = join(folder, 'data');
  let product = await startProduct(dataDir);
  const enter = async (path: string) => {
    await page.goto(`${product.url}/login`);
    if (page.url().includes('/login')) {
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel('Password', { exact: true }).fill('wholesale');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(/\/dashboard\//);
    }
    await page.goto(`${product.url}${path}`);
  };
  try {
    // A second start on the same data says who has it, and the first goes on.
    await expect(startProduct(dataDir)).rejects.toThrow(/already/i);
    expect((await fetch(`${product.url}/health`)).status).toBe(200);

    const { stdout } = await importOrders(dataDir, 'tests/fixtures/online-retail-500.csv');
    expect(stdout).toMatch(/skipped/i);

    await enter('/dashboard/product');
    await page.goto(`${product.url}/dashboard/product?search=SET+OF`);
    const found = page.getByRole('row').nth(1);
    const name = (await found.getByRole('link').first().textContent()) ?? '';
    expect(name).toMatch(/SET OF/);
    await found.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Product Name').fill('Nama Dari Staf');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Product Nama Dari Staf saved.')).toBeVisible();
    await page.goto(`${product.url}/dashboard/product?search=Nama+Dari+Staf`);
    await row(page, 'Nama Dari Staf').getByRole('button', { name: /more/i }).click();
    await page.getByRole('menuitem', { name: 'Images' }).click();
    await page.getByRole('button', { name: 'Upload image' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png() });
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    const images = new URL(page.url()).pathname;

    // The server is killed while a form is open: the page stays, says so, and saves once the server is there again.
    await page.goto(`${product.url}/dashboard/brand/add`);
    await page.getByLabel('Brand Name').fill('Merek Sesudah Mati');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await product.kill();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'No answer came')).toBeVisible();
    await expect(page.getByLabel('Brand Name')).toHaveValue('Merek Sesudah Mati');
    product = await startProduct(dataDir, { port: Number(new URL(product.url).port) });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Brand Merek Sesudah Mati saved.')).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    await page.goto(product.url + images);
    const src = await page.getByRole('row').nth(1).getByRole('img').getAttribute('src');
    expect((await page.request.get(`${product.url}${src}`)).headers()['content-type']).toBe('image/png');
    await importOrders(dataDir, 'tests/fixtures/online-retail-500.csv');
    await page.goto(`${product.url}/dashboard/product?search=Nama+Dari+Staf`);
    await expect(row(page, 'Nama Dari Staf')).toBeVisible();
  } finally {
    expect(await product.stop()).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  }
});

test('production starts without demo data and prints one password once', async ({ page }) => {
  test.setTimeout(300_000);
  const folder = temporaryFolder('production');
  const dataDir = join(folder, 'data');
  let product = await startProduct(dataDir, { env: { NODE_ENV: 'production' } });
  try {
    // It listens a moment before it says so.
    const printed = () => /superadmin, password (\S+)/.exec(product.printed())?.[1] ?? '';
    await expect.poll(() => printed().length).toBeGreaterThan(11);
    const password = printed();
    expect(product.printed()).not.toContain('wholesale\n');
    await page.goto(`${product.url}/login`);
    await page.getByLabel('Username').fill('superadmin');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/dashboard\/analytics/);
    await page.goto(`${product.url}/dashboard/product`);
    await expect(page.getByText('No products yet')).toBeVisible();
    await page.goto(`${product.url}/dashboard/brand`);
    await expect(page.getByText('No brands yet')).toBeVisible();
    await page.goto(`${product.url}/dashboard/category`);
    await expect(page.getByText('No categories yet')).toBeVisible();
    await product.stop();
    product = await startProduct(dataDir, { env: { NODE_ENV: 'production' } });
    await expect.poll(() => product.printed()).toContain('with your account');
    expect(product.printed()).not.toContain(password);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
