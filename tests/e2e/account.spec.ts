import { expect, png, signIn, test, toast } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'itstaff');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /IT Staff/ })
    .click();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/dashboard\/account$/);
});

test('a name and a picture are changed, and the shell shows them at once', async ({ page }) => {
  await expect(page.getByRole('main')).toContainText('itstaff');
  await expect(page.getByRole('main')).toContainText('Kantor Pusat');
  await page.getByLabel('Admin name').fill('Dimas P.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'saya.png', mimeType: 'image/png', buffer: png() });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Account saved.')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^\/files\/[0-9a-f]+\.png$/);
  await expect(page.getByText('saya.png')).toHaveCount(0);
  await page.reload();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /IT Staff/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Dimas P.');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Admin name')).toHaveValue('Dimas P.');
});

test('an empty name is refused, and nothing is sent', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => request.method() === 'POST' && sent++);
  await page.getByLabel('Admin name').fill('');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Name cannot be empty.')).toBeVisible();
  expect(sent).toBe(0);
});

test('a picture that is too large or none stays and blocks the submit until it is replaced', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => request.method() === 'POST' && sent++);
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  await expect(toast(page, 'File must be image type.')).toBeVisible();
  await input.setInputFiles({ name: 'besar.png', mimeType: 'image/png', buffer: png(2_000_001) });
  await expect(toast(page, 'Max file size is 2MB')).toBeVisible();
  await expect(page.getByText('besar.png')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toBe(0);
  await input.setInputFiles({ name: 'kecil.png', mimeType: 'image/png', buffer: png() });
  await expect(input).not.toHaveAttribute('aria-invalid', 'true');
  await page.waitForTimeout(900);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Account saved.')).toBeVisible();
});
