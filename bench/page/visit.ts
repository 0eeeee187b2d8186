import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { installProbe, type Wanted } from './probe.ts';

/** Measure -> number; milliseconds unless the name says otherwise. */
export type Measures = Record<string, number>;

const LIST = '/dashboard/product';
const FORM = '/dashboard/product/add';
const FIRST = { selector: 'tbody tr td:nth-child(2)' };
const NAME = { selector: '[data-field=name] input' };
const NEXT = 'button[aria-label="Next page"]';
const TO_FORM = `a[href="${FORM}"]`;
const TO_LIST = `nav a[href="${LIST}"]`;
const SUBMIT = 'form button[type=submit]';
const MESSAGE = '.form-message:not([aria-hidden])';
const KEYS = 40;

interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly url: string;
}

type Session = BrowserContextOptions['storageState'];

/** Every measure of one page, each cold load in a context of its own. `rows`: names of first rows, by page and size. */
export async function visitPage(
  browser: Browser,
  url: string,
  session: Session,
  rowName: (page: number, size: number) => Promise<string>,
): Promise<Measures> {
  const form = await visitForm(browser, url, session, FORM);
  const first = { ...FIRST, text: await rowName(1, 10) };
  const list = await coldLoad(browser, url, session, 'list', LIST, first);
  Object.assign(list.measures, await turning(list.visit, 10, rowName), await routing(list.visit, rowName));
  await list.visit.page.goto(url + LIST);
  await list.visit.page.locator(FIRST.selector).first().waitFor();
  await list.visit.page.locator('label select').last().selectOption('100');
  Object.assign(list.measures, await turning(list.visit, 100, rowName));
  await list.visit.page.context().close();
  return { ...list.measures, ...form };
}

/** What a form costs: its cold load, a key, and a refused save. `url` is the server's, `path` the form's. */
export async function visitForm(
  browser: Browser,
  url: string,
  session: Session,
  path: string,
): Promise<Measures> {
  const form = await coldLoad(browser, url, session, 'form', path, NAME);
  Object.assign(form.measures, await typing(form.visit), await validation(form.visit));
  await form.visit.page.context().close();
  return form.measures;
}

/** KB that the heap grows by per round trip between list and form, over `trips` of them. */
export async function growth(
  browser: Browser,
  url: string,
  session: Session,
  trips: number,
): Promise<number> {
  const visit = await open(browser, url, session);
  await visit.page.goto(url + LIST);
  const trip = async () => {
    await visit.page.locator(TO_FORM).first().click();
    await visit.page.locator(NAME.selector).waitFor();
    await visit.page.locator(TO_LIST).first().click();
    await visit.page.locator(FIRST.selector).first().waitFor();
  };
  for (let count = 0; count < 5; count += 1) await trip();
  const startHeap = await heapOf(visit);
  for (let count = 0; count < trips; count += 1) await trip();
  const endHeap = await heapOf(visit);
  await visit.page.context().close();
  return ((endHeap - startHeap) * 1000) / trips;
}

async function open(browser: Browser, url: string, session: Session): Promise<Visit> {
  const context = await browser.newContext({
    storageState: session,
    viewport: { width: 1400, height: 1000 },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  // What the TypeScript loader calls around named functions does not exist in the page.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(installProbe);
  return { page, cdp, url };
}

async function coldLoad(
  browser: Browser,
  url: string,
  session: Session,
  name: string,
  path: string,
  target: Wanted,
) {
  const visit = await open(browser, url, session);
  let bytes = 0;
  let requests = 0;
  visit.page.on('response', (response) => {
    if (response.request().resourceType() === 'image') return;
    requests += 1;
    if (/\.(js|css)$/.test(response.url())) bytes += Number(response.headers()['content-length'] ?? 0);
  });
  await visit.page.goto(url + path, { waitUntil: 'commit' });
  const ready = await visit.page.evaluate((pageTarget) => window.untilPainted(pageTarget, 'start'), target);
  await visit.page.waitForLoadState('networkidle');
  const { ScriptDuration, Nodes } = await metricsOf(visit);
  const measures: Measures = {
    [`${name}: KB of scripts (brotli)`]: bytes / 1000,
    [`${name}: requests`]: requests,
    [`${name}: until drawn`]: ready,
    [`${name}: script`]: ScriptDuration * 1000,
    [`${name}: heap MB`]: await heapOf(visit),
    [`${name}: DOM nodes`]: Nodes,
  };
  return { visit, measures };
}

async function turning(
  visit: Visit,
  size: number,
  rowName: (page: number, size: number) => Promise<string>,
): Promise<Measures> {
  await visit.page
    .locator(FIRST.selector, { hasText: await rowName(1, size) })
    .first()
    .waitFor();
  await visit.page
    .locator('tbody tr')
    .nth(size - 1)
    .waitFor();
  const turns: Pressed[] = [];
  // There are at least three pages of 100 (many-products.ts).
  for (let page = 2; page <= 3; page += 1) {
    turns.push(await press(visit, NEXT, { ...FIRST, text: await rowName(page, size) }));
  }
  return named(`page of ${size}`, turns);
}

async function routing(
  visit: Visit,
  rowName: (page: number, size: number) => Promise<string>,
): Promise<Measures> {
  const formPresses: Pressed[] = [];
  const listPresses: Pressed[] = [];
  const first = { ...FIRST, text: (await rowName(1, 10)).slice(0, 1) };
  for (let count = 0; count < 3; count += 1) {
    formPresses.push(await press(visit, TO_FORM, NAME));
    listPresses.push(await press(visit, TO_LIST, first));
  }
  return { ...named('list to form', formPresses.slice(1)), ...named('form to list', listPresses.slice(1)) };
}

async function typing(visit: Visit): Promise<Measures> {
  await visit.page.locator(NAME.selector).click();
  await visit.page.evaluate(() => window.keyTimes());
  const startDuration = (await metricsOf(visit)).ScriptDuration;
  for (let count = 0; count < KEYS; count += 1)
    await visit.page.keyboard.press('abcdefgh'.charAt(count % 8), { delay: 10 });
  const script = ((await metricsOf(visit)).ScriptDuration - startDuration) * 1000;
  const times = await visit.page.evaluate(() => window.keyTimes());
  await visit.page.locator(NAME.selector).fill('');
  return { 'typing: script per key': script / KEYS, 'typing: until painted': median(times) };
}

async function validation(visit: Visit): Promise<Measures> {
  return named('validation', [await press(visit, SUBMIT, { selector: MESSAGE })]);
}

interface Pressed {
  readonly painted: number;
  readonly script: number;
}

/** Presses and waits until `wanted` is painted and what follows it has settled. */
async function press(visit: Visit, selector: string, target: Wanted): Promise<Pressed> {
  const { page } = visit;
  await page.locator(selector).first().hover();
  await page.waitForLoadState('networkidle');
  const startDuration = (await metricsOf(visit)).ScriptDuration;
  // It must listen before the press: keys and clicks reach the page by another way than scripts do.
  await page.evaluate((pageTarget) => {
    window.painted = window.untilPainted(pageTarget, 'click');
  }, target);
  await page.mouse.down();
  await page.mouse.up();
  const ms = (await page.evaluate(() => window.painted)) ?? Number.NaN;
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 200 })));
  return { painted: ms, script: ((await metricsOf(visit)).ScriptDuration - startDuration) * 1000 };
}

function named(name: string, pressed: readonly Pressed[]): Measures {
  return {
    [`${name}: until painted`]: median(pressed.map(({ painted }) => painted)),
    [`${name}: script`]: median(pressed.map(({ script }) => script)),
  };
}

async function metricsOf({ cdp }: Visit): Promise<{ ScriptDuration: number; Nodes: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const readMetric = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { ScriptDuration: readMetric('ScriptDuration'), Nodes: readMetric('Nodes') };
}

/** MB in use after everything that can be freed was freed. */
async function heapOf({ cdp }: Visit): Promise<number> {
  for (let count = 0; count < 3; count += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** The middle value; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values]
    .filter(Number.isFinite)
    .sort((firstValue, secondValue) => firstValue - secondValue);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}
