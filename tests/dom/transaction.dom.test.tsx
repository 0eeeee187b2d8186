import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Call, Reply } from './answer-calls.ts';
import { columns, complaint, row, toast, unlocked } from './page-parts.ts';
import { done, lists, open, order, papers, sent, whole } from './transaction-parts.ts';

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
    'Balance',
    'Pembayaran',
    'Action',
  ]);
  expect(calls.find(({ path }) => path === '/api/admin/transaction')?.query).toMatchObject({ state: '0' });
});

it.each(['/dashboard/transaction', '/dashboard/transaction/all'])(
  'what a paid order still comes to stands in the list %s',
  async (address) => {
    await open(address, lists(order(5, { paid: 1, balance: -5_000 })));
    const { line } = await row('INV-5');
    const place = (await columns()).indexOf('Balance');
    expect(line.querySelectorAll('td:not(.pick), th')[place]?.textContent).toMatch(/^-Rp\s5\.000$/);
  },
);

it('orders whose money changed after their payment are listed alone', async () => {
  const { user, calls } = await open('/dashboard/transaction/all', lists(order(5)));
  // Of many filters the last ones stand behind a button.
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByLabelText('Money changed after payment'), 'Balance or credit');
  await waitFor(() => expect(calls.some(({ query }) => query.unsettled === '1')).toBe(true));
});

it.each([
  [2_000, /Rp\s2\.000/],
  [null, undefined],
])('the detail of a paid order tells a balance of %s', async (balance, text) => {
  await open('/dashboard/transaction/detail/5', {
    'GET /api/admin/transaction/5': whole({ paid: 1, balance }),
    'GET /api/admin/transaction/5/{more}': { data: [] },
    'GET /api/admin/transaction/actions': { data: [] },
  });
  await screen.findByText('Nomor Virtual');
  const changed = screen.queryByText('Balance; below 0 it is a credit of the shop');
  if (text) expect(changed?.parentElement?.textContent).toMatch(text);
  else expect(changed).toBeNull();
});

it('the list is searched when typing rests, in the chosen field', async () => {
  const { user, calls } = await open('/dashboard/transaction?state=3', lists(order(5, { state: 3 })));
  await row('INV-5');
  await user.selectOptions(screen.getByLabelText('Field'), 'shop_name');
  await user.type(screen.getByPlaceholderText('Search'), 'Rizki');
  await waitFor(() => {
    const asked = calls.filter(({ path }) => path === '/api/admin/transaction').at(-1)?.query;
    expect(asked).toMatchObject({ state: '3', field: 'shop_name', search: 'Rizki' });
  });
});

it.each([
  [
    0,
    ['Accept', 'Details', 'Kirim Remind', 'Edit', 'Confirm Paid', 'Write to this shop', 'Send the invoice'],
  ],
  [1, ['Deliver', 'Details', 'Edit', 'Sync', 'Confirm Paid', 'Write to this shop', 'Send the invoice']],
  [2, ['Complete', 'Details', 'SRO', 'Sync', 'Confirm Paid', 'Write to this shop', 'Send the invoice']],
  [3, ['SRO', 'Details', 'Confirm Paid', 'Write to this shop', 'Send the invoice']],
])('tab %i offers its own actions', async (state, wanted) => {
  await open(`/dashboard/transaction?state=${state}`, lists(order(5, { state })));
  await row('INV-5');
  expect((await columns()).includes('Pembayaran')).toBe(state === 0);
  const found = await choices('INV-5');
  expect(found.filter((text) => text !== 'INV-5')).toEqual(wanted);
});

it('a shop is reminded once, also where it is pressed again at once', async () => {
  const { user, calls } = await open('/dashboard/transaction', {
    ...lists(order(5)),
    'GET /api/admin/transaction/5/send-reminder': { message: 'Reminder sent.' },
  });
  const press = async () => {
    await choices('INV-5');
    await user.click(screen.getByRole('menuitem', { name: 'Kirim Remind' }));
  };
  await press();
  await toast('Reminder sent.');
  await press();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(calls.filter(({ path }) => path.endsWith('/send-reminder'))).toHaveLength(1);
});

it('an order that is paid says so, and cannot be confirmed again', async () => {
  await open('/dashboard/transaction?state=3', lists(order(5, { state: 3, paid: 1 })));
  expect(await choices('INV-5')).toContain('PaidThis order is paid already.');
  const paid = screen.getByRole('menuitem', { name: /^Paid/ });
  expect(paid.getAttribute('href')).toBeNull();
  expect(paid.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('menuitem', { name: 'Confirm Paid' })).toBeNull();
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
    'GET /api/admin/transaction/5': whole({ amount_due: 91_600 }),
    'GET /api/admin/transaction/5/payments': { data: [] },
    'POST /api/admin/transaction/approve': done,
  });
  await screen.findByText('No payment at the bank is waiting for this order.');
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect((await complaint(/^Please fill all fields/))[0]?.textContent).not.toContain('.');
  expect(screen.getByLabelText('Amount that is confirmed').textContent).toContain('91.600');
  const box = screen.getByLabelText(/^XP Point/);
  expect(box.getAttribute('placeholder')).toBe('0');
  await user.type(box, '0');
  await user.click(await unlocked('Submit'));
  await waitFor(() => expect(sent(calls)[0]?.body).toEqual({ id: '5', xp_point: '0', shown_total: '91600' }));
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

it.each([
  ['the points of the rule, as they stand there', { rule_points: 40 }, '40', undefined, '40'],
  ['others, as they are typed', { rule_points: 40 }, '40', '7', '7'],
  ['none, where they are taken out', { rule_points: 40 }, '40', '', '0'],
  ['none, where no rule says any', {}, '0', undefined, '0'],
])('completing gives %s', async (_, rule, shown, typed, given) => {
  const { user, calls } = await open('/dashboard/transaction/paidconfirm/5/complete', {
    ...lists(),
    'GET /api/admin/transaction/5': whole({ state: 2 }, rule),
    'POST /api/admin/transaction/5/complete': done,
  });
  const box = await screen.findByLabelText<HTMLInputElement>('Loyalty Points');
  await waitFor(() => expect(box.value).toBe(shown));
  if (typed !== undefined) await user.clear(box);
  if (typed) await user.type(box, typed);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(calls)[0]?.body).toEqual({ points: given }));
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
  await waitFor(() =>
    expect(sent(calls)[0]?.body).toEqual({
      id: '5',
      xp_point: '3',
      payment_id: '41',
      shown_total: '120000',
    }),
  );
});

it('a total that has changed since it was shown is not confirmed before both are seen', async () => {
  const stored = { id: 65, total_price: 90_000, amount_due: 90_000, version: '8' };
  const { user, calls } = await open('/dashboard/transaction/paidconfirm/65', {
    ...lists(),
    'GET /api/admin/transaction/65': whole({ id: 65, version: '7' }),
    'GET /api/admin/transaction/65/payments': { data: [] },
    'POST /api/admin/transaction/approve': ({ headers }: Call) =>
      headers['If-Match'] === '"8"'
        ? done
        : new Reply(409, {
            message: 'This record has been changed meanwhile.',
            errors: [],
            current: stored,
            change: { by: 'Rina', at: '2026-11-20T01:30:00Z' },
          }),
  });
  await user.type(await screen.findByLabelText(/^XP Point/), '3');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/Rina/);
  expect(sent(calls)).toHaveLength(1);
  expect(document.body.textContent).toMatch(/120\.000/);
  expect(document.body.textContent).toMatch(/90\.000/);
  await user.click(await unlocked('Save again'));
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  expect(sent(calls)[1]?.body).toMatchObject({ shown_total: '90000' });
});

it.each([
  ['/accept', { state: 2 }, 'Only a new order can be accepted. This one is: Delivered.'],
  ['/deliver', {}, 'Only an order that waits for delivery can be delivered. This one is: Order Accepted.'],
  ['/complete', { state: 3 }, 'Only a delivered order can be completed. This one is: Done.'],
  [
    '/sro',
    { state: 1 },
    'Goods come back only from an order that was delivered. This one is: Waiting For Delivery.',
  ],
  ['', { paid: 1 }, 'This order is paid already.'],
])('the form "%s" of a step that is not possible says why instead', async (step, change, reason) => {
  const id = 30 + step.length;
  await open(`/dashboard/transaction/paidconfirm/${id}${step}`, {
    [`GET /api/admin/transaction/${id}`]: whole({ id, ...change }),
  });
  await screen.findByText(reason);
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
      ...line,
      id: 2,
      product: 'Teh Botol',
      rule: 'Promo Teh',
      message: 'Discount by promotion.',
      amount: -400,
    },
    {
      ...line,
      id: 3,
      rule: 'Promo Kopi',
      params: { title: 'Promo Teh' },
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

it('a press on the number of a virtual account copies it, or says that it cannot', async () => {
  const { user } = await open('/dashboard/transaction/detail/5', { 'GET /api/admin/transaction/5': whole() });
  const number = await screen.findByRole('button', { name: 'Copy 3901200000001' });
  await user.click(number);
  await toast('Copied: 3901200000001');
  expect(await navigator.clipboard.readText()).toBe('3901200000001');
  // As on a page over plain HTTP, in a browser that copies nothing there.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  document.execCommand = () => false;
  await user.click(number);
  await toast('It could not be copied: 3901200000001');
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
