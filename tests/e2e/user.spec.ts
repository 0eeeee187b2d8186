import { expect, row, sessionOf, test, toast, tokenOf } from './support/test.ts';

const LIST = '/dashboard/user';
test.use({ storageState: sessionOf('cs') });

async function choose(page: import('playwright/test').Page, shop: string, item: string) {
  await row(page, shop).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('Customer Service edits an owner, never to nothing, and syncs one shop or all', async ({ page }) => {
  await page.goto(`${LIST}?search=Toko+Lestari`);
  await row(page, 'Toko Lestari').getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Owner Name').fill('');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please fill this field.').first()).toBeVisible();
  await page.getByLabel('Owner Name').fill('Ibu Lestari');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'User Toko Lestari saved.')).toBeVisible();

  await page.goto(`${LIST}?search=Ibu+Lestari`);
  const tray = page.getByRole('region', { name: 'Work in progress' });
  await choose(page, 'Toko Lestari', 'Sync');
  await expect(toast(page, 'Sync User has started.')).toBeVisible();
  await expect(tray).toContainText('0 shops added, 0 updated, 1 unchanged.');
  await page.getByRole('button', { name: 'Sync All User' }).click();
  await expect(tray).toContainText(/0 shops added, 0 updated, [1-9]\d* unchanged\./);
  // What staff have written stays.
  await expect(row(page, 'Toko Lestari')).toContainText('Ibu Lestari');
});

test('a password is reset after a question, and shown once, to be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${LIST}?search=Toko+Pelangi`);
  await choose(page, 'Toko Pelangi', 'Reset Password');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Reset the password of Toko Pelangi?');
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await choose(page, 'Toko Pelangi', 'Reset Password');
  await question.getByRole('button', { name: 'Reset Password' }).click();
  const dialog = page.getByRole('dialog');
  const password = await dialog.getByLabel('Temporary password').inputValue();
  expect(password).toMatch(/^(\w{4}-){3}\w{4}$/);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
});

test('shops are found in the field that is chosen, and not in others', async ({ page }) => {
  await page.goto(LIST);
  for (const name of ['ID', 'NAV ID', 'Name', 'Shop', 'Phone', 'Status', 'Action']) {
    await expect(page.getByRole('columnheader').filter({ hasText: name }).first()).toBeVisible();
  }
  const field = page.getByLabel('Field', { exact: true });
  await expect(field.getByRole('option')).toHaveText([
    'All',
    'Owner Name',
    'Shop Name',
    'Nav ID',
    'Phone Number',
  ]);
  await field.selectOption('Shop Name');
  await page.getByRole('searchbox').fill('wijaya');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/field=shop_name/);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(row(page, 'Toko Wijaya')).toBeVisible();
  await field.selectOption('Phone Number');
  await expect(page.getByRole('row').filter({ hasText: 'Toko Wijaya' })).toHaveCount(0);
  await field.selectOption('All');
  await expect(row(page, 'Toko Wijaya')).toBeVisible();
  await expect(page).not.toHaveURL(/field=/);
});

test('a shop is switched off and on after a question', async ({ page }) => {
  await page.goto(`${LIST}?search=Toko+Wijaya`);
  await choose(page, 'Toko Wijaya', 'Deactivate');
  await expect(page.getByRole('alertdialog')).toContainText('Deactive data Toko Wijaya?');
  await page.getByRole('button', { name: 'Batal' }).click();
  await expect(row(page, 'Toko Wijaya')).not.toContainText('Inactive');
  await choose(page, 'Toko Wijaya', 'Deactivate');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, 'Toko Wijaya is inactive.')).toBeVisible();
  await expect(row(page, 'Toko Wijaya')).toContainText('Inactive');
  await choose(page, 'Toko Wijaya', 'Activate');
  await expect(page.getByRole('alertdialog')).toContainText('Active data Toko Wijaya?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect(row(page, 'Toko Wijaya')).not.toContainText('Inactive');
});

test('a wish to have data changed is marked as processed, once', async ({ page, request }) => {
  await page.goto(LIST);
  await page.goto(`${LIST}?search=Toko+Sumber+Rejeki`);
  await choose(page, 'Toko Sumber Rejeki', 'Update Info');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Info · Toko Sumber Rejeki');
  for (const name of [
    'Store Name',
    'Store Address',
    'Owner Name',
    'Email',
    'Phone Number',
    'Status',
    'Created At',
  ])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  const wish = row(page, 'Toko Sumber Rejeki Baru');
  await expect(wish).toContainText('Pending');
  await wish.getByRole('button', { name: 'Process' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Process' }).click();
  await expect(toast(page, 'Update info of Toko Sumber Rejeki Baru processed.')).toBeVisible();
  await expect(wish).toContainText('Processed');
  await expect(wish.getByRole('button', { name: 'Process' })).toHaveCount(0);

  // Somebody else is quicker.
  await page.goto(`${LIST}/update-info/4`);
  const other = row(page, 'Pending');
  await expect(other).toBeVisible();
  const headers = { authorization: `Bearer ${await tokenOf(request, 'cs')}` };
  const listed = await (await request.get('/api/admin/users/update-info/4?page=1', { headers })).json();
  const { id } = listed.data.data.find(({ status }: { status: number }) => status === 0);
  await request.get(`/user/4/update-info/${id}/process`, { headers });
  await other.getByRole('button', { name: 'Process' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Process' }).click();
  await expect(toast(page, 'You have done this already: Process.')).toBeVisible();
});
