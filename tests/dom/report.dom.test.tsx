import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { handMade } from '../products/library/parts/hand-made.ts';
import { product } from '../products/library/src/generated/product/product.ts';
import { type Answers, type Call, Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { compileCharts } from './page-parts.ts';

beforeAll(compileCharts);

const BY_MONTH = [
  { group: '2026-01-01', count: 2, fine: 0 },
  { group: '2026-03-01', count: 3, fine: 2.5 },
];
const BY_STATE = [
  { group: 'lent', count: 4, fine: 0 },
  { group: null, count: 1, fine: 2.5 },
];
const ANSWERED = {
  'GET /api/loans/report': ({ query }: Call) => ({ data: query.by === 'state' ? BY_STATE : BY_MONTH }),
} satisfies Answers;
const DAYS = 'start_date=2026-01-01&end_date=2026-03-31';
const open = (answers: Answers = ANSWERED) =>
  openPage(`/loan/report?${DAYS}`, { product, handMade, as: { role: 1, username: 'librarian' }, answers });
const region = (name: string) => screen.findByRole('region', { name });
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((line) => [...line.querySelectorAll('th, td')].map((cell) => cell.textContent?.replace(/\s/g, ' ')));

it('draws a chart for the count and for each sum, asked as its address and its declaration say', async () => {
  const { calls } = await open();
  await within(await region('Count')).findByText('5');
  await within(await region('Fines')).findByText(/2,50/);
  expect(calls.filter(({ path }) => path === '/api/loans/report').map(({ query }) => query)).toEqual([
    { by: 'due', step: 'month', start_date: '2026-01-01', end_date: '2026-03-31' },
  ]);
});

it('reads its points by key; a month without rows is 0', async () => {
  await open();
  const chart = await within(await region('Count')).findByRole('slider');
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(chart.getAttribute('aria-valuetext')).toMatch(/2026: 3$/);
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(chart.getAttribute('aria-valuetext')).toMatch(/2026: 0$/);
});

it('is grouped by another field, whose values have their names, and shown as a table that sorts', async () => {
  const { user } = await open();
  await within(await region('Count')).findByText('5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'State');
  await waitFor(() => expect(window.location.search).toContain('by=state'));
  expect(screen.queryByRole('combobox', { name: 'Step' })).toBeNull();
  // What has no order in time is a row each, read downwards.
  const chart = await within(await region('Count')).findByRole('slider');
  for (const key of ['Home', 'ArrowDown']) fireEvent.keyDown(chart, { key });
  expect(chart.getAttribute('aria-valuetext')).toBe('(empty): 1');
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = await screen.findByRole('table', { name: 'Loan Report' });
  await waitFor(() => expect(cells(table)[1]?.[0]).toBe('Out'));
  expect(cells(table)).toEqual([
    ['State', 'Count', 'Fines'],
    ['Out', '4', '0,00 €'],
    ['-', '1', '2,50 €'],
  ]);
  await user.click(within(table).getByRole('button', { name: 'Count' }));
  expect(cells(table)[1]?.[1]).toBe('1');
});

it('a failed read is said in the place of each chart, with Retry', async () => {
  await open({ 'GET /api/loans/report': new Reply(500, { message: 'The database is resting.' }) });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
});
