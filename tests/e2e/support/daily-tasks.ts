import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { addDays, businessDay } from '../../../core/dates.ts';
import { expect, png, row, tokenOf } from './test.ts';

/* What the daily tasks need, with the pointer and by keyboard. */

/** Counts what is pressed, and opens the first screen. */
export async function begin(page: Page) {
  await page.goto('/');
  await page.getByRole('navigation').first().waitFor();
  const presses = { count: 0, press: (_: Locator) => Promise.resolve() };
  presses.press = async (target) => {
    presses.count += 1;
    await target.click();
  };
  return presses;
}

export const menu = (page: Page, name: string) =>
  page.getByRole('navigation').first().getByRole('link', { name });

export interface Made {
  readonly id: number;
  readonly invoice_no: string;
  readonly shop: string;
}

export interface Found {
  readonly id: number;
  readonly name?: string;
  readonly shop_name?: string;
}

/** The rows of a page, in either of the stated envelopes. */
export const rowsOf = ({ data }: { data: { data?: Found[] } & Found[] }) => data.data ?? data;

/** New orders of one shop, made as the shop makes them. */
export async function makeOrders(request: APIRequestContext, count: number): Promise<readonly Made[]> {
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
export async function makeDiscounted(request: APIRequestContext): Promise<string> {
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
export const discountOf = (page: Page) => row(page, '24/12/2027').getByRole('link', { name: 'Edit' });

/** What a new promotion is called, and from when to when it runs, as it is typed. */
export function newPromotion() {
  const today = businessDay('Asia/Jakarta');
  const typed = (day: string) => day.split('-').reverse().join('');
  const mark = `T5${Date.now().toString(36).slice(-5).toUpperCase()}`;
  return { mark, start: typed(addDays(today, 1)), end: typed(addDays(today, 9)) };
}

/** The shop that waits longest for an answer. */
export async function longestWaiting(request: APIRequestContext): Promise<{ id: number; name: string }> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const query = 'order=waiting&state=open&limit=1';
  const { data } = await (await request.get(`/api/chats/conversations?${query}`, { headers })).json();
  return data[0];
}

/** Pastes into what has the focus: words, or a picture. */
export async function paste(page: Page, text: string, picture = ''): Promise<void> {
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
export async function pastePicture(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('input[type=file]')).toBeFocused();
  await paste(page, '', png().toString('base64'));
  await expect(dialog.getByText('new.png')).toBeVisible();
}

export const linesOf = (orders: readonly Made[]) =>
  orders
    .map(({ invoice_no }, index) => `${index + 1}. ${invoice_no} PT-${invoice_no} DO-${invoice_no}`)
    .join('\n');
