import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { addDays, businessDay } from '../../core/dates.ts';
import { type Answers, type Call, Reply } from './answer-calls.ts';
import { nothingCounted } from './counted.ts';
import { openPage } from './open-page.tsx';

const ANALYTICS = '/dashboard/analytics';
const TODAY = businessDay('Asia/Jakarta');
const WAITING = {
  orders_to_accept: 3,
  waiting_chats: 5,
  orders_to_deliver: 0,
  orders_to_complete: 7,
  orders_past_due: 2,
  orders_with_balance: 6,
  payments_without_order: 9,
  update_requests: 1,
  failed_jobs: 4,
  hours_without_backup: 30,
  scheduled_broadcasts: 0,
  code_twins: [{ entity: 'voucher', id: 7, code: 'HEMAT1' }],
};
const COUNTED = {
  'GET /api/admin/today': { data: WAITING },
  'GET /api/admin/analytics': ({ query }: Call) => ({
    data: {
      ...query,
      transaction_count: [
        ['Date', 'Count'],
        ['2026-03-01', 2],
        ['2026-03-02', 0],
        ['2026-03-03', 5],
      ],
      // As text, and as objects: another API may write them so.
      sum_transaction_amount: [
        { date: 'Date', total: 'Amount' },
        { date: '2026-03-01', total: '100000' },
        { date: '2026-03-02', total: '0' },
        { date: '2026-03-03', total: '250000' },
      ],
    },
  }),
  'GET /api/admin/analytics/keywords': {
    data: [
      { keywords: 'beras', total: 9 },
      { keywords: 'air 10 l', total: 30 },
      { keywords: 'air 2 l', total: 4 },
    ],
  },
  'GET /api/admin/analytics/products': { data: [{ sku_code: 'TC-1', name: 'Teh Celup', total: 7 }] },
  'GET /api/admin/analytics/usage': { data: [{ user_id: 8, shop_name: 'Toko Rizki', total: 3600 }] },
  'GET /api/admin/analytics/answer-times': {
    data: {
      answers: 3,
      median: 90,
      ninetieth: 3_600,
      days: [{ day: '2026-03-03', answers: 3, median: 90, ninetieth: 3_600 }],
    },
  },
} satisfies Answers;

const region = (name: string | RegExp) => screen.findByRole('region', { name });
const asked = (calls: readonly Call[]) =>
  calls.filter(({ path }) => path === '/api/admin/analytics').map(({ query }) => query);
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((line) => [...line.querySelectorAll('th, td')].map((cell) => cell.textContent));

it('says of which moment figures are that may be behind', async () => {
  const usage = { ...COUNTED['GET /api/admin/analytics/usage'], as_of: '2026-03-03T08:00:00+07:00' };
  await openPage(ANALYTICS, { answers: { ...COUNTED, 'GET /api/admin/analytics/usage': usage } });
  await within(await region('User App Usage')).findByText('As of 03 Mar 2026 08:00:00');
  expect(within(await region('Product Seens Count')).queryByText(/^As of/)).toBeNull();
});

it('opens on the last 30 days: two charts titled with them, three tables with their stated headings', async () => {
  const { calls } = await openPage(ANALYTICS, { answers: COUNTED });
  const count = await region(/^Transaction Daily Count \d\d \w+ \d{4} – \d\d \w+ \d{4}$/);
  await within(count).findByText('7');
  const amount = await region(/^Transaction Amount Sum /);
  await within(amount).findByText(/^Rp\s350\.000$/);
  expect(asked(calls)).toEqual([{ start_date: addDays(TODAY, -29), end_date: TODAY }]);
  const heads: Record<string, string[]> = {
    'Search Keywords Count': ['Keywords', 'Total'],
    'Product Seens Count': ['SKU Code', 'Name', 'Total'],
    'User App Usage': ['User ID', 'Shop Name', 'Total in seconds'],
  };
  for (const [name, columns] of Object.entries(heads))
    expect(cellsOf(await screen.findByRole('table', { name }))[0]).toEqual(columns);
});

it('a press on a heading sorts, by size and as people do, and a third gives the order back', async () => {
  const { user } = await openPage(ANALYTICS, { answers: COUNTED });
  const table = await screen.findByRole('table', { name: 'Search Keywords Count' });
  const words = () =>
    cellsOf(table)
      .slice(1)
      .map(([word]) => word);
  const head = (name: string) => within(table).getByRole('button', { name });
  await user.click(head('Keywords'));
  expect(words()).toEqual(['air 2 l', 'air 10 l', 'beras']);
  expect(head('Keywords').closest('th')?.getAttribute('aria-sort')).toBe('ascending');
  await user.click(head('Total'));
  await user.click(head('Total'));
  expect(words()).toEqual(['air 10 l', 'beras', 'air 2 l']);
  await user.click(head('Total'));
  expect(words()).toEqual(['beras', 'air 10 l', 'air 2 l']);
});

it('searches when the button is pressed, with two dates that may be, and keeps them in the address', async () => {
  const { user, calls } = await openPage(ANALYTICS, { answers: COUNTED });
  const [start, end] = [await screen.findByLabelText('Start Date'), await screen.findByLabelText('End Date')];
  const search = async (from: string, to: string) => {
    for (const [field, text] of [
      [start, from],
      [end, to],
    ] as const) {
      await user.clear(field);
      if (text) await user.type(field, text);
    }
    await user.click(screen.getByRole('button', { name: 'Search Analytics' }));
  };
  await search('01/03/2026', '');
  await search('', '03/03/2026');
  expect(screen.queryByText('Input date is not valid')).toBeNull();
  await search('31/02/2026', '03/03/2026');
  await screen.findByText('Input date is not valid');
  await search('04/03/2026', '03/03/2026');
  await screen.findByText('Start date cannot beyond end date.');
  expect(asked(calls)).toHaveLength(1);
  await search('01/03/2026', '03/03/2026');
  await region('Transaction Daily Count 01 Mar 2026 – 03 Mar 2026');
  expect(asked(calls)[1]).toEqual({ start_date: '2026-03-01', end_date: '2026-03-03' });
  expect(window.location.search).toBe('?start_date=2026-03-01&end_date=2026-03-03');
});

it('a range of the address that may not be is the last 30 days', async () => {
  const { calls } = await openPage(`${ANALYTICS}?start_date=2026-05-01&end_date=x`, { answers: COUNTED });
  await region(/^Transaction Daily Count /);
  await waitFor(() => expect(asked(calls)).toEqual([{ start_date: addDays(TODAY, -29), end_date: TODAY }]));
});

it('a chart is a table as well, and its days are chosen by keys', async () => {
  const { user } = await openPage(ANALYTICS, { answers: COUNTED });
  const chart = await region(/^Transaction Daily Count /);
  const days = await within(chart).findByRole('slider');
  days.focus();
  await user.keyboard('{Home}');
  expect(days.getAttribute('aria-valuetext')).toBe('01 Mar 2026: 2');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(days.getAttribute('aria-valuetext')).toBe('03 Mar 2026: 5');
  await user.click(within(chart).getByRole('button', { name: 'Show as table' }));
  expect(cellsOf(within(chart).getByRole('table'))).toEqual([
    ['Date', 'Count'],
    ['01 Mar 2026', '2'],
    ['02 Mar 2026', '0'],
    ['03 Mar 2026', '5'],
  ]);
});

it('a click on a day of a chart opens its orders', async () => {
  // Nothing is measured here, and a chart without a size is not drawn.
  const measured = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  measured.mockReturnValue(new DOMRect(0, 0, 600, 220));
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(220);
  await openPage(ANALYTICS, { answers: { ...COUNTED, 'GET /api/admin/transaction': nothing } });
  const chart = await region(/^Transaction Amount Sum /);
  const line = () => chart.querySelector('.recharts-wrapper') as HTMLElement;
  await waitFor(() => expect(line()).not.toBeNull());
  // Of three days the last stands at the right edge.
  fireEvent.mouseMove(line(), { clientX: 560, clientY: 100 });
  await within(chart).findByRole('link', { name: /^03 Mar 2026/ });
  fireEvent.click(line(), { clientX: 560, clientY: 100 });
  await waitFor(() => expect(location.pathname).toBe('/dashboard/transaction/all'));
  expect(location.search).toBe('?start_date=2026-03-03&end_date=2026-03-03');
  vi.restoreAllMocks();
});

it('counts of today lead to their lists, opened with what was counted', async () => {
  const { user } = await openPage(ANALYTICS, { answers: { ...COUNTED, 'GET /api/admin/jobs': nothing } });
  const today = await region('Today');
  await within(today).findByText('Update requests');
  const link = (name: RegExp) => within(today).queryByRole('link', { name });
  const links = within(today).getAllByRole('link');
  expect(links.map((one) => one.getAttribute('href'))).toEqual([
    '/dashboard/transaction?state=0',
    '/dashboard/chat?order=waiting',
    '/dashboard/transaction?state=2',
    `/dashboard/transaction/all?due_to=${addDays(TODAY, -1)}&sort=due_on`,
    '/dashboard/transaction/all?unsettled=1',
    '/dashboard/mutasi-bca?paid=0',
    '/dashboard/user/update-requests?status=0',
    `/dashboard/jobs?state=failed&ended_from=${addDays(TODAY, -6)}`,
    '/dashboard/jobs',
    '/dashboard/promo/voucher/edit/7',
  ]);
  expect(links[0]?.textContent).toMatch(/^3 Orders to acceptDo first$/);
  expect(within(today).getAllByText('Do first')).toHaveLength(1);
  const late = [...today.querySelectorAll('[data-late]')].map(({ textContent }) => textContent);
  expect(late).toEqual(['2 Unpaid past due', '4 Failed jobs', '30 Hours without a backup']);
  await user.click(link(/^4\s*Failed jobs/) as HTMLElement);
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/jobs'));
});
const nothing = { data: { data: [], last_page: 1, to: 0, total: 0 } };

it('Customer Service sees what it looks after', async () => {
  await openPage(ANALYTICS, {
    as: { role: 5, role_string: 'Customer Service' },
    answers: { ...COUNTED, 'GET /api/admin/today': { data: { ...WAITING, payments_without_order: null } } },
  });
  const today = await region('Today');
  await within(today).findByText('Update requests');
  expect(within(today).queryByText('Payments without order')).toBeNull();
  const [first, second, third] = within(today).getAllByRole('link');
  expect(first?.textContent).toMatch(/^5 Shops to answerDo first$/);
  expect([second?.textContent, third?.textContent]).toEqual(['1 Update requests', '3 Orders to accept']);
});

it('nothing that waits is said, without a number', async () => {
  const none = Object.fromEntries(Object.keys(WAITING).map((name) => [name, 0]));
  await openPage(ANALYTICS, {
    answers: { ...COUNTED, 'GET /api/admin/today': { data: { ...none, code_twins: [] } } },
  });
  const today = await region('Today');
  await within(today).findByText('Nothing waits for you.');
  expect(within(today).queryAllByRole('link')).toEqual([]);
});

it('says where nothing was counted', async () => {
  await openPage(ANALYTICS, { answers: nothingCounted });
  expect(await screen.findAllByText('No orders in these days.')).toHaveLength(2);
  expect(await screen.findAllByText('Nothing in these days.')).toHaveLength(3);
});

it('a call that fails is told where it is missing, the rest is there, and Retry asks again', async () => {
  let fails = true;
  const { user } = await openPage(ANALYTICS, {
    answers: {
      ...COUNTED,
      'GET /api/admin/analytics/keywords': () =>
        fails
          ? new Reply(500, { message: 'The database is away.' })
          : COUNTED['GET /api/admin/analytics/keywords'],
    },
  });
  const keywords = await region('Search Keywords Count');
  await within(keywords).findByText('The database is away.');
  await screen.findByRole('table', { name: 'User App Usage' });
  fails = false;
  await user.click(within(keywords).getByRole('button', { name: 'Retry' }));
  await screen.findByRole('table', { name: 'Search Keywords Count' });
});

it('tells how long shops waited in the chat, of the range and of each day', async () => {
  await openPage(ANALYTICS, { answers: COUNTED });
  const section = await region('Answer times in the chat');
  const figures = await within(section).findAllByRole('listitem');
  expect(figures.map((one) => one.textContent)).toEqual([
    '3 Answers',
    '1,5 min Half of the answers within',
    '60 min Nine of ten answers within',
  ]);
  expect(cellsOf(within(section).getByRole('table'))).toEqual([
    ['Date', 'Answers', 'Median in minutes', '90th percentile in minutes'],
    ['03 Mar 2026', '3', '1,5', '60'],
  ]);
});

it('says so where no shop was answered', async () => {
  await openPage(ANALYTICS, { answers: nothingCounted });
  await within(await region('Answer times in the chat')).findByText('No answers in these days.');
});
