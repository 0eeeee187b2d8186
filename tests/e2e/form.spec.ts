import type { Page } from 'playwright/test';
import { expect, sessionOf, test, toast } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

const name = (page: Page) => page.getByLabel('Brand Name');
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

test('Back on a changed form asks first: Stay keeps all, Leave goes', async ({ page }) => {
  await page.goto('/dashboard/brand');
  await page.getByRole('link', { name: 'Add new Brand' }).click();
  await name(page).fill('Belum disimpan');
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toContainText('You have unsaved changes.');
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/brand\/add$/);
  await expect(name(page)).toHaveValue('Belum disimpan');
  await page.goBack();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/dashboard\/brand$/);
  await page.goForward();
  await expect(name(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/brand$/);
});

test('while it is saved a form says so and takes no more typing', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/admin/brand', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await held;
    return route.fulfill({ status: 500, json: { message: 'The database is resting.' } });
  });
  await page.goto('/dashboard/brand/add');
  await name(page).fill('Merek Lambat');
  await name(page).press('Enter');
  await page.keyboard.type(' dan lagi');
  await expect(page.getByText('Saving…')).toBeVisible();
  await page.keyboard.type(' dan lagi');
  answer();
  await expect(toast(page, 'The database is resting.')).toBeVisible();
  await expect(name(page)).toHaveValue('Merek Lambat');
  await page.getByRole('link', { name: 'Category' }).first().click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/category/);
  await expect(toast(page, 'The database is resting.')).toBeHidden({ timeout: 2000 });
});

test('what was typed when the session ended is there again after the sign-in', async ({ page }) => {
  await page.goto('/dashboard/brand/add');
  await name(page).fill('Merek Terputus');
  await page.route('**/api/admin/brand', (route) =>
    route.fulfill({ status: 401, json: { message: 'Token Expired.' } }),
  );
  await save(page).click();
  await expect(toast(page, 'Your session has ended.')).toBeVisible();
  await expect(page.locator('.notistack-Snackbar')).toHaveCount(1);
  await page.unroute('**/api/admin/brand');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('wholesale');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/brand\/add$/);
  await expect(name(page)).toHaveValue('Merek Terputus');
  await expect(page.getByText('is here again')).toBeVisible();
  await save(page).click();
  await expect(toast(page, 'Brand Merek Terputus saved.')).toBeVisible();
});

test('an image that is none shows a placeholder and not a torn picture', async ({ page }) => {
  await page.goto('/dashboard/brand/add');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('just text') });
  await expect(page.getByText('x.png')).toBeVisible();
  await expect(page.locator('.file-preview[data-empty] svg')).toBeVisible();
});

test('a log-out in another tab keeps what was typed here', async ({ page, context }) => {
  await page.goto('/dashboard/brand/add');
  await name(page).fill('Merek Tab Lain');
  const other = await context.newPage();
  await other.goto('/dashboard/brand');
  // The log-out itself would end the session that the other tests share.
  await other.route('**/api/logout', (route) => route.fulfill({ json: { message: 'OK' } }));
  await other.getByRole('banner').getByRole('button', { name: /admin/ }).click();
  await other.getByRole('button', { name: 'Log Out' }).click();
  await expect(toast(page, 'Your session has ended.')).toBeVisible();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('wholesale');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(name(page)).toHaveValue('Merek Tab Lain');
});
