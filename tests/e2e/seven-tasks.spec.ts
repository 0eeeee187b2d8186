import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { expect, png, row, sessionOf, test, tokenOf } from './support/test.ts';

/* Daily tasks from the first screen, with the pointer alone: keys only type into fields and paste. The numbers are limits. */

test.use({ storageState: sessionOf('admin') });

/** Counts what is pressed, and opens the first screen. */
async function begin(page: Page) {
  await page.goto('/');
  await page.getByRole('navigation').first().waitFor();
  const presses = { count: 0, press: (_: Locator) => Promise.resolve() };
  presses.press = async (target) => {
    presses.count += 1;
    await target.click();
  };
  return presses;
}

const menu = (page: Page, name: string) => page.getByRole('navigation').first().getByRole('link', { name });

interface Made {
  readonly id: number;
  readonly invoice_no: string;
  readonly shop: string;
}

interface Found {
  readonly id: number;
  readonly name?: string;
  readonly shop_name?: string;
}

/** The rows of a page, in either of the stated envelopes. */
const rowsOf = ({ data }: { data: { data?: Found[] } & Found[] }) => data.data ?? data;

/** New orders of one shop, made as the shop makes them. */
async function makeOrders(request: APIRequestContext, count: number): Promise<readonly Made[]> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const shops = await (await request.get('/api/admin/users?active=1&perPage=1', { headers })).json();
  const products = await (
    await request.get('/api/admin/products?active=1&blocked=0&perPage=1', { headers })
  ).json();
  const [shop] = rowsOf(shops);
  const [product] = rowsOf(products);
  const made: Made[] = [];
  for (let index = 0; index < count; index += 1) {
    const answer = await request.post('/api/admin/transaction', {
      headers,
      data: { user_id: shop?.id, items: [{ product_id: product?.id, quantity: 1 }] },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    made.push({ ...(await answer.json()).data, shop: shop?.shop_name ?? '' });
  }
  return made;
}

/** A product of the test's own with a discount, as it is there the day before. */
async function makeDiscounted(request: APIRequestContext): Promise<string> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  // As short as those that are there: others look at the widths of the list meanwhile.
  const mark = Date.now().toString(36).slice(-4).toUpperCase();
  const data = { name: `Potongan ${mark}`, category_id: 1, brand_id: 1, sku_code: `POT-${mark}` };
  const product = await (await request.post('/api/admin/products', { headers, data })).json();
  const form = {
    product_id: String(product.data.id),
    start_date: '12/01/2027',
    end_date: '12/24/2027',
    discount: '900',
  };
  const made = await request.post('/api/admin/products/discount', { headers, form });
  expect(made.status(), await made.text()).toBe(200);
  return data.name;
}

/** The link to the discount made above; the list that leads to it has other rows. */
const discountOf = (page: Page) => row(page, '24/12/2027').getByRole('link', { name: 'Edit' });

/** The shop that waits longest for an answer. */
async function longestWaiting(request: APIRequestContext): Promise<{ id: number; name: string }> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const query = 'order=waiting&state=open&limit=1';
  const { data } = await (await request.get(`/api/chats/conversations?${query}`, { headers })).json();
  return data[0];
}

/** Pastes into what has the focus: words, or a picture. */
async function paste(page: Page, text: string, picture = ''): Promise<void> {
  await page.evaluate(
    ([pasted = '', image = '']) => {
      const clipboardData = new DataTransfer();
      const bytes = Uint8Array.from(atob(image), (byte) => byte.charCodeAt(0));
      if (image) clipboardData.items.add(new File([bytes], 'new.png', { type: 'image/png' }));
      else clipboardData.setData('text/plain', pasted);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    [text, picture],
  );
}

/** Pastes a picture into the dialog that was opened for it: its form, which takes it, comes a moment later. */
async function pastePicture(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('input[type=file]')).toBeFocused();
  await paste(page, '', png().toString('base64'));
  await expect(dialog.getByText('new.png')).toBeVisible();
}

const linesOf = (orders: readonly Made[]) =>
  orders
    .map(({ invoice_no }, index) => `${index + 1}. ${invoice_no} PT-${invoice_no} DO-${invoice_no}`)
    .join('\n');

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
  await expect(page.locator('tr[data-row="0"]')).toContainText(order?.invoice_no ?? '');
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

test.describe('by keyboard alone', () => {
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
