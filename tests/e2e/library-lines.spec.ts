import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { barriers } from './support/axe.ts';
import { freePort, startServer, temporaryFolder } from './support/product-process.ts';
import { expect, row, test, toast } from './support/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const LIBRARY = 'tests/products/library';

test('an order of books: rows are typed, chosen, pasted, moved and stored with it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const folder = temporaryFolder('library-lines');
  const dist = join(folder, 'dist');
  const build = [
    'node_modules/vite/bin/vite.js',
    'build',
    LIBRARY,
    '--config',
    'vite.config.ts',
    '--outDir',
    dist,
  ];
  execFileSync(process.execPath, build, { cwd: ROOT, stdio: 'pipe' });
  const port = await freePort();
  const library = await startServer([`${LIBRARY}/library-server.ts`, dist, String(port)], port);
  try {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: library.url });
    await page.goto(library.url);
    await page.getByLabel('Username').fill('librarian');
    await page.getByLabel('Password', { exact: true }).fill('please');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'Orders' }).click();
    await row(page, 'Porto Editora').getByRole('link', { name: '2026-01' }).click();
    await fillRows(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Order 2026-01 is changed.')).toBeVisible();

    await row(page, 'Porto Editora').getByRole('link', { name: '2026-01' }).click();
    await expect(cell(page, 'Book', 1)).toHaveValue('O Alquimista');
    expect(await quantities(page)).toEqual(['1', '2', '7', '12']);
    expect(await barriers(page, { where: 'main' })).toEqual([]);
    await onPhone(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await row(page, 'Porto Editora').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(toast(page, 'Order 2026-01 is deleted.')).toBeVisible();
  } finally {
    await library.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

const cell = (page: Page, column: string, place: number) =>
  page.getByRole(column === 'Book' ? 'combobox' : 'textbox', {
    name: `${column}, line ${place}`,
    exact: true,
  });
const quantities = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Quantity, / })
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

/** A row by the picker, two by pasting, one put right after a refusal, one moved; the totals follow. */
async function fillRows(page: Page): Promise<void> {
  await expect(cell(page, 'Book', 2)).toHaveValue('O Alquimista');
  await cell(page, 'Quantity', 2).press('Enter');
  await expect(cell(page, 'Book', 3)).toBeFocused();
  await page.keyboard.type('terra');
  await expect(page.getByRole('option')).toHaveText(['Terra Sonâmbula']);
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Price', 3)).toHaveValue('14.5');
  await cell(page, 'Quantity', 3).fill('7');
  await page.getByRole('button', { name: 'Add a book' }).click();
  await page.evaluate(() => navigator.clipboard.writeText('o alquimista\t12\t10\nTerra Sonâmbula\t0\t9'));
  await page.keyboard.press('Control+v');
  await expect(page.getByText('Must be at least 1.')).toBeVisible();
  expect(await quantities(page)).toEqual(['2', '1', '7', '12', '0']);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(cell(page, 'Quantity', 5)).toBeFocused();
  await page.getByRole('button', { name: 'Remove, line 5' }).click();
  await cell(page, 'Quantity', 2).press('Alt+ArrowUp');
  await expect(cell(page, 'Quantity', 1)).toBeFocused();
  expect(await quantities(page)).toEqual(['1', '2', '7', '12']);
  await expect(page.locator('tfoot')).toContainText('22');
  await expect(page.locator('tfoot')).toContainText('262,40');
}

/** Each row is a card whose controls have their names above them; nothing lies beyond the edge. */
async function onPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('columnheader', { name: 'Book' })).toBeHidden();
  const box = await cell(page, 'Quantity', 4).boundingBox();
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}
