import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { homeFolder } from '../../server/store/embedded/home.ts';
import { cutLine } from './support/cut-line.ts';
import { startProduct, temporaryFolder } from './support/product-process.ts';
import { expect, signIn, test } from './support/test.ts';

const talk = (page: Page) => page.locator('section.talk');

async function openChat(page: Page, account: 'admin' | 'superadmin'): Promise<void> {
  await signIn(page, account, '/dashboard/chat');
  await page
    .getByRole('region', { name: 'Conversations' })
    .getByRole('listitem')
    .getByRole('button')
    .first()
    .click();
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

test('two browsers talk over a cut network, a killed server and a killed database: nothing is lost, doubled or reordered', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const folder = temporaryFolder('chat');
  const dataDir = join(folder, 'data');
  const env = { CHAT_SIMULATOR: 'off' };
  let product = await startProduct(dataDir, { env });
  const line = await cutLine(product.url);
  const open = async (baseURL: string) =>
    (await browser.newContext({ baseURL, viewport: { width: 1440, height: 1600 } })).newPage();
  const [one, other] = [await open(line.url), await open(product.url)];
  const both = async (texts: readonly string[]) => {
    for (const page of [one, other]) await expect.poll(() => said(page), { timeout: 60_000 }).toEqual(texts);
  };
  try {
    await openChat(one, 'admin');
    await openChat(other, 'superadmin');
    await say(one, 'Staf 1');
    await both(['Staf 1']);
    await say(other, 'Rekan 1');
    await both(['Staf 1', 'Rekan 1']);

    // What is written without a network waits in its order, behind what came meanwhile.
    line.cut();
    await say(one, 'Staf 2');
    await say(one, 'Staf 3');
    await expect.poll(() => said(one)).toEqual(['Staf 1', 'Rekan 1', 'Staf 2 (waits)', 'Staf 3 (waits)']);
    await say(other, 'Rekan 2');
    await expect.poll(() => said(other)).toEqual(['Staf 1', 'Rekan 1', 'Rekan 2']);
    line.mend();
    await both(['Staf 1', 'Rekan 1', 'Rekan 2', 'Staf 2', 'Staf 3']);

    // A killed server.
    const port = Number(new URL(product.url).port);
    await product.kill();
    await say(one, 'Staf 4');
    await expect.poll(async () => (await said(one)).at(-1)).toBe('Staf 4 (waits)');
    product = await startProduct(dataDir, { port, env });
    await expect.poll(async () => (await said(other)).at(-1), { timeout: 60_000 }).toBe('Staf 4');
    await say(other, 'Rekan 3');
    await both(['Staf 1', 'Rekan 1', 'Rekan 2', 'Staf 2', 'Staf 3', 'Staf 4', 'Rekan 3']);

    // A killed database comes back by itself.
    const postmaster = readFileSync(join(homeFolder(dataDir), 'cluster', 'postmaster.pid'), 'utf8').split(
      '\n',
    )[0];
    process.kill(Number(postmaster), 'SIGKILL');
    await say(other, 'Rekan 4');
    await say(one, 'Staf 5');
    for (const page of [one, other])
      await expect
        .poll(async () => (await said(page)).slice(7).toSorted(), { timeout: 60_000 })
        .toEqual(['Rekan 4', 'Staf 5']);
    expect(await said(one)).toEqual(await said(other));
    const seen = await said(one);
    await one.reload();
    await one
      .getByRole('region', { name: 'Conversations' })
      .getByRole('listitem')
      .getByRole('button')
      .first()
      .click();
    await expect.poll(() => said(one)).toEqual(seen);
  } finally {
    for (const page of [one, other]) await page.context().close();
    await line.end();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
