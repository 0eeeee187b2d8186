import { barriers } from './support/axe.ts';
import { expect, sessionOf, test, toast } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

test('a sync is followed in the top bar on every page, and its end is told once', async ({ page }) => {
  await page.goto('/dashboard/product');
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Sync Price' }).click();
  await expect(toast(page, 'Sync Price has started.')).toBeVisible();
  const tray = page.getByRole('region', { name: 'Work in progress' });
  await expect(tray).toBeVisible();
  await page
    .getByRole('link', { name: 'Brand', exact: true })
    .or(page.getByRole('button', { name: 'Master' }))
    .first()
    .click();
  await expect(tray).toBeVisible();
  await expect(toast(page, /^Sync Price: \d+ prices updated, \d+ unchanged\./)).toBeVisible();
  await expect(toast(page, 'Sync Price has started.')).toHaveCount(0);
  await tray.getByRole('button', { name: 'Sync Price:' }).click();
  await expect(tray.getByText(/\d+ prices updated, \d+ unchanged\./)).toBeVisible();
  expect(await barriers(page, { where: 'section[aria-label="Work in progress"]' })).toEqual([]);
  await tray.getByRole('button', { name: 'Hide' }).click();
  await expect(tray).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/jobs') || url.includes('job-tray'))).toEqual([]);
});

test('a sync of one product stands beside its prices, and refreshes them when it has ended', async ({
  page,
}) => {
  await page.goto('/dashboard/product/detail/1');
  const inventories = page.getByRole('region', { name: 'Inventories' });
  const again = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/products/1'));
  await inventories.getByRole('button', { name: 'Sync' }).click();
  await again;
  const tray = page.getByRole('region', { name: 'Work in progress' });
  await expect(tray).toContainText(/\d+ stocks? updated, \d+ unchanged\./);

  // What came of it can be looked up later.
  await tray.getByRole('button', { name: 'Sync Stock:' }).click();
  await tray.getByRole('link', { name: 'All jobs' }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs$/);
  const first = page.locator('tbody tr').first();
  await expect(first).toContainText('Done');
  await expect(first).toContainText(/\d+ stocks? updated, \d+ unchanged\./);
  await expect(first).toContainText('admin');
  await expect(first.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await first.getByRole('link').first().click();
  await expect(page.locator('main').getByText(/\d+ stocks? updated/)).toBeVisible();
  expect(await barriers(page, { where: 'main' })).toEqual([]);
});
