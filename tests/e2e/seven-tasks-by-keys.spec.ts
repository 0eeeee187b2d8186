import type { Locator, Page } from 'playwright/test';
import {
  discountOf,
  linesOf,
  longestWaiting,
  makeDiscounted,
  makeOrders,
  newPromotion,
  paste,
  pastePicture,
} from './support/daily-tasks.ts';
import { expect, row, sessionOf, test } from './support/test.ts';

/* Daily tasks from the first screen, by keyboard alone. */

test.use({ storageState: sessionOf('admin') });

test('one new order is accepted', async ({ page, request }) => {
  const [order] = await makeOrders(request, 1);
  await jump(page, 'Transaction');
  const accept = row(page, order?.invoice_no ?? '').getByRole('link', { name: 'Accept' });
  await accept.waitFor();
  await tabTo(page, accept);
  await page.keyboard.press('Enter');
  await page.getByLabel('Pick Ticket Number').waitFor();
  await typeInto(page, page.getByLabel('Pick Ticket Number'), 'PT-KEYS');
  await typeInto(page, page.getByLabel('DO Number'), 'DO-KEYS');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/state=1/);
});

test('the invoice of the last order of a shop is sent to it', async ({ page, request }) => {
  const [order] = await makeOrders(request, 1);
  await jump(page, 'All orders');
  await tabTo(page, page.getByPlaceholder('Search'));
  await page.keyboard.type(order?.shop ?? '');
  await expect(page).toHaveURL(/search=/);
  // Another journey may order for the same shop meanwhile.
  await expect(row(page, order?.invoice_no ?? '')).toBeVisible();
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
  const preview = page.getByRole('complementary');
  await expect(preview.getByText(orders[1]?.invoice_no ?? '').first()).toBeVisible();
  await expect(preview.getByRole('tablist')).toBeVisible();
  expect(await preview.evaluate((aside) => aside.scrollWidth - aside.clientWidth)).toBe(0);
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

test('a promotion with two nested groups and three tiers is built', async ({ page }) => {
  const { mark, start, end } = newPromotion();
  await jump(page, 'Promotion');
  await press(page, page.getByRole('link', { name: 'New Promotion' }));
  const name = page.getByLabel(/^Nama Promo/);
  await name.waitFor();
  await typeInto(page, name, `Tiga tingkat ${mark}`);
  await typeInto(page, page.getByLabel(/^Kode Promo/), mark);
  await typeInto(page, page.getByLabel(/^Kuota Promo/), '100');
  await typeInto(page, page.getByLabel(/^Deskripsi/), 'Dua kelompok, tiga tingkat');
  await typeInto(page, page.getByLabel(/^Tanggal mulai/), start);
  await typeInto(page, page.getByLabel(/^Tanggal selesai/), end);
  const customers = page.getByRole('region', { name: 'Customer' });
  await press(page, customers.getByRole('button', { name: 'AND: change to OR' }));
  for (const level of [0, 1]) {
    await press(page, customers.getByRole('button', { name: 'Add Kondisi x Kondisi' }));
    await expect(customers.getByRole('searchbox')).toBeFocused();
    for (const kind of ['WL Area', 'Jenis Customer']) {
      const boxes = customers.getByRole('group', { name: kind }).getByRole('checkbox');
      await boxes.nth(level).waitFor();
      await tabTo(page, boxes.first());
      for (let step = 0; step < level; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await expect(boxes.nth(level)).toBeChecked();
    }
    await page.keyboard.press('Enter');
    await expect(customers.getByRole('searchbox')).toHaveCount(0);
  }
  const products = page.getByRole('region', { name: 'Product' });
  await press(page, products.getByRole('button', { name: 'Add SKU' }));
  await expect(products.getByRole('searchbox')).toBeFocused();
  await products.locator('.items-list input').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(products.getByRole('row', { name: /^SKU/ })).toBeFocused();
  // Into the row.
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(/: Tier 1$/).first());
  await paste(page, '10\n20\n30');
  await tabTo(page, page.getByLabel(/: Nilai$/).first());
  await paste(page, '3\n5\n7');
  await press(page, page.getByRole('button', { name: 'Simpan' }));
  await expect(page).toHaveURL(/dashboard\/promotion#tab=1/);
  await expect(row(page, mark)).toBeVisible();
});

test('delivered orders of one shop are exported', async ({ page }) => {
  await jump(page, 'Transaction');
  const delivered = page.getByRole('tab', { name: /^Delivered/ });
  await delivered.waitFor();
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await tabTo(page, delivered, 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/state=2/);
  await typeInto(page, page.getByPlaceholder('Search'), 'Toko');
  await typeInto(page, page.getByLabel('Start Date'), '01102026');
  await typeInto(page, page.getByLabel('End Date'), '31102026');
  const csv = page.getByRole('button', { name: 'Download CSV' });
  const download = page.waitForEvent('download');
  await press(page, csv);
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('search'), searchParams.get('start_date'), searchParams.get('end_date')]).toEqual([
    'Toko',
    '2026-10-01',
    '2026-10-31',
  ]);
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

/** Goes to a control and types into it. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes to a button or a link and takes it. */
async function press(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  await tabTo(page, control);
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
