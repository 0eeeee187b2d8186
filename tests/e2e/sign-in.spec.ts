import { expect, signIn, test, toast, tokenOf } from './support/test.ts';

test('a signed-out visitor is brought to the sign-in, and after it to the landing screen', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page);
  await expect(page).toHaveURL(/\/dashboard\/product$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard\/product$/);
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

test('empty fields send nothing and say so', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => request.url().includes('/api/login') && sent++);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, 'Email or password cannot empty.')).toBeVisible();
  expect(sent).toBe(0);
});

test('a wrong password is refused with a message and keeps the name', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, 'Username or password is wrong.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('admin');
});

test('after ten wrong tries in a row the name has to wait, and is told so', async ({ page, request }) => {
  const data = { username: 'nobody-here', password: Buffer.from('wrong').toString('base64') };
  for (let i = 0; i < 10; i++) await request.post('/api/login/admin', { data });
  await page.goto('/login');
  await page.getByLabel('Username').fill('nobody-here');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, /too many/i)).toBeVisible();
});

test('the password travels base64-encoded and can be looked at', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Username').fill('admin');
  await password.fill('wholesale');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /show password/i }).click();
  await expect(password).toHaveAttribute('type', 'text');
  const [request] = await Promise.all([page.waitForRequest('**/api/login/admin'), password.press('Enter')]);
  expect(request.postDataJSON()).toMatchObject({
    username: 'admin',
    password: Buffer.from('wholesale').toString('base64'),
  });
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

test('"forgot password" says who helps', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /forgot/i }).click();
  await expect(page.getByRole('dialog')).toContainText(/Superadmin/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
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

test('an expired token sends to the sign-in', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/admin/**', (route) =>
    route.fulfill({ status: 400, json: { message: 'Token Expired.' } }),
  );
  await page.goto('/dashboard/brand');
  await expect(page).toHaveURL(/\/login/);
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
  for (const path of ['/api/admin/brand', '/api/admin/products', '/api/admin/category']) {
    const answer = await request.get(path, { headers });
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toMatchObject({ message: 'Role is not Authorized.' });
  }
});

test('unknown paths say so, signed out and signed in', async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page.getByText('Page not Found.')).toBeVisible();
  await signIn(page, 'admin', '/dashboard/nowhere');
  await expect(page.getByText('Page not Found.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Product' })).toBeVisible();
});
