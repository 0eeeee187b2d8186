/**
 * `npm run bench:dev`: how long the open page of `npm run dev` takes to follow what is edited, in a copy of the project. Each
 * row is timed from the writing of the file to what is seen in the page; printed are the first time, the median and the slowest,
 * and the limit of the slowest. ROUNDS (default 5) may be set.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import config from '../playwright.config.ts';
import { type RunningDevelopment, startDevelopment } from '../tests/e2e/support/dev-process.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const SCREEN = 'schemas/brand/brand-list.screen.json';
const RULES = 'schemas/brand/brand.endpoints.json';
const HANDLER = 'server/handlers/analytics.ts';

const DAYS = '/api/admin/analytics?start_date=2026-11-01&end_date=2026-11-02';
const TOO_LONG = { name: 'x'.repeat(400) };

/** Edits for the round, and waits until it is seen. */
type Edit = (development: RunningDevelopment, page: Page, round: number) => Promise<unknown>;

const rows: Readonly<Record<string, { readonly limit: number; readonly edit: Edit }>> = {
  'a label of a screen is in the page': {
    limit: 1000,
    edit: (development, page, round) => {
      development.change(SCREEN, ...step('"label": "Merek', round));
      return page
        .getByRole('columnheader')
        .filter({ hasText: `Merek ${round}` })
        .waitFor();
    },
  },
  'a rule of a call is answered': {
    limit: 2000,
    edit: (development, page, round) => {
      development.change(RULES, `"maxLength": ${200 + round}`, `"maxLength": ${201 + round}`);
      return until(() => ask(page, '/api/admin/brand', TOO_LONG), `at most ${201 + round}`);
    },
  },
  'a line of a handler is answered': {
    limit: 2000,
    edit: (development, page, round) => {
      const count = (number: number) => `[['Date', 'Count${number < 0 ? '' : number}'], `;
      development.change(HANDLER, count(round - 1), count(round));
      return until(() => ask(page, DAYS), `Count${round}`);
    },
  },
  'a migration is asked for again': {
    limit: 2000,
    edit: ({ root }, page, round) => {
      const file = join(root, `server/store/migrations/${9900 + round}-bench.sql`);
      writeFileSync(file, `update brands set name = 'Bench ${round} ' || id;\n`);
      return page
        .getByRole('cell')
        .filter({ hasText: `Bench ${round} ` })
        .first()
        .waitFor();
    },
  },
  'a syntax error stands over the page': {
    limit: 2000,
    edit: async (development, page) => {
      const panel = page.locator('[data-mistakes] section');
      const goodText = development.change(HANDLER, 'import ', 'import (((');
      await panel.waitFor();
      const seen = performance.now();
      writeFileSync(join(development.root, HANDLER), goodText);
      await panel.waitFor({ state: 'hidden' });
      return seen;
    },
  },
};

const development = await startDevelopment();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const page = await browser.newPage();
  await signIn(page, development.url);
  for (const [name, { limit, edit }] of Object.entries(rows)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const begin = performance.now();
      const seen = await edit(development, page, round);
      times.push((typeof seen === 'number' ? seen : performance.now()) - begin);
      // The next edit is one of somebody who has looked at this one.
      await page.waitForTimeout(1500);
    }
    print(name, limit, times);
  }
} finally {
  await browser.close();
  await development.stop();
}

/** The label of the round before, and that of this one. */
function step(label: string, round: number): [from: string, to: string] {
  const named = (number: number) => `${label} ${number}"`;
  return round === 0
    ? ['"active": 1', `"active": { ${named(0)}, "priority": 1 }`]
    : [named(round - 1), named(round)];
}

function print(name: string, limit: number, times: readonly number[]): void {
  const slowest = Math.max(...times);
  const median = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
  const [first, middle, last] = [times[0] ?? 0, median, slowest].map((time) => `${Math.round(time)} ms`);
  console.log(`${name}: first ${first}, median ${middle}, slowest ${last} (limit ${limit} ms)`);
  if (slowest > limit) process.exitCode = 1;
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill('superadmin');
  await page.getByLabel('Password', { exact: true }).fill('wholesale');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/analytics/);
  await page.goto(`${url}/dashboard/brand`);
  await page.getByRole('columnheader').first().waitFor();
}

async function until(answer: () => Promise<string>, text: string): Promise<void> {
  while (!(await answer()).includes(text)) await new Promise((done) => setTimeout(done, 20));
}

/** The answer of a call of who is signed in to the page, as text; with a body it is sent. */
function ask(page: Page, path: string, body?: Readonly<Record<string, string>>): Promise<string> {
  return page.evaluate(
    async ([address, sentValues]) => {
      const [, token = ''] = /(?:^|; )token=([^;]+)/.exec(document.cookie) ?? [];
      const answer = await fetch(address, {
        headers: { authorization: `Bearer ${decodeURIComponent(token)}` },
        ...(sentValues && { method: 'POST', body: new URLSearchParams(sentValues) }),
      });
      return answer.text();
    },
    [path, body] as const,
  );
}
