import { complaint, expect, png, row, test, toast } from './support/test.ts';

test.use({ storageState: process.env.ADMIN_SESSION });
test.beforeEach(async ({ page }) => void (await page.goto('/dashboard/brand')));

async function add(page: import('playwright/test').Page, name: string): Promise<void> {
  await page.goto('/dashboard/brand/add');
  await page.getByLabel('Brand Name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `Brand ${name} saved.`)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/brand$/);
}

test('the list shows what the specification names', async ({ page }) => {
  for (const name of ['ID', 'Name', 'Banner', 'Status']) {
    await expect(
      page.getByRole('columnheader', { name, exact: false }).filter({ hasText: name }),
    ).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Add new Brand' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
});

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
  await page.getByLabel('Brand Name').press('Enter');
  await expect(toast(page, 'Brand Merek Uji Dua saved.')).toBeVisible();
  await page.goto('/dashboard/brand?search=Merek+Uji+Dua');
  await expect(row(page, 'Merek Uji Dua').getByRole('img')).toHaveAttribute('src', before ?? '');
});

test('an empty name is refused under the field and as a toast; nothing is sent', async ({ page }) => {
  await page.goto('/dashboard/brand/add');
  let sent = 0;
  page.on('request', (request) => request.method() === 'POST' && sent++);
  await page.getByLabel('Brand Name').fill('   ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(complaint(page, 'Please fill all fields.')).toBeVisible();
  await expect(page.getByLabel('Brand Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Brand Name')).toBeFocused();
  expect(sent).toBe(0);
});

test('a banner of the wrong type or too large is refused at once and cleared', async ({ page }) => {
  await page.goto('/dashboard/brand/add');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(toast(page, 'Select appropiate image file.')).toBeVisible();
  await input.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: png(2_000_001) });
  await expect(toast(page, 'Max file size is 2MB')).toBeVisible();
  await page.getByLabel('Brand Name').fill('Merek Tanpa Gambar');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Brand Merek Tanpa Gambar saved.')).toBeVisible();
});

test('a text file that calls itself PNG is refused by the server under its field; nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/dashboard/brand/add');
  await page.getByLabel('Brand Name').fill('Merek Palsu');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('just text') });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Select appropiate image file.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/brand\/add$/);
  await expect(page.getByLabel('Brand Name')).toHaveValue('Merek Palsu');
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
  await expect(toast(page, 'Brand Merek Status updated.')).toBeVisible();
  await expect(row(page, 'Merek Status')).toContainText('Inactive');
  await expect(row(page, 'Merek Status').getByRole('button', { name: 'Activate' })).toBeFocused();
  await row(page, 'Merek Status').getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Active data Merek Status?');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(row(page, 'Merek Status')).not.toContainText('Inactive');
});

test('a failed list says so and Retry brings it; a slow one shows that it works', async ({ page }) => {
  let fail = true;
  await page.route('**/api/admin/brand?*', (route) =>
    fail ? route.fulfill({ status: 500, json: { message: 'The database is resting.' } }) : route.continue(),
  );
  await page.goto('/dashboard/brand?page=1');
  await expect(page.getByText('The database is resting.').first()).toBeVisible();
  fail = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('a page that cannot be loaded says so over the rows of the one that is shown', async ({ page }) => {
  await page.goto('/dashboard/brand');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.route(/brand\?.*page=2/, (route) =>
    route.fulfill({ status: 500, json: { message: 'Resting.' } }),
  );
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('This page could not be loaded. Resting.')).toBeVisible();
  await expect(page.getByText('Resting.')).toHaveCount(1);
  await expect(pages.locator('[aria-current]')).toHaveText('1');
  await expect(page.locator('tbody')).toHaveCSS('opacity', '1');
  await page.unroute(/brand\?.*page=2/);
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(pages.locator('[aria-current]')).toHaveText('2');
});

test('a search without a match says what was looked for and can be cleared', async ({ page }) => {
  await page.getByRole('searchbox').fill('tidak ada begini');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(/tidak ada begini/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: /clear/i }).first().click();
  await expect(page.getByRole('row')).toHaveCount(11);
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

test('the search box follows the address; its own button empties it and leaves the focus there', async ({
  page,
}) => {
  const box = page.getByRole('searchbox');
  await expect(page.getByRole('row')).toHaveCount(11);
  await box.fill('tidak ada begini');
  await box.press('Enter');
  await expect(page).toHaveURL(/search=tidak/);
  await page.goBack();
  await expect(box).toHaveValue('');
  await page.goForward();
  await expect(box).toHaveValue('tidak ada begini');
  await page.getByRole('search').getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(page).not.toHaveURL(/search=/);
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(page.getByRole('search').getByRole('button', { name: 'Clear' })).toHaveCount(0);
});

test('a brand is edited with its banner in sight, never to nothing', async ({ page }) => {
  await page.goto('/dashboard/brand/edit/1');
  await expect(page.getByLabel('Brand Name')).not.toHaveValue('');
  await expect(page.locator('.file-preview img')).toHaveJSProperty('complete', true);
  await page.getByLabel('Brand Name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(complaint(page, 'Please fill all fields.')).toBeVisible();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF') });
  await expect(toast(page, 'Select appropiate image file.')).toBeVisible();
  await page.goto('/dashboard/brand/edit/99999999');
  await expect(page.getByText(/not found/i).first()).toBeVisible();
});
