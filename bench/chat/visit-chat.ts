import { type CDPSession, chromium, type Page } from 'playwright';
import config from '../../playwright.config.ts';

/** Measure -> number, as its name says. */
export type ChatMeasures = Record<string, number>;

const PAGES = 40;
const TURNS = 40;

/**
 * What the page of the chat takes with a long list and a long history; `first` is the shop with many messages. `watch` looks at
 * the list afterwards.
 */
export async function visitChat(
  url: string,
  password: string,
  first: string,
  watch: (page: Page, cdp: CDPSession) => Promise<ChatMeasures>,
): Promise<ChatMeasures> {
  return withPage(url, password, async (page, cdp) => {
    const measures: ChatMeasures = {};
    measures['open the page, ms'] = await timed(async () => {
      await page.goto('/dashboard/chat');
      await page.locator('.list .shop').first().waitFor();
    });
    measures['open the long conversation, ms'] = await timed(async () => {
      await page.locator('.list .shop', { hasText: first }).first().click();
      await page.locator('.talk .message').last().waitFor();
    });
    measures['heap at first, MB'] = await heapOf(cdp);
    measures['switch between two, median ms'] = await switching(page);
    Object.assign(measures, await reading(page));
    Object.assign(measures, await listing(page));
    measures['heap after it, MB'] = await heapOf(cdp);
    Object.assign(measures, await watch(page, cdp));
    return measures;
  });
}

/** What opening a conversation takes, median ms. */
export const timeOpening = (url: string, password: string): Promise<number> =>
  withPage(url, password, async (page) => {
    await page.goto('/dashboard/chat');
    await page.locator('.list .shop').nth(1).waitFor();
    return switching(page);
  });

/** A page of the first account. */
async function withPage<Result>(
  url: string,
  password: string,
  work: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByLabel('Username').fill('superadmin');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dashboard\//);
    return await work(page, await context.newCDPSession(page));
  } finally {
    await browser.close();
  }
}

async function switching(page: Page): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const shop = page.locator('.list .shop').nth(turn % 2);
    const name = await shop.locator('strong').innerText();
    const begin = performance.now();
    await shop.click();
    await page.getByRole('region', { name, exact: true }).locator('.message').first().waitFor();
    times.push(performance.now() - begin);
  }
  await page.locator('.list .shop').first().click();
  await page.locator('.talk .message').first().waitFor();
  return times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

/** Older messages, page by page: the time of one, what is in the document then, and the frames of a scroll through all. */
async function reading(page: Page): Promise<ChatMeasures> {
  const history = page.locator('.talk > ol');
  const times: number[] = [];
  for (let turn = 0; turn < PAGES; turn += 1) {
    const answer = page.waitForResponse(/before=/);
    const begin = performance.now();
    // Its start asks for the page before it.
    await history.evaluate((element) => element.scrollTo(0, 0));
    await answer;
    await page.locator('.talk > ol[aria-busy=false]').waitFor();
    times.push(performance.now() - begin);
  }
  return {
    'a page of older messages, median ms': times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN,
    'messages in the document after 40 pages': await history.locator('.message').count(),
    'longest frame while scrolling them, ms': await longestFrame(page, '.talk > ol'),
  };
}

async function listing(page: Page): Promise<ChatMeasures> {
  const moreButton = page.getByRole('button', { name: 'More conversations' });
  // A scroll may read several pages: a short list is at its end before.
  for (let turn = 0; turn < PAGES && (await moreButton.count()) > 0; turn += 1) {
    const answer = page.waitForResponse(/\/conversations\?/);
    await page.locator('.list ul').evaluate((element) => element.scrollTo(0, element.scrollHeight));
    // Scrolling asks by itself; the button is for those who do not scroll.
    await Promise.race([answer, moreButton.click({ timeout: 5000 }).then(() => answer)]);
    await page.locator('.list ul[aria-busy=false]').waitFor();
  }
  return {
    'conversations in the document after 40 pages': await page.locator('.list .shop').count(),
    'longest frame while scrolling the list, ms': await longestFrame(page, '.list ul'),
  };
}

/** Scrolls from the end to the start in a hundred frames. */
const longestFrame = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate(async (element) => {
    const awaitFrame = () => new Promise<number>((done) => requestAnimationFrame(done));
    element.scrollTo(0, element.scrollHeight);
    let longest = 0;
    let last = await awaitFrame();
    for (let step = 99; step >= 0; step -= 1) {
      element.scrollTo(0, (element.scrollHeight * step) / 100);
      const frameTime = await awaitFrame();
      longest = Math.max(longest, frameTime - last);
      last = frameTime;
    }
    return longest;
  });

async function timed(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

export async function heapOf(cdp: CDPSession): Promise<number> {
  for (let count = 0; count < 3; count += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
}
