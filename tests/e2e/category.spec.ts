import type { Page } from 'playwright/test';
import { complaint, expect, png, row, sessionOf, test, toast } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

async function menu(page: Page, of: string, entry: string): Promise<void> {
  await row(page, of).getByRole('button', { name: /more/i }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
async function add(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, `Category ${title} saved.`)).toBeVisible();
}

test('the list shows what the specification names', async ({ page }) => {
  await page.goto('/dashboard/category');
  for (const name of ['ID', 'Image', 'Name', 'Ordering', 'Description', 'Status', 'Action']) {
    await expect(page.getByRole('columnheader').filter({ hasText: name }).first()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Add new Category' })).toBeVisible();
});

test('a category is added, edited with a webp banner, toggled and deleted', async ({ page }) => {
  await add(page, '/dashboard/category/add', 'Kategori Uji');
  await page.goto('/dashboard/category?search=Kategori+Uji');
  await row(page, 'Kategori Uji').getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Content').fill('Baris satu\nBaris dua');
  await page.getByLabel('Enter Order').fill('7');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Category Kategori Uji saved.')).toBeVisible();

  await page.goto('/dashboard/category?search=Kategori+Uji');
  await expect(row(page, 'Kategori Uji')).toContainText('7');
  await menu(page, 'Kategori Uji', 'Deactivate');
  await expect(page.getByRole('alertdialog')).toContainText('Deactive data Kategori Uji?');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, 'Category Kategori Uji updated.')).toBeVisible();
  await expect(row(page, 'Kategori Uji')).toContainText('Inactive');
  await menu(page, 'Kategori Uji', 'Activate');
  await expect(page.getByRole('alertdialog')).toContainText('Active data Kategori Uji?');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(row(page, 'Kategori Uji')).not.toContainText('Inactive');
  await menu(page, 'Kategori Uji', 'Delete');
  await expect(page.getByRole('alertdialog')).toContainText('Hapus data Kategori Uji?');
  await page.getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Category Kategori Uji deleted.')).toBeVisible();
  await expect(page.getByText('Kategori Uji', { exact: true })).toHaveCount(0);
});

test('the order must be a number of zero or more', async ({ page }) => {
  await page.goto('/dashboard/category/add');
  await page.getByLabel('Title').fill('Kategori Urut');
  await page.getByLabel('Enter Order').fill('-3');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('Enter Order')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Enter Order').fill('3');
  await page.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(complaint(page, 'Please fill all fields.')).toBeVisible();
});

test('webp is refused when adding and accepted when editing, as specified', async ({ page }) => {
  await page.goto('/dashboard/category/add');
  const webp = {
    name: 'a.webp',
    mimeType: 'image/webp',
    buffer: Buffer.from('RIFF\x1a\x00\x00\x00WEBPVP8L', 'latin1'),
  };
  await page.locator('input[type=file]').setInputFiles(webp);
  await expect(toast(page, 'Select appropiate image file.')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'l.png', mimeType: 'image/png', buffer: png(2_000_001) });
  await expect(toast(page, 'Max file size is 2MB')).toBeVisible();
  await page.goto('/dashboard/category/edit/1');
  await expect(page.getByLabel('Title')).not.toHaveValue('');
  await page.locator('input[type=file]').setInputFiles(webp);
  await expect(page.getByText('a.webp')).toBeVisible();
});

test('children live under their parent, are searched in the page and keep their parent when edited', async ({
  page,
}) => {
  await add(page, '/dashboard/category/add', 'Induk Uji');
  await page.goto('/dashboard/category?search=Induk+Uji');
  await menu(page, 'Induk Uji', 'Childs');
  await expect(page).toHaveURL(/\/dashboard\/category\/child\/\d+$/);
  await expect(page.getByText('No child categories yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add new Category' }).first().click();
  await expect(page).toHaveURL(/\/child\/\d+\/add$/);
  for (const title of ['Anak Pertama', 'Anak Kedua']) {
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/category\/child\/\d+$/);
    await expect(row(page, title)).toBeVisible();
    if (title === 'Anak Pertama') await page.getByRole('link', { name: 'Add new Category' }).first().click();
  }
  await page.getByRole('searchbox').fill('KEDUA');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('Anak Pertama')).toHaveCount(0);
  await row(page, 'Anak Kedua').getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/child\/\d+\/edit$/);
  await page.reload();
  await page.getByLabel('Title').fill('Anak Kedua Baru');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/category\/child\/\d+$/);
  await expect(row(page, 'Anak Kedua Baru')).toBeVisible();
  await expect(row(page, 'Anak Pertama')).toBeVisible();
});

test('a category that products use is not deleted, and the reason is said', async ({ page }) => {
  await page.goto('/dashboard/category?search=Air+Mineral');
  await row(page, 'Air Mineral').getByRole('button', { name: /more/i }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, /is still used by/)).toBeVisible();
});

test('the menu of a row opens by its key and shows that its action is under way', async ({ page }) => {
  await page.goto('/dashboard/category?search=Minuman');
  await expect(row(page, 'Minuman')).toBeVisible();
  let answer = () => undefined as unknown;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/category\/status\//, async (route) => {
    await held;
    await route.fulfill({ json: { status: 200, message: 'Held.', data: null } });
  });
  await page.keyboard.press('j');
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  const more = page.locator('tr[data-row="0"]').locator('[data-more]');
  await expect(more).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(toast(page, 'Held.')).toBeVisible();
  await expect(more).not.toHaveAttribute('aria-busy', 'true');
});

test('a category keeps its name and its picture when a change of it is refused', async ({ page }) => {
  await add(page, '/dashboard/category/add', 'Kategori Teguh');
  await page.goto('/dashboard/category?search=Kategori+Teguh');
  await row(page, 'Kategori Teguh').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Kategori Teguh');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'l.png', mimeType: 'image/png', buffer: png(2_000_001) });
  await expect(toast(page, 'Max file size is 2MB')).toBeVisible();
  await page.getByLabel('Title').fill(' ');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(complaint(page, 'Please fill all fields.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/dashboard/category?search=Kategori+Teguh');
  await expect(row(page, 'Kategori Teguh')).toBeVisible();
  await page.goto('/dashboard/category/edit/99999999');
  await expect(page.getByText(/not found/i).first()).toBeVisible();
});

test('a child without a title is refused, as are children of what is not there', async ({ page }) => {
  await page.goto('/dashboard/category/child/1/add');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(complaint(page, 'Please fill all fields.')).toBeVisible();
  await page.goto('/dashboard/category/child/12/edit');
  await expect(page.getByLabel('Title')).not.toHaveValue('');
  await page.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
  for (const path of ['child/99999999', 'child/99999999/edit']) {
    await page.goto(`/dashboard/category/${path}`);
    await expect(page.getByText(/not found/i).first()).toBeVisible();
  }
});

test('a child is switched off and deleted where it stands', async ({ page }) => {
  await add(page, '/dashboard/category/child/1/add', 'Anak Sementara');
  await menu(page, 'Anak Sementara', 'Deactivate');
  await expect(page.getByRole('alertdialog')).toContainText('Deactive data Anak Sementara?');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(row(page, 'Anak Sementara')).toContainText('Inactive');
  await menu(page, 'Anak Sementara', 'Delete');
  await page.getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Category Anak Sementara deleted.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Anak Sementara' })).toHaveCount(0);
});
