import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';
import arabic from '../../schemas/locales/ar.json' with { type: 'json' };
import { product } from '../products/gallery/src/generated/product/product.ts';
import { barriers, FRAME, whatStays } from './support/axe.ts';
import { buildPage } from './support/build-page.ts';
import { freePort, temporaryFolder } from './support/product-process.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const GALLERY = 'tests/products/gallery';
const VITE = 'node_modules/vite/bin/vite.js';
const CONFIG = ['--config', 'vite.config.ts'];

/** Screens that wait for ever, or break on purpose, have no heading of their own to wait for. */
const SCREENS = product.screens.filter(({ id }) => id !== 'page-forbidden');
/** The words of a screen that breaks are in the console as well. */
test.use({ expectedErrors: [/breaks on purpose/] });
test.describe.configure({ mode: 'serial' });

let folder: string;
let server: ChildProcess;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = temporaryFolder('gallery');
  const dist = join(folder, 'dist');
  buildPage(ROOT, GALLERY, ...CONFIG, '--outDir', dist);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const address = ['--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  server = spawn(process.execPath, [VITE, 'preview', GALLERY, ...CONFIG, '--outDir', dist, ...address], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
});
test.afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a screen and waits until all that will come is there. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(url + route);
  await expect(page.locator('h1, main [role=alert]').first()).toBeVisible();
  await expect(page.getByText(/^Unknown /)).toHaveCount(0);
}

for (const { scheme, width, language } of [
  { scheme: 'light', width: 1440, language: 'en' },
  { scheme: 'dark', width: 390, language: 'ar' },
] as const) {
  test(`everything that can be drawn keeps nobody out and hangs over no edge: ${scheme}, ${width} px, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((code) => localStorage.setItem('gallery:language', code), language);
    const words = ['An error occurred', 'This record was not found.'] as const;
    const failures = new RegExp(words.map((word) => (language === 'ar' ? arabic[word] : word)).join('|'));
    const found: string[] = [];
    for (const [at, { id, route }] of SCREENS.entries()) {
      await (at === 0 ? open : visit)(page, route);
      await expect(page.getByText(/^Unknown /)).toHaveCount(0);
      // Only what is to fail does: a page of errors would keep nobody out either.
      if (!/failing|refused|missing|crash/.test(id)) await expect(page.getByText(failures)).toHaveCount(0);
      // What is dimmed while it is asked for anew has less contrast, for a moment.
      await expect(page.locator('[data-stale]')).toHaveCount(0);
      // What does not depend on colours has been looked at in the light.
      const asked = {
        ...(scheme === 'dark' && { rules: ['color-contrast'] }),
        ...(at > 0 && { without: FRAME }),
      };
      const overEdge = async () => {
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        return over > 0 ? [`${over} px over the edge`] : [];
      };
      const findings = [...(await barriers(page, asked)), ...(await whatStays(page, overEdge))];
      found.push(...findings.map((finding) => `${id}: ${finding}`));
    }
    expect(found, found.join('; ')).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  });
}

test('in a dialog of any width the values under the name of a record stand below it', async ({ page }) => {
  await open(page, '/gallery/actions/page');
  const dialog = page.getByRole('dialog');
  for (const width of [1440, 700, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // A phone has it in the menu of the page.
    const isPhone = width === 390;
    if (isPhone) await page.locator('main').getByRole('button', { name: 'More actions' }).first().click();
    await page
      .getByRole(isPhone ? 'menuitem' : 'button', { name: 'Detail in a dialog' })
      .first()
      .click();
    const name = await dialog.locator('strong').first().boundingBox();
    const badge = await dialog.locator('.c-badge').first().boundingBox();
    expect(badge && name && badge.y >= name.y + name.height, `${width} px`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('what a call answers once is shown, and what a row holds is unfolded', async ({ page }) => {
  await open(page, '/gallery/actions/page');
  await page.getByRole('button', { name: 'Reveals something' }).click();
  await expect(page.getByRole('dialog')).toContainText('Temporary password');
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('kopi-tubruk-41');
  await page.keyboard.press('Escape');
  await open(page, '/gallery/list/unfolded');
  await expect(page.getByRole('row').nth(2)).toContainText('colour');
  await expect(page.getByRole('row').nth(2)).toContainText('Green');
});

test('entries of a list are added, moved by the keyboard and refused where they stand', async ({ page }) => {
  await open(page, '/gallery/field/repeater');
  const filled = page.getByRole('group', { name: 'Filled', exact: true });
  const names = () =>
    filled.getByLabel('Name').evaluateAll((inputs) => inputs.map((one) => (one as HTMLInputElement).value));
  await filled.getByRole('group', { name: 'Filled 3' }).getByLabel('Name').fill('Dewi K.');
  await filled.getByRole('group', { name: 'Filled 3' }).getByRole('button', { name: 'Move up' }).focus();
  await page.keyboard.press('Enter');
  expect(await names()).toEqual(['Siti', 'Dewi K.', 'Agus']);
  await page.keyboard.press('Enter');
  expect(await names()).toEqual(['Dewi K.', 'Siti', 'Agus']);
  await filled.getByRole('button', { name: 'Add' }).click();
  await page.keyboard.type('Putri');
  await expect(filled.getByRole('button', { name: 'Add' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  const wrong = page.getByRole('group', { name: 'Wrong after Save 1' });
  await expect(wrong.getByText('At most 12 letters.')).toBeVisible();
  await page.getByRole('link', { name: 'Wrong after Save 2, Name' }).click();
  await expect(page.getByRole('group', { name: 'Wrong after Save 2' }).getByLabel('Name')).toBeFocused();
  expect(await names()).toEqual(['Dewi K.', 'Siti', 'Agus', 'Putri']);
});

test('the frame changes theme, language and width of what it shows', async ({ page }) => {
  await page.goto(`${url}/gallery#/gallery/cell/money`);
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { name: 'money' })).toBeVisible();
  await page.getByLabel('Theme').selectOption('dark');
  await expect(shown.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Language').selectOption('ar');
  await expect(shown.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByLabel('Width').selectOption('390px');
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientWidth)).toBe(390);
});
