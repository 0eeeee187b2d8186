import { expect, sessionOf, test } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

test('the calls of the ERP are searched in all fields or in one', async ({ page }) => {
  await page.goto('/dashboard/navlog');
  await expect(page.getByRole('columnheader')).toHaveText(['ID', 'Time', 'URL', 'Method', 'Message']);
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByLabel('Field', { exact: true }).selectOption('method');
  await page.getByRole('searchbox').fill('patch');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/field=method/);
  for (const cell of await page.getByRole('row').locator('td:nth-child(4)').all()) {
    await expect(cell).toHaveText('PATCH');
  }
  await page.getByLabel('Field', { exact: true }).selectOption('message');
  await expect(page.getByText(/patch/).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'NAV' })).toHaveCount(0);
});
