import { expect, row, test, toast } from './support/test.ts';

test.use({ storageState: process.env.ADMIN_SESSION });

test('a section is added, renamed under its written and its natural address, and deleted', async ({
  page,
}) => {
  await page.goto('/dashboard/section');
  for (const name of ['ID', 'Title', 'Type', 'Status']) {
    await expect(page.getByRole('columnheader').filter({ hasText: name }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Add new Section' }).click();
  await page.getByLabel('Title').fill('Seksi Uji');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Please fill all fields.')).toBeVisible();
  await page.getByLabel('Type').selectOption('Brand');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Section Seksi Uji saved.')).toBeVisible();

  await row(page, 'Seksi Uji').getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/dashboard\/sectionedit\/\d+$/);
  await page.goto(page.url().replace('sectionedit', 'section/edit'));
  await expect(page).toHaveURL(/\/dashboard\/sectionedit\/\d+$/);
  await expect(page.getByLabel('Type')).toBeDisabled();
  await page.getByLabel('Title').fill('Seksi Baru');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Section Seksi Baru saved.')).toBeVisible();

  await row(page, 'Seksi Baru').getByRole('button', { name: /more/i }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Hapus data Seksi Baru?');
  await page.getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Section Seksi Baru deleted.')).toBeVisible();
  await expect(page.getByText('Seksi Baru', { exact: true })).toHaveCount(0);
});
