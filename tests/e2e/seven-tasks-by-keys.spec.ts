import type { Locator, Page } from 'playwright/test';
import {
  discountOf,
  linesOf,
  longestWaiting,
  makeDiscounted,
  makeOrders,
  paste,
  pastePicture,
} from './support/daily-tasks.ts';
import { expect, row, sessionOf, test } from './support/test.ts';

/* Daily tasks from the first screen, by keyboard alone. */

test.use({ storageState: sessionOf('admin') });

test('the invoice of the last order of a shop is sent to it', async ({ page, request }) => {
  const [order] = await makeOrders(request, 1);
  await jump(page, 'All orders');
  await tabTo(page, page.getByPlaceholder('Search'));
  await page.keyboard.type(order?.shop ?? '');
  await expect(page).toHaveURL(/search=/);
  await expect(page.locator('tr[data-row="0"]')).toContainText(order?.invoice_no ?? '');
  await fromMenu(page, row(page, order?.invoice_no ?? ''), 'Send the invoice');
  const parts = page.getByRole('list', { name: 'Attachments to send' });
  await expect(parts).toContainText(order?.invoice_no ?? '');
  await expect(page.getByLabel('Type a message...')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(parts).toHaveCount(0);
});

test('the price and the picture of a product are changed', async ({ page, request }) => {
  const name = await makeDiscounted(request);
  await jump(page, 'Product');
  await row(page, name).waitFor();
  await fromMenu(page, row(page, name), 'Discount');
  const edit = discountOf(page);
  await edit.waitFor();
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  const price = page.getByLabel('Discount Price');
  await expect(price).toHaveValue(/900/);
  await tabTo(page, price);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('800');
  await page.keyboard.press('Enter');
  await edit.waitFor();
  await tabTo(page, page.getByRole('link', { name: 'Images' }));
  await page.keyboard.press('Enter');
  const upload = page.getByRole('button', { name: 'Upload image' }).first();
  await upload.waitFor();
  await tabTo(page, upload);
  await page.keyboard.press('Enter');
  await pastePicture(page);
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Upload' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the shop that waits longest is answered', async ({ page, request }) => {
  const shop = await longestWaiting(request);
  await page.goto('/');
  const box = page.getByRole('button', { name: /^Message Box, Unread/ });
  await box.waitFor();
  await tabTo(page, box);
  await page.keyboard.press('Enter');
  const longest = page.getByRole('listitem').filter({ hasText: 'Waiting longest' }).getByRole('link');
  await longest.waitFor();
  await tabTo(page, longest);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Type a message...')).toBeFocused();
  await page.keyboard.type('Siap, Pak.');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await longestWaiting(request)).id).not.toBe(shop.id);
});

test('several orders named in a message are accepted, and a list of them is there to print', async ({
  page,
  request,
}) => {
  const orders = await makeOrders(request, 2);
  await jump(page, 'Transaction');
  const several = page.getByRole('button', { name: 'Accept several' });
  await several.waitFor();
  await tabTo(page, several);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Paste lines/)).toBeFocused();
  await paste(page, linesOf(orders));
  await expect(page.getByRole('button', { name: 'Accept (2)' })).toBeEnabled();
  await page
    .getByLabel(/^DO Number of/)
    .first()
    .waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Accept (2)' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done: 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/dashboard/transaction?state=1');
  await page.locator('tr[data-row]').first().waitFor();
  await page.keyboard.press('j');
  await expect(page.locator('tr[data-row="0"]')).toBeFocused();
  await page.keyboard.press('p');
  await expect(
    page
      .getByRole('complementary')
      .getByText(orders[1]?.invoice_no ?? '')
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  const list = page.getByRole('button', { name: 'Pick list' });
  // The bar of the selection stands above the rows.
  await tabTo(page, list, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Print 2' })).toBeEnabled();
  await expect(page.locator('.print-pages article table')).toHaveCount(2);
});

/** Goes from the first screen to another by its name. */
async function jump(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('navigation').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  // The palette gives the focus back when it is gone.
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Chooses an action from the menu of a row. */
async function fromMenu(page: Page, place: Locator, name: string): Promise<void> {
  await tabTo(page, place.getByRole('button', { name: 'More' }));
  await page.keyboard.press('Enter');
  const action = page.getByRole('menuitem', { name });
  await action.waitFor();
  await tabTo(page, action, 'ArrowDown');
  await page.keyboard.press('Enter');
}

/** Presses Tab, or back, until the control has the focus. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}
