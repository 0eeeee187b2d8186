import {
  begin,
  discountOf,
  linesOf,
  longestWaiting,
  makeDiscounted,
  makeOrders,
  menu,
  newPromotion,
  paste,
  pastePicture,
} from './support/daily-tasks.ts';
import { expect, row, sessionOf, test } from './support/test.ts';

/* Daily tasks from the first screen, with the pointer alone: keys only type into fields and paste. The numbers are limits. */

test.use({ storageState: sessionOf('admin') });

test('one new order is accepted in 5 presses', async ({ page, request }) => {
  const [order] = await makeOrders(request, 1);
  const hand = await begin(page);
  await hand.press(menu(page, 'Transaction'));
  await hand.press(
    page
      .getByRole('row')
      .filter({ hasText: order?.invoice_no ?? '' })
      .getByRole('link', { name: 'Accept' }),
  );
  await hand.press(page.getByLabel('Pick Ticket Number'));
  await page.keyboard.type('PT-ONE');
  await hand.press(page.getByLabel('DO Number'));
  await page.keyboard.type('DO-ONE');
  await hand.press(page.getByRole('button', { name: 'Submit' }));
  await expect(page).toHaveURL(/state=1/);
  expect(hand.count).toBeLessThanOrEqual(5);
});

test('twelve orders named in a message are accepted in 4 presses and a paste', async ({ page, request }) => {
  const orders = await makeOrders(request, 12);
  const hand = await begin(page);
  await hand.press(menu(page, 'Transaction'));
  await hand.press(page.getByRole('button', { name: 'Accept several' }));
  await expect(page.getByLabel(/^Paste lines/)).toBeFocused();
  await paste(page, linesOf(orders));
  await hand.press(page.getByRole('button', { name: 'Accept (12)' }));
  // One after the other.
  await expect(page.getByText('Done: 12')).toBeVisible({ timeout: 30_000 });
  expect(hand.count).toBeLessThanOrEqual(4);
});

test('the invoice of the last order of a shop is sent to it in 6 presses', async ({ page, request }) => {
  const [order] = await makeOrders(request, 1);
  const hand = await begin(page);
  await hand.press(menu(page, 'Transaction'));
  await hand.press(page.getByRole('link', { name: 'All orders' }));
  await hand.press(page.getByPlaceholder('Search'));
  await page.keyboard.type(order?.shop ?? '');
  const last = row(page, order?.invoice_no ?? '');
  await expect(page).toHaveURL(/search=/);
  // Another journey may order for the same shop meanwhile.
  await expect(row(page, order?.invoice_no ?? '')).toBeVisible();
  await hand.press(last.getByRole('button', { name: 'More' }));
  await hand.press(page.getByRole('menuitem', { name: 'Send the invoice' }));
  const parts = page.getByRole('list', { name: 'Attachments to send' });
  await expect(parts).toContainText(order?.invoice_no ?? '');
  await hand.press(page.getByRole('button', { name: 'Send message' }));
  await expect(parts).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Invoice' }).last()).toContainText(order?.invoice_no ?? '');
  expect(hand.count).toBeLessThanOrEqual(6);
});

test('the price and the picture of a product are changed in 9 presses', async ({ page, request }) => {
  const name = await makeDiscounted(request);
  const hand = await begin(page);
  await hand.press(menu(page, 'Product'));
  await hand.press(row(page, name).getByRole('button', { name: 'More' }));
  await hand.press(page.getByRole('menuitem', { name: 'Discount' }));
  await hand.press(discountOf(page));
  await hand.press(page.getByLabel('Discount Price'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('800');
  await hand.press(page.getByRole('button', { name: 'Submit' }));
  await hand.press(page.getByRole('link', { name: 'Images' }));
  await hand.press(page.getByRole('button', { name: 'Upload image' }).first());
  await pastePicture(page);
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Upload' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(hand.count).toBeLessThanOrEqual(9);
});

test('a promotion with two nested groups and three tiers is built in 20 presses', async ({ page }) => {
  const { mark, start, end } = newPromotion();
  const hand = await begin(page);
  await hand.press(menu(page, 'Promotion'));
  await hand.press(page.getByRole('link', { name: 'New Promotion' }));
  const type = async (label: RegExp, text: string) => {
    await hand.press(page.getByLabel(label));
    await page.keyboard.type(text);
  };
  await type(/^Nama Promo/, `Tiga tingkat ${mark}`);
  await type(/^Kode Promo/, mark);
  await type(/^Kuota Promo/, '100');
  await type(/^Deskripsi/, 'Dua kelompok, tiga tingkat');
  await type(/^Tanggal mulai/, start);
  await type(/^Tanggal selesai/, end);
  const customers = page.getByRole('region', { name: 'Customer' });
  // Any of the two groups; in each all of its conditions.
  await hand.press(customers.getByRole('button', { name: 'AND: change to OR' }));
  for (const level of [0, 1]) {
    await hand.press(customers.getByRole('button', { name: 'Add Kondisi x Kondisi' }));
    for (const kind of ['WL Area', 'Jenis Customer'])
      await hand.press(customers.getByRole('group', { name: kind }).getByRole('checkbox').nth(level));
  }
  const products = page.getByRole('region', { name: 'Product' });
  await hand.press(products.getByRole('button', { name: 'Add SKU' }));
  await hand.press(products.getByRole('checkbox', { name: /\S/ }).nth(0));
  await hand.press(page.getByLabel(/: Tier 1$/).first());
  await paste(page, '10\n20\n30');
  await hand.press(page.getByLabel(/: Nilai$/).first());
  await paste(page, '3\n5\n7');
  await hand.press(page.getByRole('button', { name: 'Simpan' }));
  await expect(page).toHaveURL(/dashboard\/promotion#tab=1/);
  await expect(row(page, mark)).toBeVisible();
  expect(hand.count).toBeLessThanOrEqual(20);
});

test('the shop that waits longest is answered in 3 presses', async ({ page, request }) => {
  const shop = await longestWaiting(request);
  const hand = await begin(page);
  await hand.press(page.getByRole('button', { name: /^Message Box, Unread/ }));
  await expect(page.getByText('Waiting longest')).toBeVisible();
  await hand.press(page.getByRole('listitem').filter({ hasText: 'Waiting longest' }).getByRole('link'));
  await expect(page.getByRole('region', { name: shop.name })).toBeVisible();
  await expect(page.getByLabel('Type a message...')).toBeFocused();
  await page.keyboard.type('Siap, Pak.');
  await hand.press(page.getByRole('button', { name: 'Send message' }));
  await expect.poll(async () => (await longestWaiting(request)).id).not.toBe(shop.id);
  expect(hand.count).toBeLessThanOrEqual(3);
});

test('delivered orders of one shop are exported in 6 presses', async ({ page }) => {
  const hand = await begin(page);
  await hand.press(menu(page, 'Transaction'));
  await hand.press(page.getByRole('tab', { name: /^Delivered/ }));
  await hand.press(page.getByPlaceholder('Search'));
  await page.keyboard.type('Toko');
  await hand.press(page.getByLabel('Start Date'));
  await page.keyboard.type('01102026');
  await hand.press(page.getByLabel('End Date'));
  await page.keyboard.type('31102026');
  const download = page.waitForEvent('download');
  await hand.press(page.getByRole('button', { name: 'Download CSV' }));
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  expect(new URL(page.url()).searchParams.get('start_date')).toBe('2026-10-01');
  expect(hand.count).toBeLessThanOrEqual(6);
});
