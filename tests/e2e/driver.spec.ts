import { expect, row, sessionOf, test, toast } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

test('Sync takes the drivers over from the ERP, from the list and from a driver', async ({ page }) => {
  await page.goto('/dashboard/driver');
  await page.getByRole('button', { name: 'Sync', exact: true }).click();
  await expect(toast(page, 'Sync Driver has started.')).toBeVisible();
  const tray = page.getByRole('region', { name: 'Work in progress' });
  await expect(tray).toContainText(/\d+ drivers? added, \d+ updated/);
  await page.goto('/dashboard/driver?search=DRV-013');
  await row(page, 'DRV-013').getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(/\/dashboard\/driver\/detail\/yusuf%40armada\.example\.test$/);
  await page.getByRole('button', { name: 'Sync', exact: true }).click();
  await expect(tray).toContainText('0 drivers added, 0 updated');
});
