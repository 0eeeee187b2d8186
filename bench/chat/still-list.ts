import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { addMessage } from '../../server/chat/chat.store.ts';
import type { Db } from '../../server/store/index.ts';
import { quantile } from '../server/load.ts';
import { type ChatMeasures, heapOf } from './visit-chat.ts';

/** Messages a second. */
const RATE = 20;
const SECOND = 1000;
const KEYS = 60;

/** The heap is compared from this part of the watch on: minute 2 of 10. */
const WARM = 0.2;

/** What a list of many conversations does while shops write: under a resting pointer, and without one. */
export async function watchList(page: Page, cdp: CDPSession, db: Db, seconds: number): Promise<ChatMeasures> {
  const writer = await writerOf(db);
  // From the top of the list, in any conversation.
  await page.goto('/dashboard/chat');
  await page.locator('.list .shop').first().click();
  await page.locator('.talk .message').first().waitFor();
  await page.locator('.list .shop').nth(3).hover();
  const paintInSilence = await timeToPaint(page);
  const begin = await placesOf(page);
  let moved = 0;
  const starts = Date.now();
  const ends = starts + seconds * SECOND;
  const writing = writer.write(ends);
  const paintMeanwhile = await timeToPaint(page);
  let warmHeap: number | undefined;
  while (Date.now() < ends) {
    const now = await placesOf(page);
    moved = Math.max(moved, now.filter((place, index) => place !== begin[index]).length);
    if (Date.now() - starts > WARM * seconds * SECOND) warmHeap ??= await heapOf(cdp);
    await pause(100);
  }
  await writing;
  const growth = (await heapOf(cdp)) - (warmHeap ?? Number.NaN);
  await page.mouse.move(900, 300);
  const late: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const name = await writer.write(Date.now() + 2 * SECOND);
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
    'messages in the list': writer.count(),
    'rows that moved under the pointer': moved,
    'newest on top without a pointer, slowest ms': Math.max(...late),
    'a key in the composer is painted, median ms': paintMeanwhile,
    'in silence, median ms': paintInSilence,
    'heap growth from a fifth of the time on, MB': growth,
  };
}

/** Writes as random shops, some messages a second, until a time; answers the name of the shop that wrote last. */
async function writerOf(db: Db) {
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
  return { write, count: () => count };
}

/** Median milliseconds from a key in the composer to the frame after it; what was typed is taken out again. */
async function timeToPaint(page: Page): Promise<number> {
  const input = page.getByLabel('Type a message...');
  const times: number[] = [];
  await input.evaluate((element) => {
    element.addEventListener('keydown', () => {
      const begin = performance.now();
      // The frame that draws the letter, and the moment when it is done.
      requestAnimationFrame(() =>
        setTimeout(() => element.setAttribute('data-painted', String(performance.now() - begin))),
      );
    });
  });
  await input.focus();
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('a');
    await pause(150);
    times.push(Number(await input.getAttribute('data-painted')));
  }
  await input.fill('');
  return quantile(times, 0.5);
}

/** Which shop stands where, row by row. */
const placesOf = (page: Page): Promise<string[]> =>
  page
    .locator('.list .shop')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.querySelector('strong')?.textContent} ${row.getBoundingClientRect().top}`),
    );
