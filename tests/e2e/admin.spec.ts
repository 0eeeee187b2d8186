import { complaint, expect, row, sessionOf, signIn, test, toast, tokenOf } from './support/test.ts';

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

  test('sees the accounts with their roles in words', async ({ page }) => {
    for (const name of ['ID', 'Username', 'Role']) {
      await expect(page.getByRole('columnheader').filter({ hasText: name }).first()).toBeVisible();
    }
    await expect(row(page, 'itstaff')).toContainText('IT Staff');
    await expect(row(page, 'cs')).toContainText('Customer Service');
  });

  test('adds an account, changes it without a password, and deletes it', async ({ page, request }) => {
    await page.getByRole('link', { name: 'Add New Admin' }).click();
    await fill(page, 'uji-satu', 'rahasia');
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
      data: { username: 'uji-satu', password: Buffer.from('rahasia').toString('base64') },
    });
    expect(signedIn.status()).toBe(200);

    await page.goto(`${LIST}?search=uji-satu`);
    await row(page, 'uji-satu').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Hapus data uji-satu?');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(toast(page, 'Admin uji-satu deleted.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'uji-satu' })).toHaveCount(0);
  });

  test('is told what is missing, and that the passwords differ; nothing is sent', async ({ page }) => {
    await page.goto(`${LIST}/add`);
    let sent = 0;
    page.on('request', (request) => request.method() === 'POST' && sent++);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(complaint(page, 'Please Fill all Fields')).toBeVisible();
    await fill(page, 'uji-dua', 'satu', 'dua');
    await page.waitForTimeout(900);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Password confirmation does not match.')).toBeVisible();
    expect(sent).toBe(0);
  });

  test('may not touch a Superadmin: it is not offered, and the server refuses', async ({ page, request }) => {
    await expect(row(page, 'superadmin').getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await expect(row(page, 'superadmin').getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await page.goto(`${LIST}/add`);
    await fill(page, 'uji-tiga', 'satu');
    await page.getByLabel('Role').selectOption({ label: 'Superadmin' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Only a Superadmin may add, change or delete a Superadmin.')).toBeVisible();
    const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
    expect((await request.delete('/api/admin/user-admin/2', { headers })).status()).toBe(403);
  });
});

test('a Superadmin resets a forgotten password: generated, copied, worth a sign-in', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'superadmin', `${LIST}/add`);
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

test('Customer Service does not get there', async ({ page }) => {
  await signIn(page, 'cs', LIST);
  await expect(toast(page, 'Role is not Authorized.')).toBeVisible();
});
