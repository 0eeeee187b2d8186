import type { Page } from 'playwright/test';
import { expect, row, sessionOf, test, toast } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });
test.beforeEach(async ({ page }) => void (await page.goto('/dashboard/configs')));

const REFUSED = 'Please input false or true value.';

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
}
const rows = (page: Page) => page.locator('tbody tr');
const edit = (page: Page, key: string) => row(page, key).getByRole('button', { name: 'Edit' }).click();
const value = (page: Page, key: string) => page.getByLabel(`Value of ${key}`);

test('pages by ten with Page x of y, and sorts by key', async ({ page }) => {
  await expect(page.getByText('Page 1 of 4')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 4')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 1 of 4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await page.getByRole('button', { name: 'Previous page' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Next page' })).toBeFocused();
  await page.getByRole('columnheader').getByRole('button', { name: 'Key' }).click();
  await page.getByRole('columnheader').getByRole('button', { name: 'Key' }).click();
  await expect(page.getByRole('columnheader', { name: 'Key' })).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).first()).toContainText('terms_url');
});

test('while the rows are on their way their shape is seen, and nobody is read rows of nothing', async ({
  page,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/admin/configs*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('row')).toHaveCount(1);
  answer();
  await expect(row(page, 'app_min_version_ios')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('a key is found without a call; a search without a match can be cleared', async ({ page }) => {
  // Counted from the start: while the rows are loading their shape is there already, and so are ten of them.
  // The visit before this one asks as well, and may do so only now.
  await expect(row(page, 'app_min_version_ios')).toBeVisible();
  let calls = 0;
  page.on('request', (request) => request.url().includes('/api/admin/configs') && calls++);
  await page.reload();
  await expect(row(page, 'app_min_version_ios')).toBeVisible();
  await search(page, 'INVOICE');
  await expect(rows(page)).toHaveCount(2);
  await search(page, 'tidak ada begini');
  await expect(page.getByText(/tidak ada begini/).first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: /clear/i }).first().click();
  await expect(rows(page)).toHaveCount(10);
  expect(calls).toBe(1);
});

test('Edit and Save store a value; Enter saves and Escape gives up', async ({ page }) => {
  await search(page, 'minimum_order');
  await edit(page, 'minimum_order');
  await expect(value(page, 'minimum_order')).toBeFocused();
  await value(page, 'minimum_order').fill('175000');
  await row(page, 'minimum_order').getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Config minimum_order saved.')).toBeVisible();
  await expect(row(page, 'minimum_order')).toContainText('175000');
  await expect(row(page, 'minimum_order').getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await value(page, 'minimum_order').fill('1');
  await page.keyboard.press('Escape');
  await expect(row(page, 'minimum_order')).toContainText('175000');
  await expect(row(page, 'minimum_order').getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await value(page, 'minimum_order').fill('180000');
  await page.keyboard.press('Enter');
  await expect(row(page, 'minimum_order')).toContainText('180000');
  await page.reload();
  await expect(row(page, 'minimum_order')).toContainText('180000');
});

test('who types in a row that changes its place keeps the text, the focus and the place in the text', async ({
  page,
}) => {
  const key = page.getByRole('columnheader').getByRole('button', { name: 'Key' });
  await search(page, 'url');
  await expect(page).toHaveURL(/search=url/);
  await key.click();
  await expect(page).toHaveURL(/sort/);
  await expect(page.getByRole('columnheader', { name: 'Key' })).toHaveAttribute('aria-sort', 'ascending');
  const last = await rows(page).first().getByRole('cell').first().innerText();
  await key.click();
  await expect(rows(page).last()).toContainText(last);
  await edit(page, last);
  await value(page, last).fill('https://contoh.id');
  await page.keyboard.press('ArrowLeft');
  // A click of a script leaves the focus where it is, as rows that arrive later do.
  await key.evaluate((button) => (button as HTMLElement).click());
  await expect(rows(page).first()).toContainText(last);
  await page.keyboard.type('.co');
  await expect(value(page, last)).toHaveValue('https://contoh.i.cod');
  await page.keyboard.press('Escape');
  await expect(value(page, last)).toHaveCount(0);
});

test('chat_config takes only true or false: told at the cell and by a toast for 2.5 s, nothing is sent', async ({
  page,
}) => {
  await search(page, 'chat_config');
  await edit(page, 'chat_config');
  let sent = 0;
  page.on('request', (request) => request.method() === 'POST' && sent++);
  for (const wrong of ['yes', 'True', '']) {
    await value(page, 'chat_config').fill(wrong);
    await row(page, 'chat_config').getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'chat_config').getByText(REFUSED)).toBeVisible();
    await expect(value(page, 'chat_config')).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(toast(page, REFUSED)).toBeVisible();
  await expect(toast(page, REFUSED)).toBeHidden({ timeout: 4000 });
  expect(sent).toBe(0);
  await value(page, 'chat_config').fill('false');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Config chat_config saved.')).toBeVisible();
});

test('the server refuses the same, and an unknown key', async ({ page }) => {
  const answer = await page.evaluate(async () => {
    const token = /(?:^|; )([^=]*token[^=]*)=([^;]+)/i.exec(document.cookie)?.[2] ?? '';
    const post = async (body: object) => {
      const response = await fetch('/api/admin/configs/update', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${decodeURIComponent(token)}` },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    };
    return [await post({ key: 'chat_config', value: 'maybe' }), await post({ key: 'nobody', value: 'x' })];
  });
  expect(answer[0]).toMatchObject({ status: 422, body: { errors: [{ field: 'value', message: REFUSED }] } });
  expect(answer[1]).toMatchObject({ status: 404 });
});

test('what is typed stays while its row, or another, is filtered away or on another page', async ({
  page,
}) => {
  await edit(page, 'app_min_version_ios');
  await value(page, 'app_min_version_ios').fill('9.9.9');
  await edit(page, 'banner_interval_seconds');
  await value(page, 'banner_interval_seconds').fill('7');
  await search(page, 'banner');
  await expect(rows(page)).toHaveCount(1);
  await expect(value(page, 'banner_interval_seconds')).toHaveValue('7');
  await search(page, '');
  await expect(value(page, 'app_min_version_ios')).toHaveValue('9.9.9');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(value(page, 'app_min_version_ios')).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(value(page, 'app_min_version_ios')).toHaveValue('9.9.9');
  await page.getByRole('link', { name: 'Product', exact: true }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(value(page, 'banner_interval_seconds')).toHaveValue('7');
});

test('a failed save keeps what was typed and says so; a failed load has Retry', async ({ page }) => {
  await page.route('**/api/admin/configs/update', (route) =>
    route.fulfill({ status: 500, json: { message: 'The database is resting.' } }),
  );
  await edit(page, 'cs_email');
  await value(page, 'cs_email').fill('halo@wholesale.example');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'The database is resting.')).toBeVisible();
  await expect(row(page, 'cs_email').getByText('The database is resting.')).toBeVisible();
  await expect(value(page, 'cs_email')).toHaveValue('halo@wholesale.example');

  let fail = true;
  await page.route(/api\/admin\/configs\?/, (route) =>
    fail ? route.fulfill({ status: 500, json: { message: 'The database is asleep.' } }) : route.continue(),
  );
  await page.goto('/dashboard/configs-middleware');
  await expect(page.getByText('The database is asleep.').first()).toBeVisible();
  fail = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('the middleware has its own: the same grid, only its keys', async ({ page }) => {
  const asked = page.waitForRequest(/api\/admin\/configs\?is_middleware=true$/);
  await page.goto('/dashboard/configs-middleware');
  await asked;
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  for (const text of await rows(page).allInnerTexts()) expect(text).toMatch(/^nav_/);
});
