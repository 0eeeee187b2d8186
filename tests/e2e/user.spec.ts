import { expect, row, signIn, test, toast } from './support/test.ts';

const LIST = '/dashboard/user';

async function choose(page: import('playwright/test').Page, shop: string, item: string) {
  await row(page, shop).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('Customer Service edits an owner, never to nothing, and syncs one shop or all', async ({ page }) => {
  await signIn(page, 'cs', `${LIST}?search=Toko+Lestari`);
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
  await signIn(page, 'cs', `${LIST}?search=Toko+Pelangi`);
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
