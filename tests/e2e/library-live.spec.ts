import type { BrowserContext, Page } from 'playwright/test';
import { test } from './support/library-process.ts';
import { expect, row } from './support/test.ts';

/** More than a browser has connections for one address, so that one for each tab would not do. */
const TABS = 10;

test('what somebody writes stands in every tab of everybody at once, by one connection for each browser', async ({
  browser,
  library,
}) => {
  test.setTimeout(90_000);
  const [desk, reader] = await Promise.all([browser.newContext(), browser.newContext()]);
  const open = openStreams(desk);
  const [atDesk, atHome] = await Promise.all([
    signIn(desk, library.url, 'librarian'),
    signIn(reader, library.url, 'reader'),
  ]);
  const tabs = [atDesk];

  await test.step('two browsers', async () => {
    await expect(row(atHome, 'Rui')).toContainText('Reserved');
    await row(atDesk, 'Rui').getByRole('button', { name: 'Lend' }).click();
    await expect(row(atHome, 'Rui')).toContainText('Out');
  });

  await test.step('many tabs, one connection', async () => {
    while (tabs.length < TABS) {
      const page = await desk.newPage();
      await page.goto(`${library.url}/loans`);
      await expect(row(page, 'Ana')).toContainText('Out');
      tabs.push(page);
    }
    await act(atHome.context(), library.url, await tokenOf(atDesk), 1, 'return');
    await Promise.all(tabs.map((page) => expect(row(page, 'Ana')).toContainText('Back')));
    expect(open.count()).toBe(1);
  });

  await test.step('the leader goes, another takes over, nothing is missed', async () => {
    const token = await tokenOf(atDesk);
    await Promise.all([atDesk.close(), act(reader, library.url, token, 2, 'return')]);
    tabs.shift();
    await Promise.all([...tabs, atHome].map((page) => expect(row(page, 'Rui')).toContainText('Back')));
    await expect.poll(open.count).toBe(1);
    expect(open.all()).toBe(2);
  });

  await test.step('who signs out hears nothing more, in any tab', async () => {
    await tabs[0]?.getByRole('button', { name: /librarian/ }).click();
    await tabs[0]?.getByRole('button', { name: 'Log Out' }).click();
    await Promise.all(tabs.map((page) => expect(page.getByLabel('Username')).toBeVisible()));
    await expect.poll(open.count).toBe(0);
  });
});

async function signIn(context: BrowserContext, url: string, username: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('please');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(row(page, 'Ana')).toBeVisible();
  return page;
}

async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'token')?.value ?? '';
}

/** Somebody else writes, somewhere else. */
async function act(
  { request }: BrowserContext,
  url: string,
  token: string,
  id: number,
  action: string,
): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.post(`${url}/api/loans/${id}/${action}`, { headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The streams that the tabs of a browser have asked for, and those that are open. */
function openStreams(context: BrowserContext) {
  const open = new Set<object>();
  let all = 0;
  const isStream = (url: string) => url.includes('/api/live');
  context.on('request', (request) => {
    if (!isStream(request.url())) return;
    open.add(request);
    all++;
    request
      .frame()
      .page()
      .once('close', () => open.delete(request));
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return { count: () => open.size, all: () => all };
}
