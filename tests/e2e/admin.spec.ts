import { expect, row, sessionOf, test, toast } from './support/test.ts';

const LIST = '/dashboard/admin';

async function fill(
  page: import('playwright/test').Page,
  username: string,
  password: string,
  again = password,
) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Role').selectOption({ label: 'Customer Service' });
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password Confirmation', { exact: true }).fill(again);
}

test.describe('an Admin', () => {
  test.use({ storageState: sessionOf('admin') });
  test.beforeEach(async ({ page }) => void (await page.goto(LIST)));

  test('adds an account, changes it without a password, and deletes it', async ({ page, request }) => {
    await page.getByRole('link', { name: 'Add New Admin' }).click();
    await fill(page, 'uji-satu', 'rahasia-1');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Admin uji-satu saved.')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/admin$/);

    await page.goto(`${LIST}?search=uji-satu`);
    await row(page, 'uji-satu').getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByLabel('Role')).toContainText('Customer Service');
    await page.getByLabel('Role').selectOption({ label: 'IT Staff' });
    const sent = page.waitForRequest((one) => one.method() === 'PUT');
    await page.getByRole('button', { name: 'Save' }).click();
    const body = new URLSearchParams((await sent).postData() ?? '');
    expect([...body.keys()].sort()).toEqual(['id', 'role', 'username']);
    await expect(toast(page, 'Admin uji-satu saved.')).toBeVisible();
    const signedIn = await request.post('/api/login/admin', {
      data: { username: 'uji-satu', password: Buffer.from('rahasia-1').toString('base64') },
    });
    expect(signedIn.status()).toBe(200);

    await page.goto(`${LIST}?search=uji-satu`);
    await row(page, 'uji-satu').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Hapus data uji-satu?');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(toast(page, 'Admin uji-satu deleted.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'uji-satu' })).toHaveCount(0);
  });
});

test.describe('a Superadmin', () => {
  test.use({ storageState: sessionOf('superadmin') });
  test('resets a forgotten password: generated, copied, worth a sign-in', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${LIST}/add`);
    await fill(page, 'uji-lupa', 'terlupakan');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Admin uji-lupa saved.')).toBeVisible();

    await page.goto(LIST);
    // Nobody deletes their own account, so it is not offered.
    await expect(row(page, 'superadmin').getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(row(page, 'superadmin').getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await row(page, 'uji-lupa').getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Reset password' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Reset password of uji-lupa');
    await dialog.getByRole('button', { name: 'Generate password' }).click();
    const made = await dialog.getByLabel('Temporary password', { exact: true }).inputValue();
    expect(made).toMatch(/^(\w{4}-){3}\w{4}$/);
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(toast(page, 'Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(made);
    await dialog.getByRole('button', { name: 'Reset password' }).click();
    await expect(toast(page, 'The password of uji-lupa is reset.')).toBeVisible();
    await expect(dialog).toBeHidden();
    const signedIn = await page.request.post('/api/login/admin', {
      data: { username: 'uji-lupa', password: Buffer.from(made).toString('base64') },
    });
    expect(signedIn.status()).toBe(200);
  });
});
