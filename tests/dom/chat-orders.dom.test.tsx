import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatMoney } from '../../src/runtime/index.ts';
import { ANSWERS, openShop, side, startMemoryChat } from './chat-parts.ts';
import { openPage } from './open-page.tsx';

const item = { name: 'Gula', quantity: 2, final_price: 9000, product_id: 1, price: 9000, stock: 5 };
const order = (id: number, more = {}) => ({
  id,
  invoice_no: `INV-${id}`,
  state: 0,
  total_price: 18_000,
  additional_discount: 0,
  created_at: '2026-11-01T08:00:00+07:00',
  items: [{ ...item, orderable: true, image_url: null }],
  ...more,
});

/** The stream of live events, as the server writes it. */
let write: ((text: string) => void) | undefined;
const whole = globalThis.fetch;
beforeEach(() => {
  startMemoryChat();
  globalThis.fetch = async (_address, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        write = (text) => controller.enqueue(new TextEncoder().encode(text));
        init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    write?.('event: open\nid: 1\ndata: {}\n\n');
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
});
afterEach(() => {
  globalThis.fetch = whole;
  write = undefined;
});

it('shows an order that somebody makes or changes, also while it is looked at', async () => {
  let rows = [order(1)];
  await openShop({ 'GET /api/chats/transactions': () => ({ data: rows }) });
  const orders = within(await side());
  await orders.findByText('Pesanan Baru');
  await waitFor(() => expect(write).toBeDefined());
  rows = [order(2), order(1)];
  write?.('id: 2\ndata: {"topics":["transaction"],"kind":"created","key":"2"}\n\n');
  await waitFor(() => expect(orders.getAllByText('Pesanan Baru')).toHaveLength(2));
  fireEvent.click(orders.getAllByRole('button', { name: 'Lihat Detail' })[0] as HTMLElement);
  await orders.findByRole('heading', { name: 'INV-2' });
  rows = [order(2, { state: 3 }), order(1)];
  write?.('id: 3\ndata: {"topics":["transaction"],"kind":"changed","key":"2"}\n\n');
  await orders.findByText('Selesai');
  orders.getByRole('heading', { name: 'INV-2' });
});

it.each([
  [
    {
      document_no: 'INV-1',
      document_type: 'Invoice',
      description: 'Gula',
      due_date: null,
      remaining_amount: 7,
    },
    7,
  ],
  [undefined, 0],
])(
  'an address that names an order puts its invoice into the composer, open or paid: %j',
  async (open, amount) => {
    const { calls } = await openPage('/dashboard/chat?conversation=a&invoice=1', {
      answers: {
        ...ANSWERS,
        'GET /api/chats/transactions': { data: [order(1)] },
        'GET /api/admin/nav/jtcustomer': { data: open ? [open] : [] },
      },
    });
    const parts = await screen.findByRole('list', { name: 'Attachments to send' });
    within(parts).getByText('Invoice INV-1');
    expect(parts.textContent).toContain(formatMoney(amount, 2));
    expect(calls.find(({ query }) => query.id)?.query).toEqual({ uuid: 'shop-a', id: '1' });
    expect(location.search).not.toContain('invoice');
  },
);
