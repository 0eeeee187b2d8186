import { expect, sessionOf, signIn, test, toast } from './support/test.ts';

/** Screens of which Customer Service has none, and what they look like to those who have them. */
const CLOSED = [
  '/dashboard/product',
  '/dashboard/category',
  '/dashboard/brand',
  '/dashboard/section',
  '/dashboard/news',
  '/dashboard/mutasi-bca',
  '/dashboard/driver',
  '/dashboard/location',
  '/dashboard/admin',
  '/dashboard/master-approval',
  '/dashboard/configs',
  '/dashboard/configs-middleware',
  '/dashboard/navlog',
];

const NOWHERE = [
  'product/detail/999999',
  'product/edit/999999',
  'product/logs/999999',
  'category/edit/999999',
  'brand/edit/999999',
  'sectionedit/999999',
  'section/999999/items',
  'user/edit/999999',
  'broadcast/detail/999999',
  'news/detail/999999',
  'news/edit/999999',
  'mutasi-bca/detail/999999',
  'driver/detail/nobody@example.test',
  'location/detail/NOWHERE',
  'admin/edit/999999',
];

test('screens of other roles lead somewhere else and say so', async ({ page }) => {
  await signIn(page, 'cs');
  const landing = page.url();
  for (const path of CLOSED) {
    await page.goto(path);
    await expect(toast(page, 'Role is not Authorized.'), path).toBeVisible();
    await expect(page, path).toHaveURL(landing);
  }
});

test.describe('a record that is not there', () => {
  test.use({ storageState: sessionOf('admin') });

  test('says so on every screen that shows one', async ({ page }) => {
    for (const path of NOWHERE) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByText('Not found.').first(), path).toBeVisible();
    }
  });
});
