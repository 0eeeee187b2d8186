import { complaint, expect, row, sessionOf, test, toast } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });
test.beforeEach(async ({ page }) => void (await page.goto('/dashboard/master-approval')));

async function pick(page: import('playwright/test').Page, label: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('the list shows what the specification names, numbered from 1 on the page', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Master Approval' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['No', 'Nama', 'Role', 'User', 'Action']);
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1');
  await expect(page.getByRole('row').nth(2).getByRole('cell').first()).toHaveText('2');
  await page.getByRole('searchbox').fill('direktur');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('an approver is added, changed under their name, and deleted', async ({ page }) => {
  await page.getByRole('button', { name: 'Add New Approver' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Add Approver');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(complaint(page, 'User or Role cannot empty.')).toBeVisible();
  await pick(page, 'Role', 'Direktur');
  await pick(page, 'User', 'itstaff');
  // A refused form takes no other press for a moment.
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(toast(page, 'Approver saved.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(dialog).toHaveCount(0);

  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('itstaff');
  await expect(first).toContainText('Direktur');
  await first.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('itstaff');
  await pick(page, 'Role', 'Manajer Penjualan');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(first).toContainText('Manajer Penjualan');

  await first.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Delete Role?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).click();
  await expect(first).toContainText('Manajer Penjualan');
  await first.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Approver deleted.')).toBeVisible();
  await expect(row(page, 'Manajer Penjualan').filter({ hasText: 'itstaff' })).toHaveCount(0);
});

test('choices that are opened before the record has come are there when it has', async ({ page }) => {
  await page.route(/\/api\/admin\/master\/approval\/\d+$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const arrived = page.waitForResponse(/\/api\/admin\/master\/approval\/\d+$/);
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Role', { exact: true }).click();
  await expect(page.getByRole('option', { name: 'Direktur', exact: true })).toBeVisible();
  await arrived;
  await expect(page.getByRole('dialog').getByRole('status').first()).not.toContainText('Loading');
  await expect(page.getByRole('option', { name: 'Direktur', exact: true })).toBeVisible();
  await page.getByRole('option', { name: 'Manajer Penjualan', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Role', { exact: true })).toHaveValue('Manajer Penjualan');
});

test('an approver whose role is lost cannot be saved without one', async ({ page }) => {
  await page.route('**/api/admin/master/approval**', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll('"role":4', '"role":null').replaceAll('Direktur', '');
    await route.fulfill({ response: answer, body: text });
  });
  await page.reload();
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Role cannot empty.')).toBeVisible();
});
