import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { expect, sessionOf, test, tokenOf } from './support/test.ts';

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
}

/** The rows of a page, in either of the stated envelopes. */
const rowsOf = ({ data }: { data: { data?: { id: number }[] } & { id: number }[] }) => data.data ?? data;

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
    made.push((await answer.json()).data);
  }
  return made;
}

/** Pastes into what has the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
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
  await expect(page.getByText('Done: 12')).toBeVisible();
  expect(hand.count).toBeLessThanOrEqual(4);
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
  test('several orders named in a message are accepted, and a list of them is there to print', async ({
    page,
    request,
  }) => {
    const orders = await makeOrders(request, 2);
    await page.goto('/');
    await page.getByRole('navigation').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Transaction');
    await page
      .getByRole('option', { name: /^Transaction/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
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

/** Presses Tab, or back, until the control has the focus. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}
