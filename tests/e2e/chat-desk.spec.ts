import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { withClient } from '../../server/store/client.ts';
import { DATABASE, readPassword } from '../../server/store/embedded/cluster.ts';
import { homeFolder } from '../../server/store/embedded/home.ts';
import { address } from '../../server/store/embedded/postgres-process.ts';
import { barriers } from './support/axe.ts';
import { type RunningProduct, startProduct, temporaryFolder } from './support/product-process.ts';
import { type Account, expect, signIn, test } from './support/test.ts';

const KEY = 'k'.repeat(40);
/** So many shops that a broadcast to them fills many screens of the list. */
const SHOPS = 300;
const folder = temporaryFolder('chat-desk');
const dataDir = join(folder, 'data');
let product: RunningProduct;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProduct(dataDir, { env: { CHAT_SIMULATOR: 'off', CONNECTOR_KEY: KEY } });
  const [, , , port] = readFileSync(join(homeFolder(dataDir), 'cluster', 'postmaster.pid'), 'utf8').split(
    '\n',
  );
  await withClient(address(Number(port), readPassword(dataDir), DATABASE), 'wholesale-tests', (client) =>
    client.query(
      `insert into users (shop_name, nav_id) select 'Kios ' || n, 'K-' || n from generate_series(1, ${SHOPS}) as n`,
    ),
  );
});
test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Shop {
  readonly uid: string;
  readonly name: string;
}

async function openChat(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, account, '/dashboard/chat');
  await expect(rowsOf(page).nth(5)).toBeVisible();
  // Nothing rests on the list.
  await page.mouse.move(900, 300);
  return page;
}

const rowsOf = (page: Page) => page.locator('.list .shop');
const namesIn = (page: Page) => page.locator('.list .shop strong').allInnerTexts();
const first = (page: Page, count: number) => async () => (await namesIn(page)).slice(0, count);
const rowOf = (page: Page, { name }: Shop) => rowsOf(page).filter({ hasText: name }).first();

async function writeAs({ uid: uuid }: Shop, text: string): Promise<void> {
  const answer = await fetch(`${product.url}/api/connector/chat/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ uuid, client_id: crypto.randomUUID(), text }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function ask<T>(path: string, username: Account = 'superadmin'): Promise<T> {
  const form = new URLSearchParams({ username, password: btoa('wholesale') });
  const signedIn = await fetch(`${product.url}/api/login/admin`, { method: 'POST', body: form });
  const { data } = (await signedIn.json()) as { data: { api_token: string } };
  const headers = { authorization: `Bearer ${data.api_token}` };
  const answer = await fetch(`${product.url}/api/chats/${path}`, { headers });
  return ((await answer.json()) as { data: T }).data;
}

test('two at one desk: the list stands still under the pointer, and a broadcast to 300 shops buries nobody', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const shops = await ask<Shop[]>('conversations?limit=12');
  const [, , third, fourth, fifth] = shops as [Shop, Shop, Shop, Shop, Shop];
  const [one, other] = [await openChat(browser, 'admin'), await openChat(browser, 'superadmin')];
  const before = await namesIn(one);

  // Under a resting pointer nothing moves; the other list has the newest on top.
  await rowsOf(one).nth(1).hover();
  const moved = [third, fourth, fifth];
  for (const shop of moved) await writeAs(shop, 'Ada beras?');
  const after = moved.toReversed().map(({ name }) => name);
  await expect.poll(first(other, 3), { timeout: 1000 }).toEqual(after);
  await expect(one.getByRole('button', { name: '3 moved: show' })).toBeVisible();
  expect(await namesIn(one)).toEqual(before);
  await one.getByRole('button', { name: '3 moved: show' }).click();
  await expect.poll(first(one, 3)).toEqual(after);

  // Nobody is kept out: at rest, with a conversation, and as many rows as a desk needs.
  await rowOf(one, third).click();
  await expect(one.locator('.talk .message').first()).toBeVisible();
  expect(await barriers(one)).toEqual([]);
  for (const [width, height, least] of [
    [1440, 900, 11],
    [1280, 720, 8],
  ] as const) {
    await one.setViewportSize({ width, height });
    const whole = await one.locator('.list ul').evaluate((list) => Math.floor(list.clientHeight / 50));
    expect(whole).toBeGreaterThanOrEqual(least);
  }
  await one.setViewportSize({ width: 1440, height: 900 });

  // A broadcast: the shop that waits stays where it is, and its row says what was sent.
  await rowOf(one, fifth).click();
  await one.mouse.move(900, 300);
  await other.getByRole('button', { name: 'Broadcast', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Send promo broadcast' }).click();
  await expect(
    other.getByRole('dialog').getByText(/^A message to all goes to 3\d\d shops now\.$/),
  ).toBeVisible();
  await other.getByRole('dialog').getByRole('textbox').fill('Promo akhir tahun');
  await other.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  const input = one.getByLabel('Type a message...');
  await input.fill('Ada, Pak.');
  await one.keyboard.press('Enter');
  for (const page of [one, other]) {
    await expect(rowOf(page, fourth).getByText('Broadcast')).toBeVisible({ timeout: 15_000 });
    await expect.poll(first(page, 3)).toEqual(after);
  }
  await writeAs(shops.at(-1) as Shop, 'Mau promonya');
  for (const page of [one, other])
    await expect.poll(first(page, 4), { timeout: 2000 }).toEqual([shops.at(-1)?.name, ...after]);

  // Who waits longest: the one that was answered is not among them.
  await other.getByRole('button', { name: 'Filter' }).click();
  await other.getByRole('menuitemcheckbox', { name: 'Waiting longest' }).click();
  await other.keyboard.press('Escape');
  await expect(rowOf(other, fourth)).toBeVisible();
  await expect(rowOf(other, fifth)).toHaveCount(0);

  // Another page and back: the conversation is open, and the list where it was.
  await other.getByRole('link', { name: 'Analytics' }).first().click();
  await other.goBack();
  await expect(other.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await one.getByRole('link', { name: 'Analytics' }).first().click();
  await expect(one).toHaveURL(/analytics/);
  await one.goBack();
  await expect(one.getByRole('region', { name: fifth.name })).toBeVisible();
  for (const page of [one, other]) await page.context().close();
});

test('on a phone Back leads from a conversation to the list, where it was; a reload leads into it again', async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: product.url, viewport });
  const page = await context.newPage();
  await signIn(page, 'admin', '/dashboard/chat');
  const list = page.locator('.list ul');
  await rowsOf(page).nth(5).waitFor();
  await list.evaluate((element) => element.scrollTo(0, 600));
  const row = rowsOf(page).nth(9);
  const name = (await row.locator('strong').innerText()).trim();
  await row.click();
  const talk = page.getByRole('region', { name, exact: true });
  await expect(talk).toBeVisible();
  await expect(page).toHaveURL(/\?conversation=\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/chat$/);
  await expect(talk).toBeHidden();
  await expect(rowsOf(page).filter({ hasText: name }).first()).toBeInViewport();
  await page.goForward();
  await expect(talk).toBeVisible();
  await page.reload();
  await expect(talk).toBeVisible();
  await talk.getByRole('button', { name: 'Back to conversations' }).click();
  await expect(page).toHaveURL(/\/dashboard\/chat$/);
  await expect(talk).toBeHidden();
  await expect(rowsOf(page).first()).toBeInViewport();
  await context.close();
});

test('read means seen, of two each what they saw: not behind a dialog, not below the fold; menu, title and rows say one number', async ({
  browser,
}) => {
  test.setTimeout(60_000);
  const [shop] = (await ask<Shop[]>('conversations?limit=2')) as [Shop];
  const page = await openChat(browser, 'admin');
  const unread = async () => (await ask<{ unread: number }>('unread', 'admin')).unread;
  const badge = rowOf(page, shop).getByLabel(/^Unread/);
  const counted = async () => {
    const box = await page.locator('button[aria-label^="Message Box"]').getAttribute('aria-label');
    return [box, await page.title()].map((text) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0));
  };
  const agree = (count: number) => expect.poll(counted, { timeout: 5000 }).toEqual([count, count]);
  const other = await openChat(browser, 'cs');
  await writeAs(shop, 'Siapa yang baca?');
  await expect(rowOf(other, shop).getByLabel(/^Unread/)).toBeVisible();
  await rowOf(page, shop).click();
  await page.mouse.move(900, 300);
  await expect(badge).toHaveCount(0);
  const before = await unread();
  await agree(before);
  await expect(rowOf(other, shop).getByLabel(/^Unread/)).toBeVisible();
  await other.context().close();

  // Behind a dialog.
  await page.getByRole('button', { name: 'Broadcast', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Send promo broadcast' }).click();
  await writeAs(shop, 'Di balik dialog');
  await expect(page.locator('.list .unread[aria-label="Unread: 1"]').first()).toBeAttached();
  await agree(before + 1);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(badge).toHaveCount(0);
  await agree(before);
  expect(await unread()).toBe(before);

  // Below the fold.
  for (let count = 0; count < 25; count += 1) await writeAs(shop, `Baris ${count}`);
  const history = page.locator('.talk > ol');
  await expect(history.getByText('Baris 24')).toBeVisible();
  await history.evaluate((element) => element.scrollTo(0, 200));
  await writeAs(shop, 'Di bawah 1');
  await writeAs(shop, 'Di bawah 2');
  await expect(badge).toHaveAttribute('aria-label', 'Unread: 2');
  await agree(before + 2);
  await page.getByRole('button', { name: '2 new messages' }).click();
  await expect(history.getByText('Di bawah 2')).toBeInViewport();
  await expect(history.locator('.new + .message')).toContainText('Di bawah 1');
  await expect(badge).toHaveCount(0);
  await agree(before);

  // Marked as unread, by the keyboard alone.
  await page.getByLabel('Type a message...').focus();
  const menu = history.locator('.message', { hasText: 'Di bawah 2' }).getByRole('button');
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Mark as unread' }).press('Enter');
  await expect(page.getByText('Choose a conversation.')).toBeVisible();
  await expect(badge).toHaveAttribute('aria-label', 'Unread: 2');
  await agree(before + 2);
  expect(await unread()).toBe(before + 2);
  await expect(rowOf(page, shop)).toBeFocused();
  await page.context().close();
});

test('rights end at once: of two, the one whose session ends elsewhere loses the socket within a second, the other writes on', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  const closed = new Promise<number>((done) =>
    page.on('websocket', (socket) => socket.on('close', () => done(Date.now()))),
  );
  await signIn(page, 'admin', '/dashboard/chat');
  await expect(rowsOf(page).nth(5)).toBeVisible();
  const other = await openChat(browser, 'cs');
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value;
  const begin = Date.now();
  // As another tab or device does it.
  await fetch(`${product.url}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  expect((await closed) - begin).toBeLessThan(1000);
  await rowsOf(other).first().click();
  await other.getByLabel('Type a message...').fill('Masih di sini');
  await other.keyboard.press('Enter');
  await expect(
    other.locator('.talk .message:not(.sending, .queued)', { hasText: 'Masih di sini' }),
  ).toBeVisible();
  await other.context().close();
  await context.close();
});
