import type { APIRequestContext, Page } from 'playwright/test';
import { barriers } from './support/axe.ts';
import { expect, row, sessionOf, test, toast, tokenOf } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

async function addCategories(request: APIRequestContext, names: readonly string[]): Promise<void> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  for (const name of names) {
    const answer = await request.post('/api/admin/category', { headers, data: { name } });
    expect(answer.status()).toBe(200);
  }
}
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rows' });
const yes = (page: Page) => page.getByRole('alertdialog').getByRole('button').last().click();

test('rows are selected over pages by the keyboard, then all that match, and changed in one call', async ({
  page,
  request,
}, { retry }) => {
  // Rows of its own also at a second try.
  const word = `Massal${'!'.repeat(retry)}`;
  await addCategories(
    request,
    Array.from({ length: 12 }, (_, index) => `${word} ${String(index).padStart(2, '0')}`),
  );
  await page.goto(`/dashboard/category?search=${word}`);
  await expect(page.locator('tr[data-row]')).toHaveCount(10);
  await page.keyboard.press('j');
  await expect(page.locator('tr[data-row="0"]')).toBeFocused();
  const top = async () => (await page.locator('tr[data-row="0"]').boundingBox())?.y;
  const before = await top();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page)).toContainText('2 selected');
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toBeHidden();
  // The bar takes no room of its own: no row has moved.
  expect(await top()).toBe(before);

  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(bar(page)).toContainText('2 not on this page');
  await page
    .getByRole('checkbox', { name: /^Select Massal/ })
    .first()
    .check();
  await expect(bar(page)).toContainText('3 selected');
  await page.getByRole('button', { name: 'Page 1' }).click();
  await expect(page.locator('tr[data-selected]')).toHaveCount(2);
  expect(await barriers(page)).toEqual([]);

  await page.locator('tr[data-row="0"]').focus();
  await page.keyboard.press('Control+a');
  await expect(bar(page)).toContainText('11 selected');
  await page.keyboard.press('Control+a');
  await expect(bar(page)).toContainText('12 selected');
  await page.locator('tr[data-row="9"]').getByRole('checkbox').uncheck();
  await expect(bar(page)).toContainText('11 selected');
  const calls: string[] = [];
  page.on('request', (sent) => sent.method() !== 'GET' && calls.push(new URL(sent.url()).pathname));
  await bar(page).getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('(11)');
  await yes(page);
  await expect(toast(page, 'Categories updated: 11.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Inactive' })).toHaveCount(9);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  expect(calls).toEqual(['/api/admin/category/bulk-active']);

  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await bar(page).getByRole('button', { name: 'Select all 12 that match' }).click();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await yes(page);
  await expect(toast(page, 'Categories deleted: 12.')).toBeVisible();
  await expect(page.getByText(`No results for "${word}"`)).toBeVisible();
});

test('rows in use keep all from being deleted; taken out, the others go', async ({ page, request }) => {
  await addCategories(request, ['Air Massal']);
  await page.goto('/dashboard/category?search=Air+M');
  await page.getByRole('checkbox', { name: 'Select Air Mineral' }).click();
  await page.getByRole('checkbox', { name: 'Select Air Massal' }).click({ modifiers: ['Shift'] });
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await yes(page);
  const report = page.getByRole('dialog', { name: 'Nothing was changed' });
  await expect(report).toContainText(/Air Mineral is still used by \d+ \w+( \(other uses: \d+\))?\./);
  await expect(page.locator('tbody tr').filter({ hasText: 'Air Massal' })).toHaveCount(1);
  await report.getByRole('button', { name: 'Take them out of the selection' }).click();
  await expect(bar(page)).toContainText('1 selected');
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await yes(page);
  await expect(toast(page, 'Categories deleted: 1.')).toBeVisible();
  await expect(row(page, 'Air Massal')).toHaveCount(0);
  await expect(row(page, 'Air Mineral')).toBeVisible();
});

test('where rows go one by one, those that fail are named and stay selected', async ({ page, request }) => {
  const headers = { Authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  for (const username of ['massal1', 'massal2', 'massal3']) {
    const data = { username, role: 5, password: 'wholesale1', password_confirmation: 'wholesale1' };
    const made = await request.post('/api/admin/user-admin/create', { headers, data });
    expect(made.status()).toBe(200);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/admin?search=massal');
  await page.getByRole('checkbox', { name: 'Select massal2' }).click();
  await bar(page).getByRole('button', { name: 'Select all 3 that match' }).click();
  let refused = 0;
  await page.route(/user-admin\/\d+$/, (route) =>
    refused++ === 0 ? route.fulfill({ status: 409, json: { message: 'Still at work.' } }) : route.continue(),
  );
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await yes(page);
  const report = page.getByRole('dialog', { name: 'Done: 2 · Not possible: 1' });
  await expect(report).toContainText('Still at work.');
  await report.getByRole('button', { name: 'Close' }).last().click();
  await expect(bar(page)).toContainText('1 selected');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await yes(page);
  await expect(toast(page, 'Done: 1')).toBeVisible();
  await expect(page.getByText('No results for "massal"')).toBeVisible();
});
