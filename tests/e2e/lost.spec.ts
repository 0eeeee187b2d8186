import type { Page } from 'playwright/test';
import { expect, sessionOf, test, toast } from './support/test.ts';

test.use({
  storageState: sessionOf('admin'),
  expectedErrors: [/preload|imported module|ERR_|status of 500/i],
});

const name = (page: Page) => page.getByLabel('Brand Name');
const menu = (page: Page, label: string) => page.getByRole('link', { name: label, exact: true }).first();

/** A form with something typed, in a page that has had time to load what tells of failures. */
async function typing(page: Page, text: string): Promise<void> {
  await page.goto('/dashboard/brand/add');
  await name(page).fill(text);
  // A page that is loaded again has lost it.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expect.poll(() => page.evaluate(loadedScripts)).toMatch(/dialogs/);
}

function loadedScripts(): string {
  return performance
    .getEntriesByType('resource')
    .map(({ name: address }) => address)
    .join(' ');
}

const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

for (const [what, leave, comeBack, isAskedFor, said] of [
  [
    'without a network',
    (page: Page) => page.context().setOffline(true),
    (page: Page) => page.context().setOffline(false),
    false,
    'The server cannot be reached.',
  ],
  [
    'with a server that is gone',
    (page: Page) => page.route('**', (route) => route.abort('connectionrefused')),
    (page: Page) => page.unroute('**'),
    true,
    // The browser does not tell it from an answer that was lost.
    'No answer came',
  ],
] as const)
  test(`${what} the page stays, says so, and goes on afterwards`, async ({ page }) => {
    await typing(page, 'Merek Tanpa Jaringan');
    // What saves is loaded once the form is at rest.
    await expect.poll(() => page.evaluate(loadedScripts)).toContain('save-form');
    await leave(page);
    await menu(page, 'Category').hover();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, said)).toBeVisible();
    await menu(page, 'Category').click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(name(page)).toHaveValue('Merek Tanpa Jaringan');
    await menu(page, 'Category').click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByText('A part of the page could not be loaded.')).toBeVisible();
    await comeBack(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    // Some browsers never ask again for a module that did not come: Retry then loads the page anew.
    if (!isAskedFor) expect(await isSamePage(page)).toBe(true);
  });

test('a new release reloads the page only when nothing is typed, and a closed tab loses no draft', async ({
  page,
  context,
}) => {
  await typing(page, 'Merek Rilis');
  // Releases are followed once the page rests.
  const rested = (shown: Page) => expect.poll(() => shown.evaluate(loadedScripts)).toContain('rested-page');
  await rested(page);
  const build = (await (await page.request.get('/')).text()).replace(/(src="\/assets\/)/, '$1new-');
  await page.route('**/assets/category*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(
    (address) => address.pathname === '/',
    (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ body: build }) : route.continue(),
  );
  await menu(page, 'Category').hover();
  await expect(toast(page, 'There is a new version of this page.')).toBeVisible();
  expect(await isSamePage(page)).toBe(true);

  page.on('dialog', (dialog) => dialog.accept());
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto('/dashboard/brand/add');
  await expect(name(next)).toHaveValue('Merek Rilis');
  await next.getByRole('button', { name: 'Discard' }).click();
  await expect(name(next)).toHaveValue('');
  await rested(next);
  await next.evaluate(() => Object.assign(window, { isSamePage: true }));
  await next.route('**/assets/category*', (route) => route.fulfill({ status: 404, body: '' }));
  await next.route(
    (address) => address.pathname === '/',
    (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ body: build }) : route.continue(),
  );
  await menu(next, 'Category').hover();
  await next.waitForFunction(() => !('isSamePage' in window));
});

test('nothing unseen is deleted: Delete All waits for the rows', async ({ page }) => {
  await page.route('**/api/admin/section*/**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard/section/1/items');
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete All' })).toBeDisabled();
});
