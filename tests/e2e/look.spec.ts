import type { Locator, Page } from 'playwright/test';
import { barriers } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: process.env.ADMIN_SESSION });

const SCREENS = [
  '/dashboard/product',
  '/dashboard/product/add',
  '/dashboard/product/edit/1',
  '/dashboard/product/detail/1',
  '/dashboard/product/images/1',
  '/dashboard/category',
  '/dashboard/category/child/1',
  '/dashboard/category/add',
  '/dashboard/brand',
  '/dashboard/brand/edit/1',
  '/dashboard/configs',
  '/dashboard/section/1/items',
  '/dashboard/news/edit/1',
  '/dashboard/broadcast/add',
  '/dashboard/mutasi-bca',
  '/dashboard/location',
];

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading').first()).toBeVisible();
}

for (const scheme of ['light', 'dark'] as const) {
  test(`nothing of the ${scheme} screens keeps anyone out`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const found: string[] = [];
    const look = async (path: string) => {
      found.push(...(await barriers(page)).map((one) => `${path}: ${one}`));
    };
    for (const path of SCREENS) {
      await page.goto(path);
      await settled(page);
      await look(path);
    }
    await page.context().clearCookies();
    await page.goto('/login');
    await expect(page.getByLabel('Username')).toBeVisible();
    await look('/login');
    expect(found).toEqual([]);
  });
}

test('at 390 px nothing hangs over the edge and lists are cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/product');
  for (const path of SCREENS) {
    await page.goto(path);
    await settled(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
  await page.goto('/dashboard/product');
  const [first, second] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)];
  await expect(first).toBeVisible();
  const box = await first.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
  expect(box?.height).toBeGreaterThan(56);
  await expect(second).toBeVisible();
});

test('what is typed into rows, ranges and files keeps nobody out: dark, 390 px, Arabic', async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('language', 'ar'));
  const look = async () => {
    expect(await barriers(page), page.url()).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, page.url()).toBeLessThanOrEqual(0);
  };
  await page.goto('/dashboard/section/1/items');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const places = page.locator('input[name=ordering]');
  await places.first().fill('9999');
  await page.locator('.list-edit-count ~ button').last().click();
  await expect(places.first()).toHaveAttribute('aria-invalid', 'true');
  await look();
  await page.locator('.list-edit-count ~ button').first().click();

  await page.goto('/dashboard/mutasi-bca');
  const start = page.locator('.day-range input').first();
  await start.fill('2030-01-01');
  await start.blur();
  await expect(page.getByRole('alert')).toBeVisible();
  await look();

  for (const entry of [0, 1, 3]) {
    await page.goto('/dashboard/product');
    await page.locator('main [aria-haspopup=menu]').first().click();
    await page.getByRole('menuitem').nth(entry).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.locator('.form-message').first()).toBeVisible();
    await look();
  }
});

test('the sidebar of a narrow screen closes on a click outside it', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await page.goto('/dashboard/product');
  const brand = page.getByRole('link', { name: 'Brand', exact: true });
  await page
    .getByRole('button', { name: /menu|navigation/i })
    .first()
    .click();
  await expect(page.getByRole('navigation').getByText('Product').first()).toBeInViewport();
  await page.mouse.click(900, 500);
  await expect(brand).not.toBeInViewport();
});

test('a list is worked by keyboard alone', async ({ page }) => {
  await page.goto('/dashboard/product');
  await expect(page.getByRole('row')).toHaveCount(11);
  // The shape of the rows to come is rows as well.
  await expect(page.getByRole('row').nth(1)).toContainText('Rp');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=a/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('when our own code fails', () => {
  test.use({ expectedErrors: [/.*/] });
  test('an unhandled rejection replaces the view with the specified text and a way on', async ({ page }) => {
    await page.goto('/dashboard/product');
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.evaluate(() => {
      void Promise.reject(new Error('a bug'));
    });
    await expect(
      page.getByText('Something went wrong. Please refresh the page or try again later.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('row')).toHaveCount(11);
  });
});

test('a language is chosen in the profile menu and kept; Arabic is drawn from right to left', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto('/dashboard/product');
  await page.getByRole('banner').getByRole('button', { name: 'admin' }).click();
  await page.getByLabel('Language').selectOption('id');
  await expect(page.getByRole('columnheader').filter({ hasText: 'Harga' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');

  await page.getByRole('banner').getByRole('button', { name: 'admin' }).click();
  await page.getByRole('dialog').getByRole('combobox').selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const boxOf = async (locator: Locator) =>
    (await locator.boundingBox()) ?? { x: Number.NaN, y: 0, width: 0, height: 0 };
  const main = await boxOf(page.locator('main'));
  expect((await boxOf(page.getByRole('navigation').first())).x).toBeGreaterThan(main.x);
  const more = page.locator('[data-more]').first();
  await more.click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  // It hangs on the button's outer edge, and opens towards the page.
  const [button, list] = [await boxOf(more), await boxOf(menu)];
  expect(Math.abs(list.x - button.x)).toBeLessThan(8);
  await page.keyboard.press('Escape');

  await page.goto('/dashboard/brand');
  await page.locator('[data-act="deactivate"]').first().click();
  const [cancel, submit] = await Promise.all([
    boxOf(page.getByRole('alertdialog').getByRole('button').first()),
    boxOf(page.getByRole('alertdialog').getByRole('button').last()),
  ]);
  expect(cancel.x - (submit.x + submit.width)).toBe(8);
  await page.keyboard.press('Escape');

  await page.goto('/dashboard/product/edit/1');
  const name = page.locator('main input').first();
  await expect(name).not.toHaveValue('');
  expect(await name.evaluate((input) => getComputedStyle(input).unicodeBidi)).toBe('plaintext');
  expect(await barriers(page)).toEqual([]);
});
