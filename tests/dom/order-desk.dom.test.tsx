import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Call, Reply } from './answer-calls.ts';
import { pageOf, row } from './page-parts.ts';
import { done, lists, open, order, sent, whole } from './transaction-parts.ts';

/** The list of orders, which finds by the whole number as the server does by a part of it. */
function ordersFound({ query }: Call) {
  const all = [order(5), order(6), order(7), order(8, { state: 1 })];
  const found = all.filter(
    ({ id, state }) =>
      (query.search === undefined || query.search === `INV-${id}`) &&
      (query.state === undefined || query.state === String(state)),
  );
  return pageOf(...found);
}

it('orders named by pasted lines are accepted, each with its own result', async () => {
  const { user, calls } = await open('/dashboard/transaction', {
    ...lists(order(5), order(6), order(7)),
    'GET /api/admin/transaction': ordersFound,
    'POST /api/admin/transaction/accept/5': done,
    'POST /api/admin/transaction/accept/6': new Reply(409, {
      errors: [{ message: 'Rina was first.' }, { field: 'do_no', message: 'DO-1 was entered first.' }],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Accept several' }));
  await user.click(await screen.findByLabelText('Paste lines: Invoice, Pick Ticket Number, DO Number'));
  await user.paste(
    'INV-5\tPT-5\tDO-5\nINV-6\tPT-6\tDO-6\nINV-7\t\tDO-7\nINV-8\tPT-8\tDO-8\nINV-99\tPT-9\tDO-9\ninv-7\t\tDO-70\nINV-5\tPT-5\tDO-5',
  );
  await screen.findByText('Only a new order can be accepted. This one is: Waiting For Delivery.');
  await screen.findByText('Not found.');
  await screen.findByText('Not possible: 2');
  await screen.findByText('Named twice: the first line stands here.');
  expect(screen.queryByLabelText('DO Number of INV-8')).toBeNull();
  // Why a row is not among those that would be sent.
  await user.clear(screen.getByLabelText('DO Number of INV-5'));
  await screen.findByText('Missing: DO Number');
  await user.type(screen.getByLabelText('DO Number of INV-5'), 'DO-5');
  await user.click(screen.getByRole('button', { name: 'Accept (2)' }));
  await screen.findByText('Done.');
  // What stands is told, and cannot be sent again.
  await screen.findByText('Rina was first. DO Number: DO-1 was entered first.');
  expect(screen.queryByLabelText('DO Number of INV-6')).toBeNull();
  await screen.findByText('Done: 1 · Not possible: 3');
  await screen.findByText('Please fill all fields.');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Pick Ticket Number of INV-7')),
  );
  expect(sent(calls).map(({ path, body }) => [path, body])).toEqual([
    ['/api/admin/transaction/accept/5', { pick_ticket_no: 'PT-5', do_no: 'DO-5' }],
    ['/api/admin/transaction/accept/6', { pick_ticket_no: 'PT-6', do_no: 'DO-6' }],
  ]);
  const stay = async () => {
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await user.keyboard('{Escape}');
  await stay();
  await user.click(screen.getByText('Close'));
  await stay();
  expect(screen.getByLabelText<HTMLInputElement>('DO Number of INV-7').value).toBe('DO-7');
});

it('shops of selected orders are reminded, one after the other', async () => {
  const { user, calls } = await open('/dashboard/transaction', {
    ...lists(order(5), order(6), order(7, { paid: 1 })),
    'GET /api/admin/transaction/5/send-reminder': { message: 'Reminder sent.' },
    'GET /api/admin/transaction/6/send-reminder': { message: 'Reminder sent.' },
  });
  await row('INV-5');
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await user.click(await screen.findByRole('button', { name: 'Kirim Remind' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('(3)');
  await user.click(within(question).getByRole('button', { name: 'Kirim Remind' }));
  const report = await screen.findByRole('dialog', { name: 'Done: 2 · Left as they were: 1' });
  within(report).getByText('INV-7');
  within(report).getByText(/^This order is paid/);
  expect(calls.filter(({ path }) => path.endsWith('/send-reminder'))).toHaveLength(2);
});

it('a pick list has a page for each selected order, and p previews one beside the list', async () => {
  const { user } = await open('/dashboard/transaction?state=1', {
    ...lists(order(5, { state: 1 }), order(6, { state: 1 })),
    'GET /api/admin/transaction/5': whole({ state: 1 }),
    'GET /api/admin/transaction/6': whole({ state: 1 }),
    'GET /api/admin/transaction/{id}/{more}': { data: [] },
  });
  await row('INV-5');
  await user.keyboard('jp');
  const preview = await screen.findByRole('complementary');
  await within(preview).findByText('Nomor Virtual');
  expect(within(preview).getByRole('link', { name: 'Details' }).getAttribute('href')).toMatch(/detail\/5$/);
  await user.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(within(preview).getByRole('link', { name: 'Details' }).getAttribute('href')).toMatch(/detail\/6$/),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  await user.keyboard(' {Shift>}{ArrowUp}{/Shift}');
  await user.click(await screen.findByRole('button', { name: 'Pick list' }));
  const printed = await screen.findByRole('dialog');
  await waitFor(() => expect(printed.querySelectorAll('article dl')).toHaveLength(2));
  expect(within(printed).getByRole('button', { name: 'Print 2' })).toBeTruthy();
});
