import type { Page } from 'playwright/test';
import { expect, row, sessionOf, test, toast } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });
test.beforeEach(async ({ page }) => void (await page.goto('/dashboard/configs')));

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

test('the middleware has its own: the same grid, only its keys', async ({ page }) => {
  const asked = page.waitForRequest(/api\/admin\/configs\?is_middleware=true$/);
  await page.goto('/dashboard/configs-middleware');
  await asked;
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  for (const text of await rows(page).allInnerTexts()) expect(text).toMatch(/^nav_/);
});
