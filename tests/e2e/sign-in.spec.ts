import { expect, signIn, test, toast, tokenOf } from './support/test.ts';

test('a signed-out visitor is brought to the sign-in, and after it to the landing screen', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page);
  await expect(page).toHaveURL(/\/dashboard\/analytics$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard\/analytics$/);
});

test('a protected address without a session leads to the sign-in and, signed in, back to it', async ({
  page,
}) => {
  await page.goto('/dashboard/brand?search=a');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('wholesale');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/brand\?search=a$/);
});

test('a sign-in that cannot be loaded says so in its place, and loads with Retry', async ({ page }) => {
  await page.route('**/assets/sign-in-*.js', (route) => route.abort('connectionrefused'));
  await page.goto('/dashboard/brand');
  await expect(page.getByRole('alert')).toContainText('Check the connection and try again.');
  await expect(page.getByRole('alert')).toContainText('What you saved is safe. Try again in a moment.');
  await page.unroute('**/assets/sign-in-*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
});

test('"remember" prefills the name next time, never the password', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('superadmin');
  await page.getByLabel('Password', { exact: true }).fill('wholesale');
  await page.getByLabel(/remember/i).check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: /superadmin/ }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Username')).toHaveValue('superadmin');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('logging out revokes the token on the server', async ({ page, request }) => {
  await signIn(page);
  const sent = page.waitForRequest((one) => one.url().includes('/api/admin/') && one.method() === 'GET');
  await page.reload();
  const authorization = (await sent).headers().authorization ?? '';
  expect(authorization).toMatch(/^Bearer .{20,}/);
  await page.getByRole('button', { name: /admin/ }).click();
  const revoked = page.waitForResponse('**/api/logout');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await revoked;
  await expect(page).toHaveURL(/\/login$/);
  const answer = await request.get('/api/admin/brand', { headers: { authorization } });
  expect(answer.status()).toBe(401);
  expect(await answer.json()).toMatchObject({ message: 'Token Expired.' });
});

test('a role without the screen is turned back with a message, and refused by the server', async ({
  page,
  request,
}) => {
  await signIn(page, 'cs');
  await page.goto('/dashboard/brand');
  await expect(toast(page, 'Role is not Authorized.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Brand' })).toHaveCount(0);
  const headers = { authorization: `Bearer ${await tokenOf(request, 'cs')}` };
  for (const path of ['/api/admin/brand', '/api/admin/category', '/api/admin/locations']) {
    const answer = await request.get(path, { headers });
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toMatchObject({ message: 'Role is not Authorized.' });
  }
});
