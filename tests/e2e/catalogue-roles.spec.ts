import type { Page } from 'playwright/test';
import { type Account, expect, signIn, test, toast } from './support/test.ts';

/** Tries every address as somebody who may not; each leads to `home`. */
async function turnedBack(page: Page, account: Account, paths: readonly string[], home: RegExp) {
  await signIn(page, account);
  await expect(page).toHaveURL(home);
  for (const path of paths) {
    await page.goto(`/dashboard/${path}`);
    await expect(page, path).toHaveURL(home);
  }
  await expect(toast(page, 'Role is not Authorized.')).toBeVisible();
}

test('the catalogue is not for Customer Service, whatever the address', async ({ page }) => {
  test.slow();
  const product = ['', '/add', '/edit/1', '/detail/1', '/logs/1', '/images/1', '/price/1', '/discount/1'];
  const discount = [
    '/discount/1/add',
    '/discount/1/edit',
    '/bulk-action',
    '/mass-upload-qty',
    '/mass-upload-image',
  ];
  const category = ['', '/add', '/edit/1', '/child/1', '/child/1/add', '/child/12/edit'];
  const paths = [
    ...[...product, ...discount].map((path) => `product${path}`),
    ...category.map((path) => `category${path}`),
    ...['', '/add', '/edit/1'].map((path) => `brand${path}`),
  ];
  await turnedBack(page, 'cs', paths, /\/dashboard\/user$/);
});

test('shops are not for IT staff, whatever the address', async ({ page }) => {
  const paths = ['', '/edit/1', '/otplog/1', '/update-info/1', '/bulk-action'].map((path) => `user${path}`);
  await turnedBack(page, 'itstaff', paths, /\/dashboard\/account$/);
});
