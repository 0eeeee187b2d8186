import type { Page } from 'playwright/test';
import { expect, row, sessionOf, test, toast } from './support/test.ts';

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
  await expect(toast(page, 'Kategori Uji is inactive.')).toBeVisible();
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
