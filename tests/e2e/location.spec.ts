import { expect, row, sessionOf, test, toast } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

const LIST = '/dashboard/location';

test('Sync takes the locations over from the ERP and marks those that are gone', async ({ page }) => {
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Sync', exact: true }).click();
  await expect(toast(page, 'Sync Location has started.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Work in progress' })).toContainText(/\d+ locations? added/);
  await expect(row(page, 'TK-PALEMBANG')).toBeVisible();
  await row(page, 'TK-PALEMBANG').getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { name: 'Titik Kirim Sukarami, Palembang' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sync', exact: true })).toBeVisible();
  await page.goto(`${LIST}/detail/TK-MAKASSAR`);
  await expect(page.getByRole('definition').last()).toHaveText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await page.goto('/dashboard/navlog?search=Locations');
  await expect(page.getByRole('row').filter({ hasText: 'Locations' }).first()).toBeVisible();
});
