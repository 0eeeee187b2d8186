import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

/** Holds back every script until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const username = (page: Page) => page.getByLabel('Username');
const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('the sign-in takes typing before any script has come, and Enter waits for it', async ({ page }) => {
  const release = await holdScripts(page);
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(username(page)).toBeFocused();
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('wholesale');
  await page.keyboard.press('Enter');
  await expect(password(page)).toBeFocused();
  expect(navigations).toHaveLength(1);
  expect(page.url()).toMatch(/\/login$/);
  release();
  await expect(page).toHaveURL(/\/dashboard\/analytics$/);
  expect(navigations.filter((url) => url.includes('wholesale'))).toEqual([]);
});

test('what was typed, ticked and chosen before survives, with the caret in its place', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await username(page).fill('superadmin');
  await page.getByLabel('Remember password').check();
  await username(page).press('Home');
  await username(page).press('ArrowRight');
  release();
  await expect(page.locator('#first-sign-in')).toHaveCount(0);
  await expect(username(page)).toBeFocused();
  await page.keyboard.type('-');
  await expect(username(page)).toHaveValue('s-uperadmin');
  await expect(page.getByLabel('Remember password')).toBeChecked();
});

test('it stands in the chosen language and colours from the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const prepared = page.waitForResponse('**/assets/rested-page-*.js');
  await page.goto('/login');
  await page.getByLabel('Language').selectOption('id');
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('mui-mode', 'dark'));
  // What has come has not run yet: importing it once more waits for that.
  await page.evaluate((url) => import(url), (await prepared).url());
  // Leaving a page keeps what the next document begins with.
  await page.goto('about:blank');
  await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 19, 23)');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(233, 234, 238)');
});
