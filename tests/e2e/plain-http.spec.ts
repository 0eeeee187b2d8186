import config from '../../playwright.config.ts';
import { expect, png, signIn, test, toast } from './support/test.ts';

// As an office serves it: at a host name without https, where a browser lacks what only secure contexts have.
const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP office.test 127.0.0.1'],
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are used
  baseURL: async ({}, use) => use(process.env.BASE_URL?.replace('127.0.0.1', 'office.test')),
});

test('the main ways work over plain HTTP', async ({ page }) => {
  await signIn(page, 'superadmin', '/dashboard/product');
  const has = await page.evaluate(() => [
    ...[window.isSecureContext, 'randomUUID' in crypto, 'subtle' in crypto],
    ...['clipboard', 'locks', 'serviceWorker'].map((name) => name in navigator),
  ]);
  expect(has).toEqual([false, false, false, false, false, false]);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied.')).toBeVisible();
  await page.keyboard.press('Escape');
  const search = page.getByRole('searchbox');
  await search.press('Control+v');
  await expect(search).toHaveValue(/^http:\/\/office\.test:\d+\/dashboard\/product/);

  await page.goto('/dashboard/brand/add');
  await page.getByLabel('Brand Name').fill('Merek Kantor');
  await page.getByLabel('Banner').setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: png() });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/dashboard\/brand(\?|$)/);

  await page.goto('/dashboard/transaction');
  const invoice = await page.getByRole('row').last().getByText(/^INV/).textContent();
  await page.getByRole('button', { name: 'Accept several' }).click();
  const several = page.getByRole('dialog');
  await several.getByLabel(/^Paste lines/).fill(`${invoice}\tPT-OFFICE\tDO-OFFICE`);
  await several.getByRole('button', { name: 'Look up' }).click();
  await several.getByRole('button', { name: 'Accept (1)' }).click();
  await expect(several.getByText('Done: 1')).toBeVisible();

  await page.goto('/dashboard/chat');
  await page
    .getByRole('region', { name: 'Conversations' })
    .getByRole('listitem')
    .getByRole('button')
    .first()
    .click();
  const message = page.getByLabel('Type a message...');
  await message.fill('Selamat pagi dari kantor');
  await message.press('Enter');
  const sent = page.locator('.message:not(.queued, .sending, .failed)');
  await expect(sent.getByText('Selamat pagi dari kantor')).toBeVisible();
  await expect(message).toHaveValue('');
});
