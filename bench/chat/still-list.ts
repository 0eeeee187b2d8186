import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { addMessage } from '../../server/chat/chat.store.ts';
import type { Db } from '../../server/store/index.ts';
import { type ChatMeasures, heapOf } from './visit-chat.ts';

/** Messages a second. */
const RATE = 20;
const SECOND = 1000;
/** The part of the time after which the heap has settled: two of ten minutes. */
const SETTLED = 0.2;

/** What a list of many conversations does while shops write: under a resting pointer, and without one. */
export async function watchList(page: Page, cdp: CDPSession, db: Db, seconds: number): Promise<ChatMeasures> {
  const shops = await db.selectFrom('conversations').select('user_id').orderBy('id').execute();
  let count = 0;
  const write = async (ends: number) => {
    while (Date.now() < ends) {
      count += 1;
      const shop = shops[Math.floor(Math.random() * shops.length)]?.user_id ?? 0;
      const message = { client_id: crypto.randomUUID(), type: 'text', text: `Halo ${count}`, data: null };
      await Promise.all([addMessage(db, shop, null, message), pause(SECOND / RATE)]);
    }
    const last = await db
      .selectFrom('conversations as c')
      .innerJoin('users as u', 'u.id', 'c.user_id')
      .select('u.shop_name')
      .orderBy('c.person_message_id', (order) => order.desc().nullsLast())
      .executeTakeFirstOrThrow();
    return last.shop_name;
  };
  const silent = await keyToPaint(page);
  await page.locator('.list .shop').nth(3).hover();
  const begin = await placesOf(page);
  let moved = 0;
  const ends = Date.now() + seconds * SECOND;
  const settles = ends - seconds * SECOND * (1 - SETTLED);
  const writing = write(ends);
  let heapSettled = Number.NaN;
  while (Date.now() < ends) {
    const now = await placesOf(page);
    moved = Math.max(moved, now.filter((place, index) => place !== begin[index]).length);
    if (Number.isNaN(heapSettled) && Date.now() >= settles) heapSettled = await heapOf(cdp);
    await pause(100);
  }
  await writing;
  const heapGrowth = (await heapOf(cdp)) - heapSettled;
  const typing = write(Date.now() + 5 * SECOND);
  const busy = await keyToPaint(page);
  await typing;
  await page.mouse.move(900, 300);
  const late: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const name = await write(Date.now() + 2 * SECOND);
    const told = performance.now();
    await page.locator('.list .shop', { hasText: name }).first().waitFor();
    await page.waitForFunction(
      (top) => document.querySelector('.list .shop strong')?.textContent === top,
      name,
      { polling: 20, timeout: 5000 },
    );
    late.push(performance.now() - told);
  }
  return {
    'messages in the list': count,
    'rows that moved under the pointer': moved,
    'newest on top without a pointer, slowest ms': Math.max(...late),
    'heap growth under the pointer after the first fifth, MB': heapGrowth,
    'a key until it is painted, in silence, median ms': silent,
    'a key until it is painted, while messages come, median ms': busy,
  };
}

const KEYS = 40;

/** From a key in the composer to the frame after it, median. */
async function keyToPaint(page: Page): Promise<number> {
  const field = page.locator('.write textarea');
  await field.evaluate((element) => {
    const times: number[] = [];
    Object.assign(globalThis, { keyTimes: times });
    element.addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
    );
  });
  await field.focus();
  for (let count = 0; count < KEYS; count += 1) {
    await page.keyboard.press('a');
    await pause(100);
  }
  const times = await page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
  await field.fill('');
  return times.sort((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
}

/** Which shop stands where, row by row. */
const placesOf = (page: Page): Promise<string[]> =>
  page
    .locator('.list .shop')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.querySelector('strong')?.textContent} ${row.getBoundingClientRect().top}`),
    );
