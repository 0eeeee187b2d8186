import { expect, row, signIn, test, toast } from './support/test.ts';

const LIST = '/dashboard/location';

test('Sync takes the locations over from the ERP and marks those that are gone', async ({ page }) => {
  await signIn(page, 'admin', LIST);
  await page.getByRole('button', { name: 'Sync', exact: true }).click();
  await expect(toast(page, 'Sync Location has started.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Work in progress' })).toContainText(/\d+ locations added/);
  await expect(row(page, 'TK-PALEMBANG')).toBeVisible();
  await row(page, 'TK-PALEMBANG').getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { name: 'Titik Kirim Sukarami, Palembang' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sync', exact: true })).toBeVisible();
  await page.goto(`${LIST}/detail/TK-MAKASSAR`);
  await expect(page.getByRole('definition').last()).toHaveText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await page.goto('/dashboard/navlog?search=Locations');
  await expect(page.getByRole('row').filter({ hasText: 'Locations' }).first()).toBeVisible();
});

test('a location that is not there says so, and Customer Service does not get there', async ({ page }) => {
  await signIn(page, 'admin', `${LIST}/detail/NOWHERE`);
  await expect(page.getByText('Not found.')).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'cs', LIST);
  await expect(toast(page, 'Role is not Authorized.')).toBeVisible();
});
