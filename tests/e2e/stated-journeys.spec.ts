import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type StatedApi, serveStated } from '../contract/stated-http.ts';
import { unstatedIn } from '../contract/stated-server.ts';
import { startProduct, temporaryFolder } from './support/product-process.ts';
import { test as base, expect, row, signIn, toast } from './support/test.ts';

interface Stated {
  readonly url: string;
  readonly api: StatedApi;
}

// A day in each of the three documents, before an API that knows what they state and nothing of ours.
const test = base.extend<object, { stated: Stated }>({
  stated: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are used
    async ({}, use) => {
      const api = await serveStated();
      const folder = temporaryFolder('stated-api');
      const running = await startProduct(join(folder, 'data'), { env: { ADMIN_API_URL: api.url } });
      await use({ url: running.url, api });
      await running.stop();
      api.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stated }, use) => use(stated.url),
});

test.afterEach(({ stated }) => {
  // HEAD: the product reads the API's clock by it.
  const asked = stated.api.asked.filter(({ method }) => method !== 'HEAD');
  expect(asked.flatMap(unstatedIn)).toEqual([]);
});

test('an order is accepted', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/transaction?state=0');
  await expect(row(page, 'INV-4')).toBeVisible();
  await page.goto('/dashboard/transaction/paidconfirm/4/accept');
  await page.getByLabel(/pick ticket/i).fill('PT-9');
  await page.getByLabel(/DO number/i).fill('DO-9');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();
});

test('a brand is renamed', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/brand');
  await row(page, 'Tirta').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Brand Name')).toHaveValue('Tirta');
  await page.getByLabel('Brand Name').fill('Tirta Baru');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/brand$/);
});

test('a free-item promo gets another text', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/promo/promo-free-barang');
  await expect(row(page, 'Teh Celup').first()).toBeVisible();
  await page.goto('/dashboard/promo/promo-free-barang/edit/5');
  await page.getByLabel('Deskripsi').fill('Enam dapat dua');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Submit|Save/ })
    .click();
  await expect(toast(page, 'Saved.')).toBeVisible();
});
