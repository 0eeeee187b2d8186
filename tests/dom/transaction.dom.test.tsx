import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { handMade } from '../../src/app/hand-made.ts';
import { type Call, Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { columns, complaint, pageOf, row, toast } from './page-parts.ts';

const order = (id: number, more: object = {}) => ({
  id,
  invoice_no: `INV-${id}`,
  user: { id: 4, shop_name: 'Toko Rizki', address: 'Jl. Merdeka 1' },
  total_price: 120000,
  nav_id: `SO-${id}`,
  created_at: '2026-11-02T01:30:00Z',
  payment_type: 'BCA',
  paid: 0,
  state: 0,
  receiver_address: 'Jl. Merdeka 1',
  note: null,
  virtual_account_id: '3901200000001',
  xp_point: null,
  points: null,
  ...more,
});
const item = (id: number, quantity: number, deliver_qty = 0) => ({
  id,
  product: { id, name: `Product ${id}`, sku_code: `SKU-${id}` },
  quantity,
  deliver_qty,
  price: 10000,
  discount_price: 0,
  final_price: 10000 * quantity,
  ready_qty: quantity,
  pre_order_qty: 0,
  notes: null,
});
const details = [{ id: 71, transaction_item_id: 1, qty: 2 }];
const papers = {
  id: 9,
  pick_ticket_no: 'PT-9',
  do_no: 'DO-9',
  si_no: null,
  qty: 2,
  delivered_at: null,
  details,
};
const whole = (more: object = {}, rest: object = {}) => ({
  data: {
    transaction: order(5, more),
    transactionItems: [item(1, 5, 4), item(2, 3)],
    transactionDocuments: [papers],
    cartItemsFreeCustom: [],
    ...rest,
  },
});
const counts = { data: [0, 1, 2, 3].map((state) => ({ state, total: 10 + state, unpaid: 1 })) };
const lists = (...rows: readonly object[]) => ({
  'GET /api/admin/transaction': pageOf(...rows),
  'GET /api/admin/transaction/counts': counts,
  'GET /api/admin/transaction/actions': { data: [] },
});
const open = (address: string, answers: Readonly<Record<string, object>>) =>
  openPage(address, { handMade, as: { role: 5 }, answers });
const done = { status: 200, message: 'Saved.', data: order(5) };
const PRICE = 'POST /api/admin/transaction/5/price';
/** What was sent to be written. */
const sent = <C extends { readonly method: string; readonly path: string }>(calls: readonly C[]) =>
  calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/price'));

/** What stands at a label that is only read. */
const shownAt = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

async function choices(text: string): Promise<string[]> {
  const { line, queryByRole, getAllByRole } = await row(text);
  const inline = within(line).queryAllByRole('link').concat(within(line).queryAllByRole('button'));
  const more = queryByRole('button', { name: /more/i }) ?? getAllByRole('button').at(-1);
  more?.click();
  const menu = await screen.findByRole('menu');
  const entries = within(menu).getAllByRole('menuitem');
  return [...inline, ...entries].map((one) => one.textContent ?? '').filter(Boolean);
}

it('the tabs say how many there are, and the first has the payment before its actions', async () => {
  const { calls } = await open('/dashboard/transaction', lists(order(5)));
  await screen.findByRole('tab', { name: /^Order Accepted ?10$/ });
  await screen.findByRole('tab', { name: /^Waiting for Delivery ?11$/ });
  await row('INV-5');
  expect(await columns()).toEqual([
    'ID',
    'Invoice',
    'Shop Name',
    'Total Price',
    'Nav ID',
    'Date',
    'Paid Status',
    'Pembayaran',
    'Action',
  ]);
  expect(calls.find(({ path }) => path === '/api/admin/transaction')?.query).toMatchObject({ state: '0' });
});

it.each([
  [0, ['Accept', 'Details', 'Kirim Remind', 'Edit', 'Confirm Paid']],
  [1, ['Deliver', 'Details', 'Edit', 'Sync', 'Confirm Paid']],
  [2, ['Complete', 'SRO', 'Details', 'Sync', 'Confirm Paid']],
  [3, ['SRO', 'Details', 'Confirm Paid']],
])('tab %i offers its own actions', async (state, wanted) => {
  await open(`/dashboard/transaction?state=${state}`, lists(order(5, { state })));
  await row('INV-5');
  expect((await columns()).includes('Pembayaran')).toBe(state === 0);
  const found = await choices('INV-5');
  expect(found.filter((text) => text !== 'INV-5')).toEqual(wanted);
});

it('an order that is paid says so, and cannot be confirmed again', async () => {
  await open('/dashboard/transaction?state=3', lists(order(5, { state: 3, paid: 1 })));
  expect(await choices('INV-5')).toContain('Paid');
  const paid = screen.getByRole('menuitem', { name: 'Paid' });
  expect(paid.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('menuitem', { name: 'Confirm Paid' })).toBeNull();
});

it('several orders are accepted, each with its own result', async () => {
  const { user, calls } = await open('/dashboard/transaction', {
    ...lists(order(5), order(6), order(7)),
    'POST /api/admin/transaction/accept/5': done,
    'POST /api/admin/transaction/accept/6': new Reply(409, { message: 'Rina was first.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Accept several' }));
  const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);
  for (const id of [5, 6]) {
    await type(`Pick ticket number of INV-${id}`, `PT-${id}`);
    await type(`DO number of INV-${id}`, `DO-${id}`);
  }
  await type('DO number of INV-7', 'DO-7');
  await user.click(screen.getByRole('button', { name: 'Accept 2' }));
  await screen.findByText('Accepted');
  await screen.findByText('Rina was first.');
  await screen.findByText('Please fill all fields.');
  expect(sent(calls).map(({ path, body }) => [path, body])).toEqual([
    ['/api/admin/transaction/accept/5', { pick_ticket_no: 'PT-5', do_no: 'DO-5' }],
    ['/api/admin/transaction/accept/6', { pick_ticket_no: 'PT-6', do_no: 'DO-6' }],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('DO number of INV-6').value).toBe('DO-6');
});

it.each([
  ['accept', 0, 'Please fill all fields.'],
  ['deliver', 1, 'Please fill all fields.'],
  ['sro', 2, 'Please fill all fields.'],
])('%s without its fields says so and sends nothing', async (step, state, message) => {
  const { user, calls } = await open(`/dashboard/transaction/paidconfirm/5/${step}`, {
    'GET /api/admin/transaction/document/5': { data: { transactionDocuments: [papers] } },
    'GET /api/admin/transaction/5': whole({ state }),
  });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await complaint(message);
  expect(sent(calls)).toEqual([]);
});

it('a payment without points is refused in its own words, and 0 points are points', async () => {
  const { user, calls } = await open('/dashboard/transaction/paidconfirm/5', {
    ...lists(),
    'GET /api/admin/transaction/5': whole(),
    'GET /api/admin/transaction/5/payments': { data: [] },
    'POST /api/admin/transaction/approve': done,
  });
  await screen.findByText('No payment at the bank is waiting for this order.');
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect((await complaint(/^Please fill all fields/))[0]?.textContent).not.toContain('.');
  const box = screen.getByLabelText(/^XP Point/);
  expect(box.getAttribute('placeholder')).toBe('0');
  await user.type(box, '0');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(calls)[0]?.body).toEqual({ id: '5', xp_point: '0' }));
});

it('accepting leads to the tab of the new state', async () => {
  const { user } = await open('/dashboard/transaction/paidconfirm/5/accept', {
    ...lists(order(5, { state: 1 })),
    'GET /api/admin/transaction/5': whole(),
    'POST /api/admin/transaction/accept/5': done,
  });
  await screen.findByText('Toko Rizki');
  await screen.findByRole('button', { name: 'Copy 3901200000001' });
  await user.type(screen.getByLabelText(/^Pick Ticket Number/), 'PT-1');
  await user.type(screen.getByLabelText(/^DO Number/), 'DO-1');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await toast('Saved.');
  await waitFor(() => expect(location.search).toBe('?state=1'));
});

it('completing without points is accepted', async () => {
  const { user, calls } = await open('/dashboard/transaction/paidconfirm/5/complete', {
    ...lists(),
    'GET /api/admin/transaction/5': whole({ state: 2 }),
    'POST /api/admin/transaction/5/complete': done,
  });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
});

it('a delivery begins with what the chosen document says, and sends what was changed', async () => {
  const { user, calls } = await open('/dashboard/transaction/paidconfirm/5/deliver', {
    ...lists(),
    'GET /api/admin/transaction/document/5': { data: { transactionDocuments: [papers] } },
    'GET /api/admin/transaction/5': whole({ state: 1 }),
    'POST /api/admin/transaction/5/deliver': done,
  });
  const pieces = (id: number) => screen.getByLabelText<HTMLInputElement>(`Pieces of Product ${id}`);
  await waitFor(() => expect(pieces(1).value).toBe('5'));
  await screen.findByRole('option', { name: 'PT-9 - DO-9' });
  await user.selectOptions(screen.getByLabelText(/^Pick Ticket - DO Number/), 'PT-9 - DO-9');
  await waitFor(() => expect(pieces(1).value).toBe('2'));
  await user.type(screen.getByLabelText(/^SI Number/), 'SI-1');
  await user.clear(pieces(2));
  await user.type(pieces(2), '7');
  await screen.findByText('More than the 3 that were ordered');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]).toMatchObject({ body: { document_id: '9', si_no: 'SI-1' } });
  expect(JSON.stringify(sent(calls)[0])).toMatch(/07|"7"/);
});

it('a return begins with what was delivered, and sends it', async () => {
  const { user, calls } = await open('/dashboard/transaction/paidconfirm/5/sro', {
    ...lists(),
    'GET /api/admin/transaction/5': whole({ state: 3 }),
    'POST /api/admin/transaction/storeSro': done,
  });
  await user.type(await screen.findByLabelText(/^SRO Number/), 'SRO-1');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Pieces of Product 1').value).toBe('4'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]?.body).toEqual({ id: '5', sro_no: 'SRO-1', 'qty[1]': '4', 'qty[2]': '0' });
  await waitFor(() => expect(location.search).toBe('?state=3'));
});

it('a return that nobody has typed into is left without a question', async () => {
  const { user } = await open('/dashboard/transaction/paidconfirm/5/sro', {
    ...lists(),
    'GET /api/admin/transaction/5': whole({ state: 3 }),
  });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Pieces of Product 1').value).toBe('4'));
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(trail.getByRole('link', { name: 'Transaction' }));
  await waitFor(() => expect(location.pathname).toBe('/dashboard/transaction'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('payments that may be for the order are offered; the chosen one is sent', async () => {
  const found = [
    { id: 41, amount: 120_000, match: 'invoice', description: 'TRSF INV-5', virtual_account: '39' },
    { id: 42, amount: 119_000, match: 'account', description: null, virtual_account: '39' },
  ].map((one) => ({ ...one, transaction_date: '2026-11-20T01:30:00Z' }));
  const { user, calls } = await open('/dashboard/transaction/paidconfirm/5', {
    ...lists(),
    'GET /api/admin/transaction/5': whole(),
    'GET /api/admin/transaction/5/payments': { data: found },
    'POST /api/admin/transaction/approve': done,
  });
  await user.type(await screen.findByLabelText(/^XP Point/), '3');
  const offered = await screen.findByLabelText<HTMLSelectElement>(/^Payment at the bank/);
  await waitFor(() => expect(offered.options).toHaveLength(3));
  expect(offered.value).toBe('');
  expect(offered.options[1]?.text).toMatch(/120\.000.*20\/11\/2026.*Names the invoice.*TRSF INV-5/);
  await user.selectOptions(offered, offered.options[1] as HTMLOptionElement);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(calls)[0]?.body).toEqual({ id: '5', xp_point: '3', payment_id: '41' }));
});

it('the goods that came back stand in the detail, and may fail', async () => {
  const sro = { id: 7, no: 'SRO-7', type: 'SRO', status: 'On Process', created_at: '2026-11-20T01:30:00Z' };
  const { user, calls } = await open('/dashboard/transaction/detail/5?tab=sros', {
    'GET /api/admin/transaction/5': whole({ state: 3 }),
    'GET /api/admin/transaction/5/sros': { data: [{ ...sro, transaction_id: 5, lines: [] }] },
    'POST /api/admin/transaction/sro/7/fail': { message: 'SRO SRO-7 has failed.', data: sro },
  });
  const { getByRole, getByText } = await row('SRO-7');
  getByText('On Process');
  // A list that is part of a record has no tools of its own.
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  await user.click(getByRole('button', { name: 'Failed' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Failed' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
});

it('a form of a step that is not possible says so instead', async () => {
  await open('/dashboard/transaction/paidconfirm/5/accept', {
    'GET /api/admin/transaction/5': whole({ state: 2 }),
  });
  await waitFor(() => expect(document.querySelector('main')?.textContent).toContain('INV-5'));
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

it.each([
  [0, 'Accept'],
  [1, 'Deliver'],
  [2, 'Complete'],
  [3, 'SRO'],
])('the detail of an order in state %i leads to %s', async (state, label) => {
  // Another order each time: answers of the test before may still be kept.
  const id = 20 + state;
  await open(`/dashboard/transaction/detail/${id}`, {
    [`GET /api/admin/transaction/${id}`]: whole({ id, state }),
  });
  await screen.findByRole('link', { name: label });
  for (const name of ['Transaction Items', 'Transaction Documents', 'Prices and promotions', 'Timeline'])
    await screen.findByRole('tab', { name });
});

it('an order tells how it got its prices, and which promotions it did not get', async () => {
  const line = { product: null, pieces: null, rule: null, params: null, amount: null };
  const pricing = [
    { ...line, id: 1, product: 'Teh Botol', pieces: 5, message: 'List price.', amount: 5_000 },
    {
      ...{ ...line, id: 2, product: 'Teh Botol', rule: 'Promo Teh' },
      ...{ message: 'Discount by promotion.', amount: -400 },
    },
    {
      ...{ ...line, id: 3, rule: 'Promo Kopi', params: { title: 'Promo Teh' } },
      message: 'Better for the shop on the same products: {title}.',
    },
  ];
  await open('/dashboard/transaction/detail/65?tab=pricing', {
    'GET /api/admin/transaction/65': whole({ id: 65 }, { pricing }),
  });
  await screen.findByText('Better for the shop on the same products: Promo Teh.');
  const row = screen.getByText('Discount by promotion.').closest('tr');
  expect(row?.textContent).toMatch(/Teh Botol.*Promo Teh.*400/);
});

it('an order from elsewhere tells that its prices are not explained', async () => {
  await open('/dashboard/transaction/detail/66?tab=pricing', {
    'GET /api/admin/transaction/66': whole({ id: 66 }),
  });
  await screen.findByText('This order was priced elsewhere.');
});

it('an order that is not paid by BCA shows no number, and gifts stand in words', async () => {
  await open('/dashboard/transaction/detail/5', {
    'GET /api/admin/transaction/5': whole(
      { payment_type: 'Cash' },
      { cartItemsFreeCustom: [{ id: 1, free_custom: 'Cup', qty: 2 }] },
    ),
  });
  await screen.findByText('Cup x 2');
  expect(screen.queryByText('3901200000001')).toBeNull();
  const label = screen.getByText('Nomor Virtual');
  expect(label.nextElementSibling?.textContent).toBe('-');
});

it('quantities are changed after Edit; Cancel brings the old ones back, Submit saves', async () => {
  const { user, calls } = await open('/dashboard/transaction/edit/5', {
    'GET /api/admin/transaction/5': whole(),
    [PRICE]: { data: { total_price: 0, items: [] } },
    'POST /api/admin/transaction/update': done,
  });
  const boxes = () =>
    screen.queryAllByRole<HTMLInputElement>('textbox').concat(screen.queryAllByRole('spinbutton'));
  await row('Product 1');
  expect(boxes()).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(boxes()).toHaveLength(2));
  const first = () => boxes()[0] as HTMLInputElement;
  await user.clear(first());
  await user.type(first(), '8');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(boxes()).toHaveLength(0));
  expect((await row('Product 1')).line.textContent).toContain('5');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(first().value).toBe('5'));
  await user.clear(first());
  // Enter commits: it leads to the next row and saves nothing yet.
  await user.type(first(), '8{Enter}');
  expect(document.activeElement).toBe(boxes()[1]);
  await screen.findByText('Rows changed: 1');
  expect(sent(calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  // Of two rows the changed one alone.
  expect(sent(calls)[0]?.body).toEqual({ id: '5', 'qty[]': '8', 'cart_item_id[]': '1' });
  await waitFor(() => expect(boxes()).toHaveLength(0));
});

it('totals follow while quantities are typed', async () => {
  const { user, calls } = await open('/dashboard/transaction/edit/5', {
    'GET /api/admin/transaction/5': whole(),
    [PRICE]: ({ body }: Call) => {
      const [pieces = 0] = (body as { qty: number[] }).qty;
      const items = [
        { id: 1, final_price: pieces * 9_000 },
        { id: 2, final_price: 30_000 },
      ];
      return { data: { total_price: pieces * 9_000 + 30_000, items } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(screen.queryByText('Total with these quantities')).toBeNull();
  const pieces = screen.getByLabelText<HTMLInputElement>('Quantity of Product 1');
  await user.clear(pieces);
  await user.type(pieces, '12');
  const total = await screen.findByText('Total with these quantities');
  expect(total.nextElementSibling?.textContent).toMatch(/^Rp\s138\.000$/);
  const line = screen.getByText('Product 1', { selector: 'li > *' }).nextElementSibling;
  expect(line?.textContent).toMatch(/^Rp\s50\.000 Rp\s108\.000$/);
  // Asked once the typing rests, not for each digit.
  const asked = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(asked).toEqual([{ qty: [12], cart_item_id: [1] }]);
});

it('quantities that somebody else has changed meanwhile are told, and what is typed stays', async () => {
  const versions = { now: '7' };
  const theirs = { now: 5 };
  const { user, calls } = await open('/dashboard/transaction/edit/5', {
    'GET /api/admin/transaction/5': () =>
      whole({ version: versions.now }, { transactionItems: [item(1, theirs.now), item(2, 3)] }),
    [PRICE]: { data: { total_price: 0, items: [] } },
    'POST /api/admin/transaction/update': ({ headers }: Call) =>
      headers['If-Match'] === `"${versions.now}"`
        ? done
        : new Reply(409, {
            message: 'Somebody else has changed this record meanwhile.',
            errors: [],
            current: { id: 5, state: 0, total_price: 90_000, version: versions.now },
            change: { by: 'Rina', at: '2026-11-20T01:30:00Z' },
          }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const pieces = () => screen.getByLabelText<HTMLInputElement>('Quantity of Product 1');
  await waitFor(() => expect(pieces().value).toBe('5'));
  await user.clear(pieces());
  await user.type(pieces(), '8');
  versions.now = '8';
  theirs.now = 6;
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await toast('Somebody else has changed this record meanwhile.');
  await complaint('Somebody else has changed this to "6". Save again to keep yours.');
  expect(pieces().value).toBe('8');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await toast('Saved.');
  expect(sent(calls).map(({ headers }) => headers['If-Match'])).toEqual(['"7"', '"8"']);
});

it('a document is deleted after it was asked for by its ticket', async () => {
  const { user, calls } = await open('/dashboard/transaction/detail/5?tab=documents', {
    'GET /api/admin/transaction/5': whole(),
    'DELETE /api/admin/transaction/5/transaction-document/9/delete': done,
  });
  const { getByRole } = await row('PT-9');
  expect(await columns()).toEqual(['Pick Ticket Number', 'Do Number', 'SI', 'Action']);
  await user.click(getByRole('button', { name: 'Hapus' }));
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText('Hapus data PT-9?');
  within(dialog).getByRole('button', { name: 'Batal' });
  await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
});

it('a new document is keyed by items, a stored one by its details', async () => {
  const first = await open('/dashboard/transaction/detail/5/add', {
    'GET /api/admin/transaction/5': whole(),
    'POST /api/admin/transaction/5/transaction-document': done,
  });
  await first.user.type(await screen.findByLabelText(/^Pick Ticket No/), 'PT-1');
  await first.user.type(screen.getByLabelText(/^DO Number/), 'DO-1');
  await first.user.clear(screen.getByLabelText('Pieces of Product 2'));
  await first.user.type(screen.getByLabelText('Pieces of Product 2'), '3');
  await first.user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(first.calls)).toHaveLength(1));
  expect(sent(first.calls)[0]).toMatchObject({ body: { pick_ticket_no: 'PT-1', 'qty[2]': '3' } });
  await waitFor(() => expect(location.search).toBe('?tab=documents'));
});

it('a stored document is keyed by its details', async () => {
  const { user, calls } = await open('/dashboard/transaction/detail/5/edit/9', {
    'GET /api/admin/transaction/5': whole(),
    'GET /api/admin/transaction/5/transaction-document/9': {
      data: {
        transaction: order(5),
        transactionDocuments: papers,
        transactionItems: [item(1, 5), item(2, 3)],
      },
    },
    'PUT /api/admin/transaction/5/transaction-document/9/update': done,
  });
  const box = await screen.findByLabelText<HTMLInputElement>('Pieces of Product 1');
  expect(box.value).toBe('2');
  expect([shownAt('Invoice No'), shownAt('SO Number')]).toEqual(['INV-5', 'SO-5']);
  await user.clear(box);
  await user.type(box, '4');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]).toMatchObject({ body: { pick_ticket_no: 'PT-9', 'qty[71]': '4' } });
  await waitFor(() => expect(location.search).toBe('?tab=documents'));
});

it('a document is only read in its detail, which Cancel leaves', async () => {
  const { user } = await open('/dashboard/transaction/detail/15/detail/19', {
    'GET /api/admin/transaction/15/transaction-document/19': {
      data: {
        transaction: order(15),
        transactionDocuments: { ...papers, id: 19 },
        transactionItems: [item(1, 5)],
      },
    },
    'GET /api/admin/transaction/15': whole({ id: 15 }),
  });
  await screen.findByText('SKU-1');
  expect([shownAt('Invoice No'), shownAt('SO Number')]).toEqual(['INV-15', 'SO-15']);
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(location.pathname).toBe('/dashboard/transaction/detail/15'));
  expect(location.search).toBe('?tab=documents');
});
