import { type APIRequestContext, test as base, expect, type Locator, type Page } from 'playwright/test';
import { printDate } from '../../../src/runtime/base/date-text.ts';
import type { Account } from './sessions.ts';

export { type Account, sessionOf } from './sessions.ts';

/** A page whose console stays clean: an uncaught error or a console error fails the test that caused it. */
export const test = base.extend<{ expectedErrors: RegExp[]; clean: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are used
  baseURL: async ({}, use) => use(process.env.BASE_URL),
  // A test that provokes failures lists what the console may then say.
  expectedErrors: [[], { option: true }],
  clean: [
    async ({ page, expectedErrors }, use) => {
      const found: string[] = [];
      page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') found.push(message.text());
      });
      await use(undefined);
      // The browser itself reports each answer of 4xx and 5xx; tests look at what the page makes of them.
      const own = found.filter((text) => !/^Failed to load resource/.test(text));
      expect(own.filter((text) => !expectedErrors.some((allowed) => allowed.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Signs in by the form, as a person does, and waits for the shell. */
export async function signIn(page: Page, account: Account = 'admin', path = '/'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(account);
  await page.getByLabel('Password', { exact: true }).fill('wholesale');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard\/|\/$/);
  await expect(page.getByRole('banner')).toBeVisible();
  if (path !== '/') await page.goto(path);
}

/** A bearer token got from the API. */
export async function tokenOf(request: APIRequestContext, account: Account): Promise<string> {
  const password = Buffer.from('wholesale').toString('base64');
  const answer = await request.post('/api/login/admin', { data: { username: account, password } });
  const body = (await answer.json()) as { data: { api_token: string } };
  return body.data.api_token;
}

/** The toast that says `text`. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('.notistack-Snackbar').filter({ hasText: text }).first();
}

/** What a form says of its own input: at a field, or above them all. */
export function complaint(page: Page, text: string | RegExp): Locator {
  return page.locator('.form-message, .form-summary').filter({ hasText: text }).first();
}

/** Types a date (YYYY-MM-DD) as people do, day first, and leaves the field. */
export async function fillDate(field: Locator, date: string): Promise<void> {
  await field.fill(printDate(date));
  await field.blur();
}

/** The table row that holds `text`. */
export function row(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text }).first();
}

/** A small real PNG of one colour, as large as asked for (bytes are padded behind the image). */
export function png(bytes = 0): Buffer {
  const image = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAACXBIWXMAAAPoAAAD6AG1e5JrAAAAEklEQVQY02M4Y2yMBzGMSmNDAKCKd4m1slV+AAAAAElFTkSuQmCC',
    'base64',
  );
  return bytes > image.length ? Buffer.concat([image, Buffer.alloc(bytes - image.length)]) : image;
}

/** The head of a film, as much as tells its kind. */
export function film(): Buffer {
  return Buffer.concat([
    Buffer.from('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isommp42', 'latin1'),
    Buffer.alloc(64),
  ]);
}
