import { expect, png, row, sessionOf, test, toast } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });
test.beforeEach(async ({ page }) => void (await page.goto('/dashboard/brand')));

async function add(page: import('playwright/test').Page, name: string): Promise<void> {
  await page.goto('/dashboard/brand/add');
  await page.getByLabel('Brand Name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `Brand ${name} saved.`)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/brand$/);
}

test('a brand is added with a banner, found by Enter, and edited keeping the banner', async ({ page }) => {
  await page.getByRole('link', { name: 'Add new Brand' }).click();
  await expect(page).toHaveURL(/\/dashboard\/brand\/add$/);
  await page.getByLabel('Brand Name').fill('Merek Uji Satu');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: png() });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Brand Merek Uji Satu saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/brand$/);

  await page.getByRole('searchbox').fill('uji satu');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=uji(\+|%20)satu/);
  await expect(page.getByRole('row')).toHaveCount(2);
  const before = await row(page, 'Merek Uji Satu').getByRole('img').getAttribute('src');
  expect(before).toMatch(/^\/files\/[0-9a-f]+\.png$/);

  await row(page, 'Merek Uji Satu').getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/dashboard\/brand\/edit\/\d+$/);
  await page.reload();
  await expect(page.getByLabel('Brand Name')).toHaveValue('Merek Uji Satu');
  await page.getByLabel('Brand Name').fill('Merek Uji Dua');
  const sent = page.waitForRequest('**/api/admin/brand/update');
  await page.getByLabel('Brand Name').press('Enter');
  // A banner that stays is sent as empty.
  expect((await sent).postData()).toContain('name="banner"\r\n\r\n\r\n');
  await expect(toast(page, 'Brand Merek Uji Dua saved.')).toBeVisible();
  await page.goto('/dashboard/brand?search=Merek+Uji+Dua');
  await expect(row(page, 'Merek Uji Dua').getByRole('img')).toHaveAttribute('src', before ?? '');
});

test('deactivating asks first, Batal changes nothing, and the button follows the state', async ({ page }) => {
  await add(page, 'Merek Status');
  await page.goto('/dashboard/brand?search=Merek+Status');
  await row(page, 'Merek Status').getByRole('button', { name: 'Deactive' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Deactive data Merek Status?');
  await page.getByRole('button', { name: 'Batal' }).click();
  await expect(row(page, 'Merek Status')).not.toContainText('Inactive');

  await row(page, 'Merek Status').getByRole('button', { name: 'Deactive' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(toast(page, 'Merek Status is inactive.')).toBeVisible();
  await expect(row(page, 'Merek Status')).toContainText('Inactive');
  await expect(row(page, 'Merek Status').getByRole('button', { name: 'Activate' })).toBeFocused();
  await row(page, 'Merek Status').getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Active data Merek Status?');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(row(page, 'Merek Status')).not.toContainText('Inactive');
});

test('on the last page the focus is not lost with the button that led there', async ({ page }) => {
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const numbered = pages.getByRole('button', { name: /^Page \d/ });
  await numbered.nth(-2).click();
  await expect(numbered.nth(-2)).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(numbered.last()).toBeFocused();
  await expect(numbered.last()).toHaveAttribute('aria-current', 'page');
});
