import type { Locator } from 'playwright/test';
import { barriers, FRAME } from './support/axe.ts';
import { cutAt, sideways } from './support/cut.ts';
import { expect, fillDate, sessionOf, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test.use({ storageState: sessionOf('admin') });

const SCREENS = [
  '/dashboard/analytics',
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
  '/dashboard/promotion/edit/1',
  '/dashboard/promotion/detail-promotion/1',
];

const DARK = ['color-contrast'];

test('nothing of the screens keeps anyone out, light or dark, nor hangs over the edge of a phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  /** Looks at the screen in the light, in the dark (what does not depend on colours has been looked at) and narrow. */
  const look = async (path: string, without: readonly string[] = []) => {
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    found.push(...(await barriers(page, { without })).map((one) => `${path}: ${one}`));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    found.push(...(await barriers(page, { rules: DARK, without })).map((one) => `${path}, dark: ${one}`));
    await page.setViewportSize({ width: 390, height: 844 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(over, path).toBeLessThanOrEqual(0);
    const hasTable = (await page.locator('.list-scroll').count()) > 0;
    for (const width of hasTable ? [1024, 1280, 1366, 1440] : [1440])
      found.push(...(await cutAt(page, width)).map((one) => `${path}, ${one}`));
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/dashboard/account');
  await expect(page.getByRole('heading').first()).toBeVisible();
  for (const [index, path] of SCREENS.entries()) {
    await visit(page, path);
    await look(path, index > 0 ? FRAME : []);
  }
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  await look('/login');
  expect(found).toEqual([]);
});

test('conditions keep nobody out: groups, what is missing, a folded group, a menu, the choice', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  const look = async (state: string) =>
    found.push(...(await barriers(page, { without: FRAME })).map((one) => `${state}: ${one}`));
  await page.goto('/dashboard/promotion/add');
  // The buttons stand below the fields, beside the preview.
  const preview = page.getByRole('region', { name: 'Preview Informasi' });
  await expect(preview).toBeVisible();
  const left = async (part: Locator) => (await part.boundingBox())?.x ?? 0;
  expect(await left(page.getByRole('button', { name: 'Batal' }))).toBeLessThan(await left(preview));
  const product = page.getByRole('region', { name: 'Product' });
  await product.getByRole('button', { name: /^Tambah Kondisi/ }).click();
  await look('menu');
  await page.getByRole('menuitem', { name: 'Kondisi x Kondisi' }).click();
  await product.getByLabel('Pilih Filter').selectOption('kategori');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('region', { name: 'What is wrong' })).toBeVisible();
  await expect(product.getByText('Choose at least one.')).toBeVisible();
  await look('what is missing');
  await product.getByRole('button', { name: 'Pilih Kategori' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await look('the choice');
  await page.keyboard.press('Escape');
  await product.getByRole('button', { name: /^Collapse/ }).click();
  await look('folded');
  expect(found).toEqual([]);
});

const HARGA_CORET = '/dashboard/promo/harga-coret';

/** The least width at which each list is whole. Two lists of one screen never follow each other: each is a visit. */
const WHOLE_FROM = [
  ['/dashboard/transaction?state=0', 1024],
  [HARGA_CORET, 1024],
  ['/dashboard/transaction?state=1', 1024],
  ['/dashboard/product', 1366],
  ['/dashboard/transaction?state=2', 1024],
  ['/dashboard/user', 1366],
  ['/dashboard/transaction?state=3', 1024],
] as const;

for (const language of ['en', 'ar'])
  test(`every column of the orders is in sight from 1024 px, of products and users from 1366 px: ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await page.goto('/dashboard/account');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const [path, least] of WHOLE_FROM) {
      await visit(page, path);
      await expect(page.locator('tbody tr:not(.skeleton-row)').first()).toContainText(/./);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      for (const width of [1024, 1280, 1366, 1440, 1920].filter((width) => width >= least)) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => sideways(page), `${path} at ${width}`).toBe(0);
      }
    }
  });

test('what was measured in a stand-in does not count any more when the face has come', async ({ page }) => {
  await page.goto(HARGA_CORET);
  await expect(page.locator('tbody tr:not(.skeleton-row)').first()).toContainText(/./);
  const table = page.locator('.list-scroll table').first();
  const least = () => table.evaluate((one) => Number.parseFloat(getComputedStyle(one).minWidth));
  await expect.poll(least).toBeGreaterThan(0);
  const inStandIn = await least();
  await page.addStyleTag({ content: '.list-scroll :is(td, td *) { font-size: 9px !important; }' });
  await page.evaluate(() => document.fonts.dispatchEvent(new Event('loadingdone')));
  await expect.poll(least).toBeLessThan(inStandIn - 20);
});

test('every column is there: narrower cells at 1280 px, and at 1024 px it scrolls beside the name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard/product');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const place = page.locator('.list-scroll');
  const beyond = () => place.evaluate((one) => one.scrollWidth - one.clientWidth);
  await expect(page.getByRole('columnheader')).toHaveCount(10);
  await expect.poll(beyond).toBe(0);
  await page.setViewportSize({ width: 1024, height: 800 });
  // Icons alone until somebody opens it: the table has the room.
  await page.locator('[data-sidebar-switch]').click();
  await expect(page.getByRole('columnheader', { name: 'Brand' })).toBeAttached();
  await expect.poll(beyond).toBeGreaterThan(100);
  await place.evaluate((one) => one.scrollTo(one.scrollWidth, 0));
  const name = page.getByRole('row').nth(1).locator('.card-head');
  // The check box stands before the name, and stays as well.
  const box = page.getByRole('row').nth(1).getByRole('checkbox');
  const left = (await place.boundingBox())?.x ?? 0;
  const beside = async () => ((await name.boundingBox())?.x ?? 0) - left;
  await expect.poll(beside).toBeLessThan(48);
  await expect(box).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'Blocked' })).toBeInViewport();
  await page.setViewportSize({ width: 1920, height: 900 });
  const [content, footer] = [page.locator('main > div').first(), page.locator('main > footer')];
  expect((await footer.boundingBox())?.x).toBe((await content.boundingBox())?.x);
});

test('at 390 px lists are cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Products of the demo, not those that other journeys add.
  await page.goto('/dashboard/product?search=Padi+Mas');
  const [first, second] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)];
  await expect(first).toBeVisible();
  const box = await first.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
  expect(box?.height).toBeGreaterThan(56);
  await expect(second).toBeVisible();
  // The amount stands beside the name, whatever has no badge after its label; the whole card leads to the record.
  const price = await first.locator('.at-side').boundingBox();
  expect(price?.y).toBe((await first.locator('.card-head').boundingBox())?.y);
  const label = first.locator('td', { hasText: /-\d{4}$/ }).first();
  expect(await label.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('"SKU Code"');
  const small = await page
    .locator('main button:not(th *), main select, main .act')
    .evaluateAll((all) =>
      all.filter((one) => Math.min(one.clientHeight, one.clientWidth) < 42).map((one) => one.outerHTML),
    );
  expect(small).toEqual([]);
  await page.mouse.click((box?.x ?? 0) + 150, (box?.y ?? 0) + (box?.height ?? 0) - 12);
  await expect(page).toHaveURL(/\/dashboard\/product\/detail\/\d+$/);
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
  // On a phone the filters stand in a sheet.
  await page.getByRole('button', { name: 'عوامل التصفية' }).click();
  const start = page.locator('.day-range input').first();
  await fillDate(start, '2030-01-01');
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
  // Past the search and its filters: in a field a sign is typed.
  const inField = () =>
    page.evaluate(() => document.activeElement?.matches('input, select, textarea') ?? false);
  await page.keyboard.press('Tab');
  while (await inField()) await page.keyboard.press('Tab');
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
    // A vendor's library rejects with what is no Error; the page stays.
    await page.evaluate(async () => {
      void Promise.reject({ log: [] });
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
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
