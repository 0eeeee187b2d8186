import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Reply } from './answer-calls.ts';
import { open, whole } from './transaction-parts.ts';

/** An order with what happened to it. */
const openOrder = (more: object, events: readonly object[] = []) =>
  open('/dashboard/transaction/detail/5', {
    'GET /api/admin/transaction/5': whole(more),
    'GET /api/admin/transaction/5/{more}': { data: events },
    'GET /api/admin/transaction/actions': { data: [] },
  });

const EVENTS = [
  { id: 3, at: '2026-11-04T02:00:00Z', by: 'Ani', kind: 'reminder', state: null, message: 'x', params: null },
  { id: 2, at: '2026-11-03T02:00:00Z', by: 'Sri', kind: 'step', state: 1, message: 'x', params: null },
  { id: 1, at: '2026-11-02T01:30:00Z', by: null, kind: 'other', state: 0, message: 'x', params: null },
];

it('an order tells the steps of its states, those behind it with date and person', async () => {
  await openOrder({ state: 1 }, EVENTS);
  await screen.findByText('Sri');
  const steps = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .filter((step) => step.querySelector('small'));
  expect(steps.map((step) => [...step.children].map((part) => part.textContent))).toEqual([
    ['Order Accepted', '02/11/2026 08:30', ''],
    ['Waiting For Delivery', '03/11/2026 09:00', 'Sri'],
    ['Delivered', '', ''],
    ['Done', '', ''],
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
});

it.each([
  [
    { state: 0, paid: 0 },
    ['Accept the order with its pick ticket and DO number.', 'Confirm the payment once it has come in.'],
  ],
  [{ state: 2, paid: 1 }, ['Complete the order and give its points.']],
  [{ state: 3, paid: 1 }, undefined],
])('what is to do with an order is told: %o', async (more, tasks) => {
  await openOrder(more);
  await screen.findByText('Nomor Virtual');
  const section = screen.queryByRole('region', { name: 'To do' });
  expect(
    section &&
      within(section)
        .getAllByRole('listitem')
        .map((task) => task.textContent),
  ).toEqual(tasks ?? null);
});

it('number, shop, state and total stand in the head, beside the next step', async () => {
  await openOrder({ state: 2 });
  await screen.findByText('Nomor Virtual');
  const head = screen.getByRole('heading', { level: 1, name: 'INV-5' }).parentElement;
  expect(head?.textContent).toMatch(/INV-5.*Total Price.*Rp.120\.000.*Delivered.*Toko Rizki/);
  within(head as HTMLElement).getByRole('link', { name: 'Complete' });
});

it('dates that fail to load are told in their place, and can be asked for again', async () => {
  let answer: unknown = new Reply(503, { message: 'The database is resting.' });
  const { user } = await open('/dashboard/transaction/detail/5', {
    'GET /api/admin/transaction/5': whole({ state: 1 }),
    'GET /api/admin/transaction/5/{more}': () => answer,
    'GET /api/admin/transaction/actions': { data: [] },
  });
  const retry = within(await screen.findByRole('main')).findByRole('button', { name: 'Retry' });
  const steps = screen.getByText('Waiting For Delivery', { selector: 'li b' }).closest('section');
  expect(steps?.contains(await retry)).toBe(true);
  answer = { data: EVENTS };
  await user.click(await retry);
  await screen.findByText('Sri');
});
