import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Call, Reply } from './answer-calls.ts';
import { columns, row, toast, unlocked } from './page-parts.ts';
import { done, item, open, order, papers, sent, whole } from './transaction-parts.ts';

/** What stands at a label that is only read. */
const shownAt = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

it('a document is deleted after it was asked for by its ticket; the order is read again after half a second', async () => {
  const reads: number[] = [];
  let deleted = 0;
  const { user, calls } = await open('/dashboard/transaction/detail/5?tab=documents', {
    'GET /api/admin/transaction/5': () => {
      reads.push(performance.now());
      return whole();
    },
    'DELETE /api/admin/transaction/5/transaction-document/9/delete': () => {
      deleted = performance.now();
      return done;
    },
  });
  const { getByRole } = await row('PT-9');
  expect(await columns()).toEqual(['Pick Ticket Number', 'Do Number', 'SI', 'Action']);
  await user.click(getByRole('button', { name: 'Hapus' }));
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText('Hapus data PT-9?');
  within(dialog).getByRole('button', { name: 'Batal' });
  const readBefore = reads.length;
  await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  await waitFor(() => expect(reads).toHaveLength(readBefore + 1));
  expect((reads.at(-1) ?? 0) - deleted).toBeGreaterThan(490);
});

it('the document of a delivery says at once why it stays, and asks nothing; its numbers can be edited', async () => {
  const delivered = { ...papers, delivered_at: '2026-11-20T01:30:00Z' };
  const { user } = await open('/dashboard/transaction/detail/5?tab=documents', {
    'GET /api/admin/transaction/5': whole({ state: 2 }, { transactionDocuments: [delivered] }),
  });
  const { getByRole } = await row('PT-9');
  const remove = getByRole('button', { name: 'Hapus' });
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  await user.click(remove);
  await toast('The order was delivered with PT-9, so it stays.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(getByRole('link', { name: 'Edit' }).getAttribute('href')).toContain('/detail/5/edit/9');
});

it('a new document is keyed by items, a stored one by its details', async () => {
  const first = await open('/dashboard/transaction/detail/5/add', {
    'GET /api/admin/transaction/5': whole(),
    'POST /api/admin/transaction/5/transaction-document': done,
  });
  await first.user.type(await screen.findByLabelText(/^Pick Ticket No/), 'PT-1');
  await first.user.type(screen.getByLabelText(/^DO Number/), 'DO-1');
  screen.getByRole('columnheader', { name: 'Qty Picked' });
  const pieces = screen.getByLabelText<HTMLInputElement>('Pieces of Product 2');
  // Ordered 5 and 3, of which the other document has picked 2 and none.
  expect([screen.getByLabelText<HTMLInputElement>('Pieces of Product 1').value, pieces.value]).toEqual([
    '3',
    '3',
  ]);
  await first.user.clear(screen.getByLabelText('Pieces of Product 1'));
  await first.user.type(screen.getByLabelText('Pieces of Product 1'), '0');
  await first.user.clear(pieces);
  // Empty until the box is left: no nought stands before what is typed.
  expect(pieces.value).toBe('');
  await first.user.type(pieces, '0');
  await first.user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Enter the pieces of at least one item.');
  expect(sent(first.calls)).toHaveLength(0);
  await first.user.clear(pieces);
  await first.user.type(pieces, '3');
  expect(pieces.value).toBe('3');
  await first.user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(first.calls)).toHaveLength(1));
  // What stands at 0 is sent as well.
  expect(sent(first.calls)[0]?.body).toEqual({
    pick_ticket_no: 'PT-1',
    do_no: 'DO-1',
    'qty[1]': '0',
    'qty[2]': '3',
  });
  await waitFor(() => expect(location.search).toBe('?tab=documents'));
  // The page that was reached is there before the next test begins.
  await screen.findByText('PT-9');
});

it('a stored document is keyed by its details', async () => {
  const { user, calls } = await open('/dashboard/transaction/detail/5/edit/9', {
    'GET /api/admin/transaction/5': whole(),
    'GET /api/admin/transaction/5/transaction-document/9': {
      data: {
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
  await user.type(box, '0');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Enter the pieces of at least one item.');
  expect(sent(calls)).toHaveLength(0);
  await user.clear(box);
  await user.type(box, '4');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]).toMatchObject({ body: { pick_ticket_no: 'PT-9', 'qty[71]': '4' } });
  await waitFor(() => expect(location.search).toBe('?tab=documents'));
  // The page that was reached is there before the next test begins.
  await screen.findByText('PT-9');
});

it('a document that somebody else has changed meanwhile is told, and what is typed stays', async () => {
  const first = { ...papers, id: 29, version: '7' };
  const path = '/api/admin/transaction/5/transaction-document/29';
  const { user, calls } = await open('/dashboard/transaction/detail/5/edit/29', {
    'GET /api/admin/transaction/5': whole(),
    [`GET ${path}`]: {
      data: { transactionDocuments: first, transactionItems: [item(1, 5)] },
    },
    [`PUT ${path}/update`]: ({ headers }: Call) =>
      headers['If-Match'] === '"8"'
        ? done
        : new Reply(409, {
            message: 'This record has been changed meanwhile.',
            errors: [],
            current: { ...first, do_no: 'DO-THEIRS', si_no: 'SI-THEIRS', version: '8' },
            change: { by: 'Rina', at: '2026-11-20T01:30:00Z' },
          }),
  });
  const number = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  await user.type(await screen.findByLabelText(/^SI Number/), 'SI-MINE');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/SI-THEIRS/);
  expect([number(/^SI Number/).value, number(/^DO Number/).value]).toEqual(['SI-MINE', 'DO-THEIRS']);
  await user.click(await unlocked('Save again'));
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  expect(sent(calls).map(({ headers }) => headers['If-Match'])).toEqual(['"7"', '"8"']);
  expect(sent(calls)[1]?.body).toMatchObject({ do_no: 'DO-THEIRS', si_no: 'SI-MINE' });
  await screen.findByText('PT-9');
});

it('pieces of a document that somebody else has changed at the same line are told before they are saved', async () => {
  const path = '/api/admin/transaction/5/transaction-document/39';
  const of = (version: string, qty: number, other: number) => ({
    ...papers,
    id: 39,
    version,
    details: [
      { id: 71, transaction_item_id: 1, qty },
      { id: 72, transaction_item_id: 2, qty: other },
    ],
  });
  let stored = of('7', 2, 1);
  const { user, calls } = await open('/dashboard/transaction/detail/5/edit/39', {
    'GET /api/admin/transaction/5': whole(),
    [`GET ${path}`]: () => ({
      data: {
        transactionDocuments: stored,
        transactionItems: [item(1, 5), item(2, 3)],
      },
    }),
    [`PUT ${path}/update`]: ({ headers }: Call) =>
      headers['If-Match'] === `"${stored.version}"`
        ? done
        : new Reply(409, {
            message: 'This record has been changed meanwhile.',
            errors: [],
            current: stored,
          }),
  });
  const pieces = (name: string) => screen.getByLabelText<HTMLInputElement>(`Pieces of ${name}`);
  await screen.findByLabelText('Pieces of Product 1');
  await user.clear(pieces('Product 1'));
  await user.type(pieces('Product 1'), '4');
  stored = of('8', 3, 2);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('This has been changed to "3" meanwhile. Save again to keep yours.');
  expect([pieces('Product 1').value, pieces('Product 2').value]).toEqual(['4', '2']);
  expect(sent(calls)).toHaveLength(1);
  await user.click(await unlocked('Submit'));
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  expect(sent(calls).map(({ headers }) => headers['If-Match'])).toEqual(['"7"', '"8"']);
  expect(sent(calls)[1]?.body).toMatchObject({ 'qty[71]': '4' });
  await screen.findByText('PT-9');
});

// The second time its part is there before its record is.
it.each(['', ', again'])('a document is only read in its detail, which Cancel leaves%s', async () => {
  const { user } = await open('/dashboard/transaction/detail/15/detail/19', {
    'GET /api/admin/transaction/15/transaction-document/19': {
      data: {
        transactionDocuments: { ...papers, id: 19 },
        transactionItems: [item(1, 5)],
      },
    },
    'GET /api/admin/transaction/15': whole(order(15)),
  });
  await screen.findByText('SKU-1');
  expect([shownAt('Invoice No'), shownAt('SO Number')]).toEqual(['INV-15', 'SO-15']);
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(location.pathname).toBe('/dashboard/transaction/detail/15'));
  expect(location.search).toBe('?tab=documents');
});
