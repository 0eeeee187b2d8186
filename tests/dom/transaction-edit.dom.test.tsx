import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Call, Reply } from './answer-calls.ts';
import { complaint, row, toast, unlocked } from './page-parts.ts';
import { done, item, open, PRICE, sent, whole } from './transaction-parts.ts';

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
  expect(document.activeElement).toBe(first());
  await user.clear(first());
  await user.type(first(), '8');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(boxes()).toHaveLength(0));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  expect((await row('Product 1')).line.textContent).toContain('5');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(first().value).toBe('5'));
  await user.clear(first());
  await user.tab();
  await toast('Each row needs a value here. Quantity of Product 1 is 5 again.');
  expect(first().value).toBe('5');
  const cell = within(first().closest('td') as HTMLElement);
  cell.getByText('Needs a value; it is 5 again.');
  await user.clear(first());
  expect(cell.queryByText(/Needs a value/)).toBeNull();
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
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
});

it('quantities of an order that was delivered are only read, and it says why', async () => {
  await open('/dashboard/transaction/edit/5', {
    'GET /api/admin/transaction/5': whole({ version: '7', state: 2 }),
  });
  const reason = 'Quantities can be changed until the order is delivered. This one is: Delivered.';
  await screen.findByText(reason);
  const edit = screen.getByRole<HTMLButtonElement>('button', { name: 'Edit', description: reason });
  expect(edit.disabled).toBe(true);
});

it('a quantity above the maximum is told once, at its field', async () => {
  const { user, calls } = await open('/dashboard/transaction/edit/95', {
    'GET /api/admin/transaction/95': whole({ id: 95 }),
    [PRICE.replace('5', '95')]: new Reply(422, { message: 'Must be at most 1000000.', errors: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const pieces = screen.getByLabelText<HTMLInputElement>('Quantity of Product 1');
  await user.clear(pieces);
  await user.type(pieces, '99999999999');
  await screen.findByText('Rows changed: 1');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await complaint('Must be at most 1000000.');
  // Longer than the typing has to rest before a price is asked for.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.getAllByText('Must be at most 1000000.')).toHaveLength(1);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
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
      const voucher = { id: 4, name: 'Hemat', counts: 0, amount: 0 };
      return { data: { total_price: pieces * 9_000 + 30_000, voucher, items } };
    },
    'POST /api/admin/transaction/update': done,
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
  expect(screen.getByText('Voucher Hemat').nextElementSibling?.textContent).toBe('Given back');
  // Asked once the typing rests, not for each digit.
  const asked = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(asked).toEqual([{ qty: [12], cart_item_id: [1] }]);
  // A figure never outlives its question: it is dimmed with the first key, not once the typing rests.
  const figures = total.closest('ul') as HTMLElement;
  expect(figures.dataset.stale).toBeUndefined();
  await user.type(pieces, '3');
  expect(figures.dataset.stale).toBe('true');
  await user.type(pieces, '{Backspace}');
  await waitFor(() => expect(figures.dataset.stale).toBeUndefined());
  // What was shown goes with it, so that nothing else is committed.
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(sent(calls)[0]?.body).toMatchObject({ shown_total: '138000', shown_voucher: '0' }),
  );
  await toast('Saved.');
});

it('a quantity that the server refuses is said where the total stands, as no failed load', async () => {
  const refusal = 'At most 24 pieces of Product 1 go into one order.';
  const { user } = await open('/dashboard/transaction/edit/5', {
    'GET /api/admin/transaction/5': whole(),
    [PRICE]: ({ body }: Call) =>
      Number((body as { qty: number[] }).qty[0]) > 24
        ? new Reply(422, { message: refusal, errors: [{ field: 'qty', message: refusal }] })
        : { data: { total_price: 9_000, voucher: null, items: [] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const pieces = screen.getByLabelText<HTMLInputElement>('Quantity of Product 1');
  await user.clear(pieces);
  await user.type(pieces, '25');
  // Once: there is no toast beside it.
  await screen.findByText(refusal);
  expect(screen.getByText('Total with these quantities').nextElementSibling?.textContent).toBe('-');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.clear(pieces);
  expect(screen.queryByText(refusal)).toBeNull();
  await user.type(pieces, '24');
  await waitFor(() =>
    expect(screen.getByText('Total with these quantities').nextElementSibling?.textContent).toMatch(/9\.000/),
  );
  expect(screen.queryByText(refusal)).toBeNull();
});

it('a quantity that the server refuses at Submit is said at its field and in the toast, and nowhere else', async () => {
  const refusal = 'At most 24 pieces of Product 2 go into one order.';
  const refused = new Reply(422, { message: refusal, errors: [{ field: 'qty.0', message: refusal }] });
  const { user } = await open('/dashboard/transaction/edit/96', {
    'GET /api/admin/transaction/96': whole({ id: 96 }),
    [PRICE.replace('5', '96')]: refused,
    'POST /api/admin/transaction/update': refused,
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const pieces = screen.getByLabelText<HTMLInputElement>('Quantity of Product 2');
  await user.clear(pieces);
  await user.type(pieces, '25');
  await screen.findByText(refusal, { selector: 'li' });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await toast(refusal);
  await complaint(refusal);
  // Asked for once more, since what was refused may be another total than the one that was shown.
  const total = () => screen.getByText('Total with these quantities').nextElementSibling?.textContent;
  await waitFor(() => expect(total()).toBe('-'));
  expect(screen.queryByText(refusal, { selector: 'li' })).toBeNull();
  // Another quantity that is refused has no message at its field yet.
  await user.type(pieces, '1');
  await screen.findByText(refusal, { selector: 'li' });
});

it('the Submit of quantities stays locked for a while after a refusal', async () => {
  const refusal = 'At most 24 pieces of Product 1 go into one order.';
  const { user, calls } = await open('/dashboard/transaction/edit/97', {
    'GET /api/admin/transaction/97': whole({ id: 97 }),
    [PRICE.replace('5', '97')]: { data: { total_price: 0, items: [] } },
    'POST /api/admin/transaction/update': new Reply(422, {
      message: refusal,
      errors: [{ field: 'qty.0', message: refusal }],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const pieces = screen.getByLabelText<HTMLInputElement>('Quantity of Product 1');
  await user.clear(pieces);
  await user.type(pieces, '25');
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });
  await user.click(submit);
  await complaint(refusal);
  expect(submit.disabled).toBe(true);
  await user.click(submit);
  expect(sent(calls)).toHaveLength(1);
  await user.click(await unlocked('Submit'));
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
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
            message: 'This record has been changed meanwhile.',
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
  await toast('This record has been changed meanwhile.');
  await complaint('This has been changed to "6" meanwhile. Save again to keep yours.');
  expect(pieces().value).toBe('8');
  await user.click(await unlocked('Submit'));
  await toast('Saved.');
  expect(sent(calls).map(({ headers }) => headers['If-Match'])).toEqual(['"7"', '"8"']);
});

it('quantities of an order that is delivered meanwhile are not sent again, and it says why', async () => {
  const now = { state: 1, version: '7' };
  const { user, calls } = await open('/dashboard/transaction/edit/85', {
    'GET /api/admin/transaction/85': () => whole({ id: 85, ...now }),
    [PRICE.replace('5', '85')]: { data: { total_price: 0, items: [] } },
    'POST /api/admin/transaction/update': () =>
      new Reply(409, {
        message: 'This record has been changed meanwhile.',
        errors: [],
        current: { id: 85, ...now },
        change: { by: 'Rina', at: '2026-11-20T01:30:00Z' },
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const pieces = () => screen.getByLabelText<HTMLInputElement>('Quantity of Product 1');
  await user.clear(pieces());
  await user.type(pieces(), '8');
  Object.assign(now, { state: 2, version: '8' });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Quantities can be changed until the order is delivered. This one is: Delivered.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true);
  expect([sent(calls).length, pieces().value]).toEqual([1, '8']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('spinbutton')).toBeNull());
});

it('an order that would keep no piece asks once before it is saved', async () => {
  const { user, calls } = await open('/dashboard/transaction/edit/5', {
    'GET /api/admin/transaction/5': whole(),
    [PRICE]: { data: { total_price: 0, items: [] } },
    'POST /api/admin/transaction/update': done,
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  for (const box of await screen.findAllByLabelText<HTMLInputElement>(/^Quantity of/)) {
    await user.clear(box);
    await user.type(box, '0');
  }
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const asked = () => screen.findByRole('alertdialog', { name: /^Save it like this\?/ });
  expect((await asked()).textContent).toContain('This order then comes to Rp 0 and cannot be delivered.');
  await user.click(within(await asked()).getByRole('button', { name: 'Go back' }));
  expect(sent(calls)).toEqual([]);
  await user.click(await unlocked('Submit'));
  await user.click(within(await asked()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(calls)[0]?.body).toMatchObject({ 'qty[]': ['0', '0'] }));
});
