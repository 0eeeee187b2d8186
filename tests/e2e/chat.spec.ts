import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { homeFolder } from '../../server/store/embedded/home.ts';
import { CometChatDouble } from '../cometchat/double.ts';
import { leadToDouble } from './support/cometchat-page.ts';
import { cutLine } from './support/cut-line.ts';
import { type RunningProduct, startProduct, temporaryFolder } from './support/product-process.ts';
import { type Account, expect, signIn, test } from './support/test.ts';

const KEY = 'k'.repeat(40);
const env = { CHAT_SIMULATOR: 'off', CONNECTOR_KEY: KEY };
const folder = temporaryFolder('chat');
const dataDir = join(folder, 'data');
let product: RunningProduct;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProduct(dataDir, { env });
});
test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Shop {
  readonly uid: string;
  readonly name: string;
}

/** A service of messages as the journey meets it: who is on its other side, and the line of the first browser to it. */
interface Stage {
  readonly shop: Shop;
  readonly other: Shop;
  open(account: Account): Promise<Page>;
  cut(): void;
  mend(): void;
  write(shop: Shop, text: string): Promise<unknown>;
  /** What the person of the first browser has not read, as the service knows it. */
  unread(): Promise<number>;
  /** Refuses the next message for good; absent where nothing is refused. */
  refuseNext?(): void;
}

/** A call of the product by a person. */
async function call<T>(
  method: string,
  path: string,
  form?: Record<string, string>,
  as: Account = 'superadmin',
): Promise<T> {
  const body = form && new URLSearchParams(form);
  const answer = await fetch(`${product.url}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${await token(as)}` },
    ...(body && { body }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

async function token(username: Account): Promise<string> {
  const form = new URLSearchParams({ username, password: btoa('wholesale') });
  const answer = await fetch(`${product.url}/api/login/admin`, { method: 'POST', body: form });
  return ((await answer.json()) as { data: { api_token: string } }).data.api_token;
}

const talk = (page: Page) => page.locator('section.talk');

const shopIn = (page: Page, { name }: Shop) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('button', { name }).first();

async function openTalk(page: Page, shop: Shop): Promise<void> {
  await shopIn(page, shop).click();
  await expect(talk(page).getByLabel('Type a message...')).toBeFocused();
}

async function say(page: Page, text: string): Promise<void> {
  await talk(page).getByLabel('Type a message...').fill(text);
  await page.keyboard.press('Enter');
}

/** What was said here, in the order in which it stands; what still waits to be taken says so behind its text. */
const said = (page: Page) =>
  talk(page)
    .locator('ol > .message')
    .evaluateAll((lines) =>
      lines
        .map(
          (line) =>
            `${line.querySelector('p')?.textContent}${line.matches('.queued, .sending, .failed') ? ' (waits)' : ''}`,
        )
        .filter((text) => /^(Staf|Rekan) \d/.test(text)),
    );

/** Two browsers on one conversation, one of them over a cut line. */
async function talks(stage: Stage, one: Page, other: Page): Promise<void> {
  const both = async (texts: readonly string[]) => {
    for (const page of [one, other]) await expect.poll(() => said(page), { timeout: 60_000 }).toEqual(texts);
  };
  for (const page of [one, other]) await openTalk(page, stage.shop);
  await say(one, 'Staf 1');
  await both(['Staf 1']);
  await say(other, 'Rekan 1');
  await both(['Staf 1', 'Rekan 1']);

  // What is written without a network waits in its order, behind what came meanwhile.
  stage.cut();
  await say(one, 'Staf 2');
  await say(one, 'Staf 3');
  await expect.poll(() => said(one)).toEqual(['Staf 1', 'Rekan 1', 'Staf 2 (waits)', 'Staf 3 (waits)']);
  await say(other, 'Rekan 2');
  await expect.poll(() => said(other)).toEqual(['Staf 1', 'Rekan 1', 'Rekan 2']);
  stage.mend();
  await both(['Staf 1', 'Rekan 1', 'Rekan 2', 'Staf 2', 'Staf 3']);
}

/** What a person does with a conversation beside words. */
async function works(stage: Stage, one: Page): Promise<void> {
  const { shop, other } = stage;
  // Unread, in the list and in the top bar, until it is opened.
  const box = one.getByRole('button', { name: /^Message Box/ });
  await expect(box).toBeVisible();
  const counted = async () => Number(/\d+/.exec((await box.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  const badge = shopIn(one, other).getByLabel(/^Unread/);
  await stage.write(other, 'Halo, ada orang?');
  await expect(badge).toBeVisible();
  const agrees = () =>
    expect.poll(async () => (await counted()) - (await stage.unread()), { timeout: 15_000 }).toBe(0);
  await agrees();
  const before = await stage.unread();
  await shopIn(one, other).click();
  await expect(talk(one).getByText('Halo, ada orang?').last()).toBeVisible();
  await expect(badge).toHaveCount(0);
  await expect.poll(stage.unread).toBeLessThan(before);
  await agrees();

  await shopIn(one, shop).click();
  const oldest = talk(one).getByText('Lama 0', { exact: true });
  const history = talk(one).locator('ol');
  await expect(async () => {
    await history.press('Home');
    if (!(await oldest.isVisible()))
      await talk(one).getByRole('button', { name: 'Older messages' }).click({ timeout: 1000 });
    await expect(oldest).toBeVisible({ timeout: 1000 });
  }).toPass();
  await history.press('End');

  const side = one.getByRole('region', { name: 'Customer Info' });
  const attach = async (what: string) => {
    await talk(one).getByRole('button', { name: 'Add attachment' }).click();
    await one.getByRole('menuitem', { name: what, exact: true }).click();
  };
  const sent = (what: string) =>
    expect(
      talk(one).locator('.message:not(.queued, .sending)').getByRole('list', { name: what }),
    ).toBeVisible();
  await attach('Produk');
  await side.getByRole('checkbox').first().check();
  await side.getByRole('button', { name: 'Send' }).click();
  await sent('Produk');
  await attach('Promo');
  await side.getByRole('button', { name: 'Attach' }).first().click();
  await talk(one).getByLabel('Type a message...').press('Enter');
  await sent('Promo');
  await attach('Sales Order');
  await side.getByRole('checkbox').first().check();
  await side.getByRole('button', { name: 'Summary' }).click();
  await side.getByRole('button', { name: 'Create Sales Order' }).click();
  await sent('Sales Order');

  if (!stage.refuseNext) return;
  stage.refuseNext();
  await say(one, 'Staf 9');
  await talk(one).getByRole('button', { name: 'Retry' }).click();
  await expect.poll(async () => (await said(one)).at(-1)).toBe('Staf 9');
}

test('own server: two browsers talk over a cut network, a killed server and a killed database: nothing is lost, doubled or reordered', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [shop, , third] = await call<Shop[]>('GET', 'chats/conversations');
  const line = await cutLine(product.url);
  const asked = new Set<string>();
  const stage: Stage = {
    shop: shop as Shop,
    other: third as Shop,
    cut: line.cut,
    mend: line.mend,
    open: async (account) => {
      const page = await openPage(browser, account === 'admin' ? line.url : product.url);
      page.on('request', (request) => asked.add(new URL(request.url()).hostname));
      await signIn(page, account, '/dashboard/chat');
      return page;
    },
    write: ({ uid }, text) => writeAs(uid, text),
    unread: async () => (await call<{ unread: number }>('GET', 'chats/unread', undefined, 'admin')).unread,
  };
  for (let at = 0; at < 70; at += 1) await stage.write(stage.shop, `Lama ${at}`);
  const [one, other] = [await stage.open('admin'), await stage.open('superadmin')];
  try {
    await talks(stage, one, other);

    // A killed server.
    const port = Number(new URL(product.url).port);
    await product.kill();
    await say(one, 'Staf 4');
    await expect.poll(async () => (await said(one)).at(-1)).toBe('Staf 4 (waits)');
    product = await startProduct(dataDir, { port, env });
    await expect.poll(async () => (await said(other)).at(-1), { timeout: 60_000 }).toBe('Staf 4');
    await say(other, 'Rekan 3');
    for (const page of [one, other])
      await expect.poll(async () => (await said(page)).slice(-2)).toEqual(['Staf 4', 'Rekan 3']);

    // A killed database comes back by itself.
    const cluster = join(homeFolder(dataDir), 'cluster', 'postmaster.pid');
    process.kill(Number(readFileSync(cluster, 'utf8').split('\n')[0]), 'SIGKILL');
    await say(other, 'Rekan 4');
    await say(one, 'Staf 5');
    for (const page of [one, other])
      await expect
        .poll(async () => (await said(page)).slice(7).toSorted(), { timeout: 60_000 })
        .toEqual(['Rekan 4', 'Staf 5']);
    expect(await said(one)).toEqual(await said(other));
    const seen = await said(one);
    await one.reload();
    await openTalk(one, stage.shop);
    await expect.poll(() => said(one)).toEqual(seen);
    await works(stage, one);
    // Without settings of the vendor nobody else is asked for anything.
    expect([...asked]).toEqual(['127.0.0.1']);
  } finally {
    for (const page of [one, other]) await page.context().close();
    await line.end();
  }
});

test('CometChat, by its own SDK: two browsers talk over a cut network, and work with a conversation', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [shop, , third] = (await call<Shop[]>('GET', 'chats/conversations')) as [Shop, Shop, Shop];
  const { uuid } = await call<{ uuid: string }>('GET', 'chats/check-uid');
  const settings = { chat_app_id: 'app', chat_region: 'us', chat_auth_key: 'key' };
  for (const [key, value] of Object.entries(settings))
    await call('POST', 'admin/configs/update', { key, value });
  const double = new CometChatDouble('app', 'key', [{ uid: uuid, name: 'Wholesale' }, shop, third]);
  for (let at = 0; at < 70; at += 1) double.write(shop.uid, uuid, `Lama ${at}`);
  double.write(third.uid, uuid, 'Pagi');
  const lines: Awaited<ReturnType<typeof leadToDouble>>[] = [];
  const policies: string[] = [];
  const stage: Stage = {
    shop,
    other: third,
    cut: () => lines[0]?.cut(),
    mend: () => lines[0]?.mend(),
    open: async (account) => {
      const page = await openPage(browser, product.url);
      lines.push(await leadToDouble(page.context(), double));
      page.on('response', async (answer) => {
        if (answer.request().isNavigationRequest())
          policies.push((await answer.allHeaders())['content-security-policy'] ?? '');
      });
      await signIn(page, account, '/dashboard/chat');
      return page;
    },
    write: async ({ uid }, text) => double.write(uid, uuid, text),
    unread: async () => double.unread(uuid),
    refuseNext: () => double.refuseNext(),
  };
  const [one, other] = [await stage.open('admin'), await stage.open('superadmin')];
  try {
    // Its socket is not the browser's own here, so no policy stops it.
    expect(policies.at(-1)).toContain('wss://*.cometchat.io');
    await talks(stage, one, other);
    const seen = await said(one);
    await one.reload();
    await openTalk(one, shop);
    await expect.poll(() => said(one)).toEqual(seen);
    await works(stage, one);
  } finally {
    for (const page of [one, other]) await page.context().close();
  }
});

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 1600 } });
  const page = await context.newPage();
  // What nobody caught replaces the page: it is named where a journey breaks by it.
  page.on('pageerror', (error) => console.error(error));
  return page;
}

async function writeAs(uuid: string, text: string): Promise<void> {
  const answer = await fetch(`${product.url}/api/connector/chat/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ uuid, client_id: crypto.randomUUID(), text }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
