import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPage } from './open-page.tsx';
import { metaPageOf, pageOf, row } from './page-parts.ts';

const thing = (id: number, more = {}) => ({
  id,
  kind: 'count',
  title: `Job ${id}`,
  started_by: null,
  state: 'running',
  done: 0,
  total: null,
  message: null,
  params: null,
  counts: {},
  problems: [],
  result_name: null,
  cancel_requested: false,
  created_at: '2026-11-01T08:00:00+07:00',
  started_at: null,
  ended_at: null,
  ...more,
});

/** What the server says next to the page that listens. */
let say: (text: string) => void;
let asked: number;
const whole = globalThis.fetch;

beforeEach(() => {
  asked = 0;
  globalThis.fetch = async (_address, init) => {
    asked++;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        say = (text) => controller.enqueue(new TextEncoder().encode(text));
        init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    say('event: open\nid: 1\ndata: {}\n\n');
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
});
afterEach(() => {
  globalThis.fetch = whole;
});

let position = 1;
const tell = (kind: string, key: number, topic = 'job') => {
  position++;
  say(`id: ${position}\ndata: ${JSON.stringify({ topics: [topic], kind, key: String(key) })}\n\n`);
};
const titles = () => [...document.querySelectorAll('tbody tr')].map((one) => one.textContent?.slice(0, 5));

/** The list of what `rows` hold when it is asked. */
async function openList() {
  const held = { rows: [thing(3), thing(2), thing(1)] };
  const page = await openPage('/dashboard/jobs', {
    answers: { 'GET /api/admin/jobs': () => pageOf(...held.rows) },
  });
  await row('Job 3');
  await waitFor(() => expect(asked).toBe(1));
  return { ...page, held };
}

it('rows change where they stand; what is new waits until somebody asks for it', async () => {
  const { held, user, calls } = await openList();
  held.rows = [thing(3), thing(2, { state: 'done', message: 'Counted.' }), thing(1)];
  tell('changed', 2);
  await screen.findByText('Counted.');
  expect(titles()).toEqual(['Job 3', 'Job 2', 'Job 1']);

  const second = (await row('Job 2')).line;
  (await row('Job 1')).getByRole('button', { name: 'Cancel' }).focus();
  held.rows = [thing(5), thing(4), ...held.rows.filter(({ id }) => id !== 1)];
  tell('created', 4);
  tell('created', 5);
  tell('deleted', 1);
  const notice = await screen.findByRole('button', { name: /2 new/ });
  expect(titles()).toEqual(['Job 3', 'Job 2', 'Job 1']);
  expect((await row('Job 2')).line).toBe(second);
  const gone = (await row('Job 1')).line;
  expect(gone.hasAttribute('data-gone')).toBe(true);
  expect(within(gone).queryByRole('button')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(gone));

  await user.click(notice);
  await waitFor(() => expect(titles()).toEqual(['Job 5', 'Job 4', 'Job 3', 'Job 2']));
  expect(screen.queryByRole('button', { name: /new/ })).toBeNull();
  expect(document.activeElement?.matches('tr[data-row="0"]')).toBe(true);
  expect(calls.length).toBe(3);
});

const order = (id: number, more = {}) => ({
  id,
  invoice_no: `INV-${id}`,
  user: { id: 4, shop_name: 'Toko Rizki' },
  total_price: 9_000,
  nav_id: null,
  created_at: '2026-11-02T01:30:00Z',
  payment_type: 'Cash',
  paid: 0,
  state: 0,
  ...more,
});

it('new orders wait behind a quiet notice; the numbers of the tabs follow at once', async () => {
  let rows = [order(2), order(1)];
  const { user } = await openPage('/dashboard/transaction', {
    answers: {
      'GET /api/admin/transaction': () => pageOf(...rows),
      'GET /api/admin/transaction/actions': { data: [] },
      'GET /api/admin/transaction/counts': () => ({
        data: [0, 1, 2, 3].map((state) => ({ state, total: state === 0 ? rows.length : 0, unpaid: 0 })),
      }),
    },
  });
  await row('INV-2');
  await waitFor(() => expect(asked).toBe(1));
  rows = [order(5), order(4), order(3), ...rows];
  for (const id of [3, 4, 5]) tell('created', id, 'transaction');
  const notice = await screen.findByRole('button', { name: /3 new/ });
  await screen.findByRole('tab', { name: /^Order Accepted ?5$/ });
  expect(screen.queryByText('INV-5')).toBeNull();
  await user.click(notice);
  await row('INV-5');
});

it('an order is read again when somebody else leads it on', async () => {
  let state = 0;
  await openPage('/dashboard/transaction/detail/77', {
    answers: {
      'GET /api/admin/transaction/77': () => ({
        data: {
          transaction: order(77, { state }),
          transactionItems: [],
          transactionDocuments: [],
          cartItemsFreeCustom: [],
        },
      }),
    },
  });
  await screen.findByRole('link', { name: 'Accept' });
  await waitFor(() => expect(asked).toBe(1));
  state = 1;
  tell('changed', 77, 'transaction');
  await screen.findByRole('link', { name: 'Deliver' });
});

it('an order whose document this page has deleted is read again once, after the declared wait', async () => {
  const reads: number[] = [];
  let deleted = 0;
  const document = { id: 9, pick_ticket_no: 'PT-9', do_no: 'DO-9', si_no: null, details: [] };
  const { user } = await openPage('/dashboard/transaction/detail/77?tab=documents', {
    answers: {
      'GET /api/admin/transaction/77': () => {
        reads.push(performance.now());
        return {
          data: {
            transaction: order(77),
            transactionItems: [],
            transactionDocuments: deleted ? [] : [document],
            cartItemsFreeCustom: [],
          },
        };
      },
      'DELETE /api/admin/transaction/77/transaction-document/9/delete': () => {
        deleted = performance.now();
        // As the server does: a moment behind the answer, when the question is gone.
        setTimeout(() => tell('changed', 77, 'transaction'), 60);
        return { status: 200, message: 'Deleted.' };
      },
    },
  });
  await user.click((await row('PT-9')).getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(asked).toBe(1));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }));
  await screen.findByText('No documents yet');
  await new Promise((done) => setTimeout(done, 300));
  expect(reads.filter((time) => time > deleted)).toHaveLength(1);
  expect((reads.at(-1) ?? 0) - deleted).toBeGreaterThan(490);
});

it('what comes at the end of a page stands there at once', async () => {
  const { held } = await openList();
  held.rows = [...held.rows, thing(0)];
  tell('created', 0);
  await waitFor(() => expect(titles()).toEqual(['Job 3', 'Job 2', 'Job 1', 'Job 0']));
  expect(screen.queryByRole('button', { name: /new/ })).toBeNull();
});

it('a record is read again when it is written, but not while something is edited', async () => {
  let message = 'Begun.';
  const { calls } = await openPage('/dashboard/jobs/7', {
    answers: { 'GET /api/admin/jobs/7': () => ({ data: thing(7, { message }) }) },
  });
  await screen.findByText('Begun.');
  await waitFor(() => expect(asked).toBe(1));
  message = 'Half.';
  tell('changed', 8);
  tell('changed', 7);
  await screen.findByText('Half.');
  const field = document.querySelector('main')?.appendChild(document.createElement('input'));
  field?.focus();
  message = 'Done.';
  tell('changed', 7);
  await new Promise((done) => setTimeout(done, 400));
  expect(calls.length).toBe(2);
  field?.remove();
  await screen.findByText('Done.');
});

it('the progress of a job is heard, not asked for', async () => {
  let done = 1;
  const { user, calls } = await openPage('/dashboard/product', {
    answers: {
      'GET /api/admin/products': metaPageOf(),
      'GET /api/admin/products/sync-price': { message: 'Sync Price has started.', data: { job: 7 } },
      'GET /api/admin/jobs/7': () => ({ data: thing(7, { title: 'Sync Price', done, total: 9 }) }),
    },
  });
  await user.click((await screen.findAllByRole('button', { name: 'More actions' }))[0] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Sync Price' }));
  await screen.findByText('1 of 9');
  await waitFor(() => expect(asked).toBe(1));
  const before = calls.length;
  // One look more may be under way from before the channel was open.
  await new Promise((wait) => setTimeout(wait, 1500));
  expect(calls.length - before).toBeLessThanOrEqual(1);
  done = 5;
  tell('changed', 7);
  await screen.findByText('5 of 9');
});

// The last one: the code of the channel is loaded, so nothing but the rows keeps it back.
it('the channel is opened after the first rows, not beside them', async () => {
  let answer: (rows: object) => void = () => undefined;
  const rows = new Promise<object>((done) => {
    answer = done;
  });
  const { calls } = await openPage('/dashboard/jobs', { answers: { 'GET /api/admin/jobs': () => rows } });
  await waitFor(() => expect(calls).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 200));
  expect(asked).toBe(0);
  answer(pageOf(thing(1)));
  await row('Job 1');
  await waitFor(() => expect(asked).toBe(1));
});
