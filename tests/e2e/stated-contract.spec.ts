import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright/test';
import type { DeclaredEndpoint } from '../../core/declared.ts';
import { product } from '../../src/generated/product/product.ts';
import { type RunningProduct, startProduct, temporaryFolder } from './support/product-process.ts';
import { test as base, expect, row, signIn } from './support/test.ts';

// The page before an API of the stated contract alone: our own server, passed on by one that names no extension.
const test = base.extend<object, { stated: RunningProduct }>({
  stated: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are used
    async ({}, use) => {
      const folder = temporaryFolder('stated');
      const env = { ADMIN_API_URL: process.env.BASE_URL ?? '' };
      const running = await startProduct(join(folder, 'data'), { env });
      await use(running);
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stated }, use) => use(stated.url),
});

/** Read by the worker alone: whoever only lists the journeys need not translate what all calls are made of. */
let endpoints: readonly DeclaredEndpoint[] = [];
test.beforeAll(async () => {
  ({ endpoints } = await import('../../server/generated/endpoints.ts'));
});

const inMenu = new Set(
  product.navigation.flatMap(({ screen, children = [] }) => [
    screen,
    ...children.map((child) => child.screen),
  ]),
);

/** Ids of the extensions that the page asks for; there must be none. */
function watchExtensions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const extension = extensionOf(request);
    if (extension) asked.push(extension);
    if (/[?&](sort|dir)=/.test(request.url())) asked.push(`sorting: ${request.url()}`);
  });
  return asked;
}

/** The extension that a call means. The endpoints stand in the order in which a router tries them. */
function extensionOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  const found = endpoints.find(({ method, path }) => {
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return method === request.method() && pattern.test(pathname);
  });
  return found?.operations.every(({ extension }) => extension) ? found.operations[0]?.id : undefined;
}

test('every screen of the menu works without a single extension', async ({ page }) => {
  test.setTimeout(120_000);
  const asked = watchExtensions(page);
  await signIn(page, 'superadmin');
  const screens = product.screens.filter(({ id, extension }) => inMenu.has(id) && !extension);
  expect(screens.length).toBeGreaterThan(8);
  for (const { route: address } of screens) {
    await page.goto(address);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('main').locator('tbody tr td, strong').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    const edit = page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).first();
    if ((await edit.count()) === 0) continue;
    await edit.click();
    await expect(page.getByRole('main').locator('form')).toBeVisible();
  }
  await page.goto('/dashboard/account');
  await expect(page.getByLabel('Admin name')).toBeVisible();
  expect(asked).toEqual([]);
});

test('a record that no call gives by its id is found again in the list after a reload', async ({ page }) => {
  const asked = watchExtensions(page);
  await signIn(page, 'superadmin', '/dashboard/brand?page=2');
  const line = page.getByRole('row').nth(2);
  await expect(line.getByRole('link', { name: 'Edit' })).toBeVisible();
  const texts = await line.getByRole('cell').allTextContents();
  await line.getByRole('link', { name: 'Edit' }).click();
  const name = await page.getByLabel('Brand Name').inputValue();
  expect(texts).toContain(name);
  await page.reload();
  await expect(page.getByLabel('Brand Name')).toHaveValue(name);

  await page.goto('/dashboard/brand/edit/999999');
  await expect(page.getByText('This record was not found.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to Brand' }).click();
  await expect(page).toHaveURL(/\/dashboard\/brand$/);
  expect(asked).toEqual([]);
});

test('what only our server can do is not offered', async ({ page }) => {
  const asked = watchExtensions(page);
  await signIn(page, 'superadmin', '/dashboard/admin');
  const line = row(page, 'itstaff');
  await expect(line.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(line.getByRole('button', { name: 'More actions' })).toHaveCount(0);
  await page.goto('/dashboard/admin/reset/1');
  await expect(page.getByText('Page not Found.')).toBeVisible();
  expect(asked).toEqual([]);
});
