import type { Page } from 'playwright/test';
import type { Column, ListScreen } from '../../core/model.ts';
import { cutAt } from './support/cut.ts';
import { expect, sessionOf, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test.use({ storageState: sessionOf('superadmin') });

/** A long value of each kind that is never cut; a choice has that with the longest label. */
const LONGEST: Readonly<Record<string, unknown>> = {
  id: 8_888_888,
  'row-number': 888,
  number: 88_888_888,
  money: 98_765_432_100,
  date: '2028-09-28',
  'date-time': '2028-09-28 22:48:08',
};
const LONGEST_CODE = 'INV/2026/12345678901';
const WIDTHS = [1024, 1280, 1366, 1440, 1920];

interface List {
  readonly route: string;
  readonly screen: ListScreen;
}
/** Read by the worker alone: whoever only lists the journeys need not translate every screen. */
let lists: readonly List[] = [];
test.beforeAll(async () => {
  const { product } = await import('../../src/generated/product/product.ts');
  const loaded = product.screens.map(async ({ route, load }) => ({ route, screen: (await load()).default }));
  lists = (await Promise.all(loaded)).flatMap(({ route, screen }) =>
    screen.kind === 'list' ? [{ route: route.replace(/\{\w+\}/g, '1'), screen }] : [],
  );
});

type Json = { [key: string]: unknown };

function longestOf({ cell, options, choices }: Column): unknown {
  if (choices) return [...choices].sort((one, other) => other.label.length - one.label.length)[0]?.value;
  return LONGEST[cell] ?? (cell === 'text' && options?.mono ? LONGEST_CODE : undefined);
}

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((part, name) => (part as Json | null | undefined)?.[name], value);

/** The rows of an answer: of a page, or in a field of the record that it answers. */
function rowsOf(answer: Json, { rows, unfoldList }: ListScreen): Json[] {
  const data = answer.data as Json | Json[];
  if (Array.isArray(data)) return data;
  const name = rows ?? 'data';
  data[name] ??= [];
  const held = data[name] as Json[];
  if (unfoldList === undefined) return held;
  held[0] ??= {};
  held[0][unfoldList] ??= [];
  return held[0][unfoldList] as Json[];
}

/** The first row has the longest values; without rows there is one that has nothing else. */
function lengthen(answer: Json, list: ListScreen): void {
  const rows = rowsOf(answer, list);
  rows[0] ??= { [list.key]: 1 };
  for (const { below } of list.columns) if (below) rows[0][below.path] = 'An edit was sent back.';
  for (const column of list.columns) {
    const value = longestOf(column);
    if (value === undefined) continue;
    const names = column.path.split('.');
    const last = names.pop() ?? '';
    const holder = names.length === 0 ? rows[0] : valueAt(rows[0], names.join('.'));
    if (holder && typeof holder === 'object') (holder as Json)[last] = value;
  }
}

/** Answers the rows of every list as the server does, but that the first one has the longest values. */
async function answerLong(page: Page): Promise<void> {
  for (const { screen } of lists) {
    const { path } = screen.source.endpoint;
    const address = new RegExp(`${path.replace(/\{\w+\}/g, '\\d+')}(\\?|$)`);
    await page.route(address, async (route) => {
      const response = await route.fetch();
      if (!response.ok()) return route.fulfill({ response });
      const answer = (await response.json()) as Json;
      for (const { screen: list } of lists) if (list.source.endpoint.path === path) lengthen(answer, list);
      return route.fulfill({ response, json: answer });
    });
  }
}

for (const language of ['en', 'id', 'ar'])
  test(`no number, date, code, word or button of any list is cut: ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await answerLong(page);
    await page.goto('/dashboard/account');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const found: string[] = [];
    const empty: string[] = [];
    for (const [index, list] of lists.entries()) {
      await visit(page, list.route);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      if ((await page.locator('tbody tr').count()) === 0) empty.push(list.route);
      // There and back: each list begins at the width at which the one before ended.
      for (const width of index % 2 === 0 ? WIDTHS : WIDTHS.toReversed())
        found.push(...(await cutAt(page, width)).map((finding) => `${list.route}, ${finding}`));
    }
    expect(empty).toEqual([]);
    expect(found).toEqual([]);
  });

test('a table is measured again when its face has come', async ({ page }) => {
  // As a narrower face would measure.
  await page.addInitScript(() => {
    const { measureText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.measureText = function (text) {
      const measured = measureText.call(this, text);
      return document.documentElement.dataset.face
        ? measured
        : ({ width: measured.width / 2 } as TextMetrics);
    };
  });
  await page.goto('/dashboard/transaction?state=0');
  await expect(page.locator('tbody tr:not(.skeleton-row)').first()).toContainText('Rp');
  expect(await cutAt(page, 1280)).not.toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.face = 'true';
    document.fonts.dispatchEvent(new Event('loadingdone'));
  });
  await expect.poll(() => cutAt(page, 1280)).toEqual([]);
});

test('with less motion a change of style is there at once, so that texts are measured as they are drawn', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dashboard/product');
  const size = await page
    .locator('tbody tr:not(.skeleton-row) td')
    .first()
    .evaluate((cell) => {
      getComputedStyle(cell).fontSize;
      cell.style.fontSize = '21px';
      return getComputedStyle(cell).fontSize;
    });
  expect(size).toBe('21px');
});
