import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Screen, ScreenEntry } from '../../core/model.ts';
import { product } from '../../src/generated/product/product.ts';
import { type Call, Reply } from './answer-calls.ts';
import { nothingCounted } from './counted.ts';
import { openPage } from './open-page.tsx';
import { compileCharts, held, pageOf, TOAST, toast } from './page-parts.ts';
import { open, PRICE, whole } from './transaction-parts.ts';

const RESTING = new Reply(500, { message: 'The database is resting.' });
/** What the frame of every page asks for. */
const OF_FRAME = new Set(['/api/live', '/api/chats/unread']);
const resting = (call: Call) => (call.path === '/api/live' ? new Reply(404, {}) : RESTING);

/** What a screen loads, and by which parts: screens of one shape differ in nothing that matters here. */
function shapeOf(loaded: Screen): string {
  const parts: unknown[] = [loaded.kind];
  const push = (...more: unknown[]) => parts.push(...more);
  if (loaded.kind === 'custom') push(loaded.component);
  if (loaded.kind === 'tabs') push(loaded.counts !== undefined);
  if (loaded.kind === 'list' || loaded.kind === 'form') {
    const { record, slots } = loaded;
    push(
      record !== undefined,
      record?.summary !== undefined,
      Object.values(slots ?? {}).map((slot) => slot.widget),
    );
  }
  if (loaded.kind === 'list') push(loaded.paging, loaded.edit !== undefined, loaded.live !== undefined);
  if (loaded.kind === 'form')
    push(
      loaded.load !== undefined,
      loaded.fields.flatMap(({ field, source }) => (source ? field : [])).sort()[0],
    );
  if (loaded.kind === 'detail')
    push(
      [...loaded.main, ...loaded.aside].map((part) =>
        part.kind === 'widget' ? part.widget : part.kind === 'screen',
      ),
    );
  return JSON.stringify(parts);
}

const loads = (loaded: Screen): boolean =>
  loaded.kind === 'form' ? (loaded.load ?? loaded.record) !== undefined : loaded.kind !== 'hub';

const byShape = new Map<string, ScreenEntry>();
const emptyTexts = new Set(['Nothing here yet', 'No orders in these days.', 'Nothing in these days.']);
for (const entry of product.screens) {
  const { default: loaded } = await entry.load();
  if ('empty' in loaded && loaded.empty) emptyTexts.add(loaded.empty.text);
  if (loads(loaded)) byShape.set(shapeOf(loaded), entry);
}

beforeAll(compileCharts);

describe('a failed load', () => {
  const routes = [...byShape.values()].map(({ route }) => route);
  it.each(routes)('is told once, and in the place of each part, by %s', async (route) => {
    const address = route.replace(/\{\w+\}/g, '1');
    const { calls } = await openPage(address, {
      answers: resting,
      as: { role: 3, role_string: 'Superadmin' },
    });
    await toast('The database is resting.');
    const main = within(screen.getByRole('main'));
    const failed = () =>
      new Set(calls.flatMap(({ path, query }) => (OF_FRAME.has(path) ? [] : path + JSON.stringify(query))));
    await waitFor(() =>
      expect(main.queryAllByRole('button', { name: 'Retry' }).length).toBeGreaterThanOrEqual(failed().size),
    );
    expect(screen.getAllByText('The database is resting.', { selector: TOAST })).toHaveLength(1);
    for (const text of emptyTexts) expect(main.queryByText(text)).toBeNull();
  });
});

/** With the status 200, and nothing of what was asked for. */
const NOTHING_OF_IT = [{}, { data: null }, '{"data":[{"id":1,"na', '<html>Sign in to the network</html>'];

it.each(NOTHING_OF_IT)('takes %j for a failed load of a list, not for an empty one', async (half) => {
  let body: unknown = half;
  const { user } = await openPage('/dashboard/brand', { answers: { 'GET /api/admin/brand': () => body } });
  await toast('An error occurred');
  const main = within(screen.getByRole('main'));
  const retry = await main.findByRole('button', { name: 'Retry' });
  for (const text of emptyTexts) expect(main.queryByText(text)).toBeNull();
  body = tirta;
  await user.click(retry);
  await main.findByText('Tirta');
});

type Held = ReturnType<typeof held>;
const tirta = pageOf({ id: 7, name: 'Tirta', sku_code: 'T', price: 1, file_url: '/files/t.png', active: 1 });
/** Brands, until something else is asked for. */
const brandsUntil = (other: RegExp, { answered }: Held): Record<string, (call: Call) => unknown> => ({
  'GET /api/admin/brand': ({ query }) =>
    Object.values(query).some((value) => other.test(value))
      ? answered
      : { data: { ...tirta.data, last_page: 2, total: 11 } },
});

const figure = (text: string | RegExp) => screen.getByText(text);
const isDimmed = (text: string | RegExp) => figure(text).closest('[data-stale]') !== null;

/** Another question is asked, and answered by an error: the figure is dimmed meanwhile, then gone; its place offers Retry. */
async function expectReplaced(
  text: string | RegExp,
  answer: (body: object) => void,
  place: () => HTMLElement,
) {
  await waitFor(() => expect(isDimmed(text)).toBe(true));
  answer(RESTING);
  await within(place()).findByRole('button', { name: 'Retry' });
  await toast('The database is resting.');
  expect(screen.queryByText(text)).toBeNull();
}

describe('a figure never outlives its question', () => {
  it('in analytics', async () => {
    const second = held();
    const range = { start_date: '2026-03-01', end_date: '2026-03-03' };
    const { user } = await openPage('/dashboard/analytics', {
      answers: ({ path, query }) => {
        if (query.start_date === range.start_date) return second.answered;
        if (path.endsWith('/keywords')) return { data: [{ keywords: 'beras', total: 9 }] };
        return Object.entries(nothingCounted).find(([call]) => call === `GET ${path}`)?.[1] ?? {};
      },
    });
    await screen.findByText('beras');
    expect(await screen.findAllByText('No orders in these days.')).toHaveLength(2);
    for (const [label, day] of [
      ['Start Date', '01/03/2026'],
      ['End Date', '03/03/2026'],
    ] as const) {
      await user.clear(await screen.findByLabelText(label));
      await user.type(screen.getByLabelText(label), day);
    }
    await user.click(screen.getByRole('button', { name: 'Search Analytics' }));
    await expectReplaced('beras', second.answer, () =>
      screen.getByRole('region', { name: 'Search Keywords Count' }),
    );
    expect(screen.queryByText('No orders in these days.')).toBeNull();
  });

  it.each(['search', 'size'])('in a list, at another %s', async (change) => {
    const second = held();
    const { user } = await openPage('/dashboard/brand', { answers: brandsUntil(/abc|25/, second) });
    await screen.findByText('Tirta');
    if (change === 'search') await user.type(screen.getByRole('searchbox'), 'abc{Enter}');
    else await user.selectOptions(screen.getByLabelText('Rows per page'), '25');
    await expectReplaced('Tirta', second.answer, () => screen.getByRole('main'));
    expect(screen.queryByText(/No results/)).toBeNull();
  });

  it('in a list whose page is turned, but its rows stay as those of their page', async () => {
    const second = held();
    const { user } = await openPage('/dashboard/brand', { answers: brandsUntil(/^2$/, second) });
    await screen.findByText('Tirta');
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    await user.click(within(pages).getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(isDimmed('Tirta')).toBe(true));
    second.answer(RESTING);
    await screen.findByText(/^This page could not be loaded\./);
    expect([isDimmed('Tirta'), pages.querySelector('[aria-current]')?.textContent]).toEqual([false, '1']);
  });

  it('in a dialog of records', async () => {
    const second = held();
    const { user } = await openPage('/dashboard/section/1/items/add-brands', {
      answers: {
        ...brandsUntil(/abc/, second),
        'GET /api/admin/sections/1': { data: { id: 1, title: 'Merek', type: 'brand', active: 1 } },
        'GET /api/admin/sections/items/1': pageOf(),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Brands: Choose…' }));
    await screen.findByText('Tirta');
    await user.type(screen.getByRole('searchbox'), 'abc');
    await expectReplaced('Tirta', second.answer, () => screen.getByRole('dialog'));
    expect(screen.queryByText(/No results/)).toBeNull();
  });

  it('among the choices of a picker', async () => {
    const second = held();
    const { user } = await openPage('/dashboard/master-approval/add', {
      answers: ({ query }) =>
        query.search === 'abc' ? second.answered : pageOf({ id: 7, username: 'tirta', role: 2 }),
    });
    const picker = await screen.findByRole('combobox', { name: /^User/ });
    await user.click(picker);
    await screen.findByText('tirta');
    await user.clear(picker);
    await user.type(picker, 'abc');
    await expectReplaced(
      'tirta',
      second.answer,
      () => document.querySelector('.picker-popup') as HTMLElement,
    );
  });

  it('in the totals of typed quantities', async () => {
    const second = held();
    const { user } = await open('/dashboard/transaction/edit/5', {
      'GET /api/admin/transaction/5': whole(),
      [PRICE]: ({ body }: Call) =>
        (body as { qty: number[] }).qty[0] === 12
          ? second.answered
          : { data: { total_price: 777, items: [] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const pieces = screen.getByLabelText('Quantity of Product 1');
    await user.clear(pieces);
    await user.type(pieces, '1');
    await screen.findByText(/777/);
    await user.type(pieces, '2');
    await expectReplaced(/777/, second.answer, () => screen.getByRole('main'));
  });
});
