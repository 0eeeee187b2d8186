import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Call, Reply } from './answer-calls.ts';
import { complaint, row, unlocked } from './page-parts.ts';
import { done, item, lists, open, papers, sent, whole } from './transaction-parts.ts';

const figures = () => [...document.querySelectorAll('th.figure')].map(({ textContent }) => textContent);

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
  // The only document is chosen already.
  await waitFor(() => expect(pieces(1).value).toBe('2'));
  expect(figures()).toEqual(['Ordered', 'Picked', 'Delivered', 'Returned', 'Left']);
  await user.type(screen.getByLabelText(/^SI Number/), 'SI-1');
  await user.clear(pieces(2));
  await user.type(pieces(2), '7');
  await screen.findByText('More than the 3 that were ordered');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  // What is more and what is less is one question.
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Product 2: 7 pieces, 3 ordered');
  expect(question.textContent).toContain('Product 1: 2 delivered, 5 ordered, 2 picked');
  expect(sent(calls)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]?.body).toEqual({ document_id: '9', si_no: 'SI-1', 'qty[1]': '2', 'qty[2]': '7' });
});

it.each(['-1', 'abc'])(
  'a refusal of pieces typed as "%s" does not count as the question',
  async (refused) => {
    const { user, calls } = await open('/dashboard/transaction/paidconfirm/5/deliver', {
      ...lists(),
      'GET /api/admin/transaction/document/5': { data: { transactionDocuments: [papers] } },
      'GET /api/admin/transaction/5': whole({ state: 1 }),
      'POST /api/admin/transaction/5/deliver': done,
    });
    const asked = (pieces: number) =>
      screen.findByText(`Product 1: ${pieces} pieces, 5 ordered`, { exact: false });
    const answer = async (name: string) =>
      user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
    const pieces = () => screen.getByLabelText<HTMLInputElement>('Pieces of Product 1');
    await screen.findByRole('option', { name: 'PT-9 - DO-9' });
    await waitFor(() => expect(pieces().value).toBe('2'));
    const type = async (text: string) => {
      await user.clear(pieces());
      await user.type(pieces(), text);
    };
    await user.type(screen.getByLabelText(/^SI Number/), 'SI-1');
    await type(refused);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await complaint(refused === '-1' ? 'Must be at least 0.' : 'Please enter a whole number.');
    await type('700');
    await screen.findByText('More than the 5 that were ordered');
    await user.click(await unlocked('Submit'));
    await asked(700);
    await answer('Go back');
    await type('701');
    await user.click(await unlocked('Submit'));
    await asked(701);
    expect(sent(calls)).toEqual([]);
    await answer('Save');
    await waitFor(() => expect(sent(calls)[0]?.body).toMatchObject({ 'qty[1]': '701' }));
  },
);

it('a delivery asks about what it begins with where the document picks more than is ordered now', async () => {
  const { user, calls } = await open('/dashboard/transaction/paidconfirm/5/deliver', {
    ...lists(),
    'GET /api/admin/transaction/document/5': { data: { transactionDocuments: [papers] } },
    'GET /api/admin/transaction/5': whole({ state: 1 }, { transactionItems: [item(1, 1)] }),
    'POST /api/admin/transaction/5/deliver': done,
  });
  await screen.findByRole('option', { name: 'PT-9 - DO-9' });
  await screen.findByText('More than the 1 that were ordered');
  await user.type(screen.getByLabelText(/^SI Number/), 'SI-1');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('Product 1: 2 pieces, 1 ordered', { exact: false });
  expect(sent(calls)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(calls)[0]?.body).toMatchObject({ 'qty[1]': '2' }));
});

it('a delivery in part with one of several documents is asked about by their names', async () => {
  const other = {
    ...papers,
    id: 10,
    pick_ticket_no: 'PT-10',
    details: [{ id: 81, transaction_item_id: 1, qty: 3 }],
  };
  const { user } = await open('/dashboard/transaction/paidconfirm/5/deliver', {
    'GET /api/admin/transaction/document/5': { data: { transactionDocuments: [papers, other] } },
    'GET /api/admin/transaction/5': whole({ state: 1 }, { transactionDocuments: [papers, other] }),
  });
  await user.selectOptions(await screen.findByLabelText(/^Pick Ticket - DO Number/), 'PT-9 - DO-9');
  await user.type(screen.getByLabelText(/^SI Number/), 'SI-1');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const { textContent } = await screen.findByRole('alertdialog');
  expect(textContent).toContain('Less is delivered with PT-9 - DO-9 than was ordered or picked:');
  expect(textContent).toContain('What PT-10 - DO-9 picked is not delivered with it.');
});

it('two documents together may pick more than was ordered, when it is meant', async () => {
  const path = '/api/admin/transaction/5/transaction-document/9';
  const other = { ...papers, id: 10, details: [{ id: 81, transaction_item_id: 1, qty: 2 }] };
  const { user, calls } = await open('/dashboard/transaction/detail/5/edit/9', {
    'GET /api/admin/transaction/5': whole({ state: 1 }, { transactionDocuments: [papers, other] }),
    [`GET ${path}`]: { data: { transactionDocuments: papers, transactionItems: [item(1, 5)] } },
    [`PUT ${path}/update`]: done,
  });
  const pieces = await screen.findByLabelText<HTMLInputElement>('Pieces of Product 1');
  await user.clear(pieces);
  await user.type(pieces, '4');
  await screen.findByText('More than the 5 that were ordered: other documents have 2');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('Product 1: 4 pieces, 5 ordered, 2 in other documents', { exact: false });
  expect(sent(calls)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
});

// In Indonesian writing a point stands between thousands.
it.each([
  ['1.000', undefined],
  ['-3', 'Must be at least 0.'],
  ['2.5', 'Please enter a whole number.'],
  ['2,5', 'Please enter a whole number.'],
  ['1e3', 'Please enter a whole number.'],
  ['', 'Please enter a whole number.'],
])('pieces typed as "%s" are not another number', async (typed, wrong) => {
  const { user, calls } = await open('/dashboard/transaction/paidconfirm/5/sro', {
    ...lists(),
    'GET /api/admin/transaction/5': whole({ state: 3 }),
    'POST /api/admin/transaction/storeSro': done,
  });
  await user.type(await screen.findByLabelText(/^SRO Number/), 'SRO-1');
  const pieces = screen.getByLabelText<HTMLInputElement>('Pieces of Product 1');
  await user.clear(pieces);
  if (typed) await user.type(pieces, typed);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  if (wrong === undefined) {
    await waitFor(() => expect(sent(calls)[0]?.body).toMatchObject({ 'qty[1]': '1000', 'qty[2]': '0' }));
    return;
  }
  await complaint(wrong);
  expect(sent(calls)).toEqual([]);
  expect(pieces.value).toBe(typed);
  await waitFor(() => expect(document.activeElement).toBe(pieces));
  await user.clear(pieces);
  await user.type(pieces, '2');
  await waitFor(() => expect(pieces.getAttribute('aria-invalid')).toBeNull());
});

it.each([
  ['deliver', 1, /^SI Number/],
  ['sro', 2, /^SRO Number/],
])('%s of no pieces at all is refused', async (step, state, number) => {
  const { user, calls } = await open(`/dashboard/transaction/paidconfirm/5/${step}`, {
    'GET /api/admin/transaction/document/5': { data: { transactionDocuments: [papers] } },
    'GET /api/admin/transaction/5': whole({ state }),
  });
  await user.type(await screen.findByLabelText(number), 'N-1');
  const documents = screen.queryByLabelText(/^Pick Ticket - DO Number/);
  if (documents) await waitFor(() => expect((documents as HTMLSelectElement).value).toBe('9'));
  for (const id of [1, 2]) {
    await user.clear(screen.getByLabelText(`Pieces of Product ${id}`));
    await user.type(screen.getByLabelText(`Pieces of Product ${id}`), '0');
  }
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await complaint('Enter the pieces of at least one item.');
  expect(sent(calls)).toEqual([]);
});

it('a return begins with nothing, tells more than can come back, returns all by one button, and sends it', async () => {
  const returnable = [
    { transaction_item_id: 1, qty: 3 },
    { transaction_item_id: 2, qty: 0 },
  ];
  const { user, calls } = await open('/dashboard/transaction/paidconfirm/5/sro', {
    ...lists(),
    'GET /api/admin/transaction/5': whole({ state: 3 }, { returnable }),
    'POST /api/admin/transaction/storeSro': done,
  });
  const pieces = () => screen.getByLabelText<HTMLInputElement>('Pieces of Product 1');
  await user.type(await screen.findByLabelText(/^SRO Number/), 'SRO-1');
  await waitFor(() => expect(pieces().value).toBe('0'));
  expect(figures()).toEqual(['Ordered', 'Picked', 'Delivered', 'Returned', 'Left']);
  await user.click(screen.getByRole('button', { name: 'Return all' }));
  await waitFor(() => expect(pieces().value).toBe('3'));
  await user.clear(pieces());
  await user.type(pieces(), '4');
  await screen.findByText('At most 3 pieces can come back.');
  await user.clear(pieces());
  await user.type(pieces(), '2');
  expect(screen.queryByText('At most 3 pieces can come back.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]?.body).toEqual({ id: '5', sro_no: 'SRO-1', 'qty[1]': '2', 'qty[2]': '0' });
  await waitFor(() => expect(location.search).toBe('?state=3'));
});

const stale = (version: string) =>
  new Reply(409, {
    message: 'This record has been changed meanwhile.',
    errors: [],
    current: { id: 5, version },
    change: { by: 'Rina', at: '2026-11-20T01:30:00Z' },
  });

it('pieces of a delivery that somebody else has picked otherwise meanwhile are told as in the document', async () => {
  const now = { version: '7', picked: 2 };
  const picked = () => ({ ...papers, details: [{ id: 71, transaction_item_id: 1, qty: now.picked }] });
  const { user, calls } = await open('/dashboard/transaction/paidconfirm/5/deliver', {
    ...lists(),
    'GET /api/admin/transaction/document/5': () => ({ data: { transactionDocuments: [picked()] } }),
    'GET /api/admin/transaction/5': () =>
      whole({ state: 1, version: now.version }, { transactionDocuments: [picked()] }),
    'POST /api/admin/transaction/5/deliver': ({ headers }: Call) =>
      headers['If-Match'] === `"${now.version}"` ? done : stale(now.version),
  });
  const pieces = () => screen.getByLabelText<HTMLInputElement>('Pieces of Product 1');
  await user.type(await screen.findByLabelText(/^SI Number/), 'SI-1');
  await waitFor(() => expect(pieces().value).toBe('2'));
  await user.clear(pieces());
  await user.type(pieces(), '4');
  Object.assign(now, { version: '8', picked: 3 });
  const submit = async (figures: string) => {
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(figures);
    await user.click(within(question).getByRole('button', { name: 'Save' }));
  };
  await submit('Product 1: 4 delivered, 5 ordered, 2 picked');
  await screen.findByText('This has been changed to "3" meanwhile. Save again to keep yours.');
  expect([sent(calls).length, pieces().value]).toEqual([1, '4']);
  await unlocked('Submit');
  await submit('Product 1: 4 delivered, 5 ordered, 3 picked');
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  expect(sent(calls)[1]?.body).toMatchObject({ 'qty[1]': '4' });
});

it('goods that somebody else has taken back meanwhile are told before more come back', async () => {
  const now = { version: '7', left: 3 };
  const { user, calls } = await open('/dashboard/transaction/paidconfirm/5/sro', {
    ...lists(),
    'GET /api/admin/transaction/5': () =>
      whole({ state: 3, version: now.version }, { returnable: [{ transaction_item_id: 1, qty: now.left }] }),
    'POST /api/admin/transaction/storeSro': ({ headers }: Call) =>
      headers['If-Match'] === `"${now.version}"` ? done : stale(now.version),
  });
  const pieces = () => screen.getByLabelText<HTMLInputElement>('Pieces of Product 1');
  await user.type(await screen.findByLabelText(/^SRO Number/), 'SRO-1');
  await user.clear(pieces());
  await user.type(pieces(), '2');
  Object.assign(now, { version: '8', left: 1 });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('At most 1 pieces can come back.');
  expect([sent(calls).length, pieces().value]).toEqual([1, '2']);
});

it('a return that nobody has typed into is left without a question', async () => {
  const { user } = await open('/dashboard/transaction/paidconfirm/5/sro', {
    ...lists(),
    'GET /api/admin/transaction/5': whole({ state: 3 }),
  });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Pieces of Product 1').value).toBe('0'));
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(trail.getByRole('link', { name: 'Transaction' }));
  await waitFor(() => expect(location.pathname).toBe('/dashboard/transaction'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
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

it('a document that the order was delivered with shows its pieces to be read, and sends its numbers', async () => {
  const delivered = { ...papers, delivered_at: '2026-11-20T01:30:00Z' };
  const path = '/api/admin/transaction/5/transaction-document/9';
  const { user, calls } = await open('/dashboard/transaction/detail/5/edit/9', {
    'GET /api/admin/transaction/5': whole({ state: 2 }),
    [`GET ${path}`]: {
      data: { transactionDocuments: delivered, transactionItems: [item(1, 5)] },
    },
    [`PUT ${path}/update`]: done,
  });
  await screen.findByText('The order was delivered with this document, so its pieces stay.');
  expect(screen.queryByLabelText('Pieces of Product 1')).toBeNull();
  await user.type(screen.getByLabelText(/^SI Number/), 'SI-2');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(Object.keys(sent(calls)[0]?.body ?? {}).filter((name) => name.startsWith('qty'))).toEqual([]);
  await screen.findByText('PT-9');
});

it.each([
  [2, null],
  [3, 'Documents are added until the order is done. This one is: Done.'],
])('in state %i a new document is told: %s', async (state, reason) => {
  await open('/dashboard/transaction/detail/5?tab=documents', {
    'GET /api/admin/transaction/5': whole({ state }),
  });
  await screen.findByText('PT-9');
  const button = () => screen.getByText('Add New Document').closest('a, button');
  await waitFor(() => expect(button()?.getAttribute('title')).toBe(reason));
  expect(button()?.getAttribute('aria-disabled')).toBe(reason && 'true');
});

it('a delivery without a document says so, and leads to where one is added', async () => {
  await open('/dashboard/transaction/paidconfirm/5/deliver', {
    ...lists(),
    'GET /api/admin/transaction/document/5': { data: { transactionDocuments: [] } },
    'GET /api/admin/transaction/5': whole({ state: 1 }, { transactionDocuments: [] }),
  });
  const hint = await screen.findByText('This order has no document yet.');
  const link = within(hint).getByRole<HTMLAnchorElement>('link', { name: 'Add New Document' });
  expect(link.getAttribute('href')).toContain('5');
  expect(screen.queryByRole('combobox', { name: /^Pick Ticket - DO Number/ })).toBeNull();
});
