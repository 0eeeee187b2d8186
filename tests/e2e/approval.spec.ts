import { complaint, expect, row, sessionOf, test, toast } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });
test.beforeEach(async ({ page }) => void (await page.goto('/dashboard/master-approval')));

async function pick(page: import('playwright/test').Page, label: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('an approver is added, changed under their name, and deleted', async ({ page }) => {
  await page.getByRole('button', { name: 'Add New Approver' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Add Approver');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(complaint(page, 'User or Role cannot empty.')).toBeVisible();
  await pick(page, 'Role', 'Direktur');
  await pick(page, 'User', 'admin');
  // A refused form takes no other press for a moment.
  await expect(async () => {
    if ((await dialog.count()) > 0)
      await dialog.getByRole('button', { name: 'Submit' }).click({ timeout: 1000 });
    await expect(dialog).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await expect(toast(page, 'Approver saved.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('admin');
  await expect(first).toContainText('Direktur');
  await first.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('admin');
  await pick(page, 'Role', 'Kepala Gudang');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(first).toContainText('Kepala Gudang');

  await first.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Delete Role?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).click();
  await expect(first).toContainText('Kepala Gudang');
  await first.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Approver deleted.')).toBeVisible();
  const admin = page.getByRole('cell', { name: 'admin', exact: true });
  await expect(row(page, 'Kepala Gudang').filter({ has: admin })).toHaveCount(0);
});
