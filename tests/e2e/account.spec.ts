import { expect, png, sessionOf, test, toast } from './support/test.ts';

test.use({ storageState: sessionOf('itstaff') });
test.beforeEach(async ({ page }) => {
  await page.goto('/');
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
