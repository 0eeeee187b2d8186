/**
 * `npm run bench:studio`: how long the studio takes in a product of 1,000 screens, in a copy of the project: to open another
 * screen, and from the last key of an edit to the painted preview. Printed are the median and the slowest of ROUNDS (default
 * 20), with their limits, and what a busy machine leaves as it is: the compiler's CPU time and the bytes of the calls, each
 * for one step, beside the machine's load.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { readSources } from '../generator/load/read-sources.ts';
import config from '../playwright.config.ts';
import { startDevelopment } from '../tests/e2e/support/dev-process.ts';

const rounds = Number(process.env.ROUNDS ?? 20);
const SCREENS = 1000;
/** Milliseconds. */
const LIMITS = { median: 1000, slowest: 2000 };
/** A list that is copied until there are as many screens. */
const COPIED = 'schemas/level/level-list.screen.json';

const copyOf = (index: number) => `level-list-${index}`;

const development = await startDevelopment({}, (root) => {
  const there = [...readSources(root).keys()].filter((path) => path.endsWith('.screen.json')).length;
  const list = JSON.parse(readFileSync(join(root, COPIED), 'utf8')) as Readonly<Record<string, unknown>>;
  for (let index = there; index < SCREENS; index += 1) {
    const screen = copyOf(index);
    const { $schema, kind, columns } = list;
    const copy = {
      $schema,
      kind,
      screen,
      route: `/dashboard/${screen}`,
      roles: 'promotions',
      unused: 'A copy.',
    };
    writeFileSync(
      join(root, `schemas/level/${screen}.screen.json`),
      JSON.stringify({ ...copy, title: 'Level', source: 'level.list', columns }),
    );
  }
});
let takeCost = () => ({ cpu: 0, bytes: 0 });
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  takeCost = costOfCalls(page);
  await page.goto(`${development.url}/studio?page=/dashboard/level`);
  await columnHead(page, 'Level').waitFor({ timeout: 240_000 });
  await measure('a screen opens in the studio', async (round) => {
    const name = copyOf(SCREENS - 1 - round);
    const picker = page.getByRole('combobox', { name: 'Screen or file' });
    await picker.fill(name);
    const option = page.getByRole('option', { name, exact: false }).first();
    await option.waitFor();
    const begin = performance.now();
    await option.click();
    // Below the preview: the address that the page in it has gone to.
    await page.locator('.MuiTypography-caption', { hasText: new RegExp(`/dashboard/${name}$`) }).waitFor();
    await columnHead(page, 'Level').waitFor();
    await painted(page);
    return begin;
  });
  await columnHead(page, 'Level').click();
  const label = page.getByLabel('label', { exact: true });
  await measure('an edit in the studio is painted', async (round) => {
    await label.fill(`Tier ${round}`);
    const begin = performance.now();
    await columnHead(page, `Tier ${round}`).waitFor();
    await painted(page);
    return begin;
  });
} finally {
  await browser.close();
  await development.stop();
}

function columnHead(page: Page, hasText: string) {
  return page.frameLocator('iframe').getByRole('columnheader').filter({ hasText }).first();
}

/** Two frames later what is in the preview is on the screen. */
async function painted(page: Page): Promise<void> {
  await page
    .frameLocator('iframe')
    .locator('body')
    .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What the calls of the studio cost until it is asked for. */
function costOfCalls(page: Page): () => { cpu: number; bytes: number } {
  let cost = { cpu: 0, bytes: 0 };
  page.on('response', async (response) => {
    if (!response.url().includes('/__studio/')) return;
    const { length } = await response.body().catch(() => Buffer.alloc(0));
    const [, cpu = '0'] = /dur=([\d.]+)/.exec(response.headers()['server-timing'] ?? '') ?? [];
    cost = { cpu: cost.cpu + Number(cpu), bytes: cost.bytes + length };
  });
  return () => {
    const costSoFar = cost;
    cost = { cpu: 0, bytes: 0 };
    return costSoFar;
  };
}

/** Does it as often as asked; `act` gives the moment at which the person had done their part. */
async function measure(name: string, act: (round: number) => Promise<number>): Promise<void> {
  const times: number[] = [];
  const costs: { cpu: number; bytes: number }[] = [];
  takeCost();
  for (let round = 0; round < rounds; round += 1) {
    const begin = await act(round);
    times.push(performance.now() - begin);
    // The next step is one of somebody who has looked at this one.
    await new Promise((done) => setTimeout(done, 1000));
    costs.push(takeCost());
  }
  const median = medianOf(times);
  const slowest = Math.max(...times);
  console.log(
    `${name}: median ${Math.round(median)} ms (limit ${LIMITS.median}), slowest ${Math.round(slowest)} ms (limit ${LIMITS.slowest})`,
  );
  const cpu = Math.round(medianOf(costs.map((cost) => cost.cpu)));
  const kilobytes = Math.round(medianOf(costs.map(({ bytes }) => bytes)) / 1024);
  console.log(`  compiler ${cpu} ms CPU, ${kilobytes} KiB answered; load ${loadavg()[0]?.toFixed(1)}`);
  if (median > LIMITS.median || slowest > LIMITS.slowest) process.exitCode = 1;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
