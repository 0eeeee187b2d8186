import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import exceljs from 'exceljs';
import type { Page } from 'playwright/test';
import { barriers } from './support/axe.ts';
import { expect, sessionOf, test, toast } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

const heads = async (page: Page) =>
  (await page.locator('thead th').allTextContents()).map((text) => text.trim()).filter(Boolean);
const tool = (page: Page, name: string) => page.locator('.list-tools').getByRole('button', { name });
const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

test('columns are chosen and moved by the keyboard, stand in the address, and are remembered', async ({
  page,
}) => {
  await page.goto('/dashboard/brand');
  await expect(page.getByRole('row')).toHaveCount(11);
  const usual = await heads(page);
  await tool(page, 'Columns').click();
  const columns = panel(page, 'Columns');
  await expect(columns.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
  await columns.getByRole('checkbox', { name: 'Banner' }).press('Space');
  const grip = columns.getByRole('button', { name: 'Move Status' });
  await grip.press('Home');
  await expect(grip).toBeFocused();
  await expect(columns.getByRole('status')).toHaveText('Status: 1 of 4');
  await expect(page).toHaveURL(/\?columns=active,id,name$/);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await heads(page)).slice(-4)).toEqual(['Status', 'ID', 'Name', 'Action']);

  await page.goto('/dashboard/product');
  await page.goto('/dashboard/brand');
  await expect(page).toHaveURL(/\?columns=active,id,name$/);
  await expect.poll(async () => (await heads(page)).slice(-4)).toEqual(['Status', 'ID', 'Name', 'Action']);
  await tool(page, 'Columns').click();
  await panel(page, 'Columns').getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/\/dashboard\/brand$/);
  await expect.poll(() => heads(page)).toEqual(usual);
});

test('a press does nothing to a row that has just slipped under the pointer', async ({ page }) => {
  await page.goto('/dashboard/brand');
  const edit = page.locator('tr[data-row="0"]').getByRole('link', { name: 'Edit' });
  await edit.hover();
  const pressed = edit.evaluate(
    (link) =>
      new Promise<void>((resolve) => {
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
          resolve();
        });
        watcher.observe(link.closest('tr') ?? link, { characterData: true, childList: true, subtree: true });
      }),
  );
  const names = page.locator('tbody tr');
  const first = await names.first().innerText();
  const last = (await names.last().innerText()).split('\t').find((text) => /[A-Za-z]{3}/.test(text)) ?? '';
  await page.getByRole('searchbox').fill(last);
  await page.getByRole('searchbox').press('Enter');
  await pressed;
  await expect(names.first()).not.toHaveText(first);
  await expect(page).toHaveURL(/\/brand\?search=/);
  // Once it has been there for a moment, it is meant.
  await expect(async () => {
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(/\/brand\/edit\//, { timeout: 500 });
  }).toPass();
});

test('paper has all rows and columns and no controls; forced colours mark where one is', async ({ page }) => {
  await page.goto('/dashboard/user');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(11);
  const usual = await heads(page);
  await page.emulateMedia({ media: 'print' });
  const names = usual.filter((name) => name !== 'Action');
  // These styles come when the page rests.
  await expect.poll(() => page.locator('thead th:visible').allInnerTexts()).toEqual(names);
  for (const control of ['searchbox', 'combobox', 'navigation', 'button'] as const)
    await expect(page.getByRole(control)).toHaveCount(control === 'button' ? await sortable(page) : 0);
  // None of them is behind an edge: each ends inside of the page.
  const ends = await rows.evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(1440);
  const box = page.locator('.list-scroll');
  expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const current = page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current=page]');
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  await expect(current).toHaveCSS('background-color', highlight);
});

/** The heads that sort stay buttons on paper: they are names as well. */
const sortable = (page: Page) => page.locator('thead th button:visible').count();

test('on a phone filters stand in a sheet; what is chosen counts at once, and Show leads back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/product');
  // The search shares its line with the tools, until something is typed in it.
  const search = page.getByRole('searchbox');
  const width = async () => (await search.boundingBox())?.width ?? 0;
  const middles = () =>
    page.locator('main :is(search, .list-tools)').evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return Math.round((top + bottom) / 20);
      }),
    );
  expect(new Set(await middles()).size).toBe(1);
  await search.fill('Padi Mas');
  await expect.poll(width).toBeGreaterThan(200);
  await search.fill('');
  await expect.poll(width).toBeLessThan(150);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = panel(page, 'Filters');
  await sheet.getByLabel('Status').selectOption('Inactive');
  await expect(page).toHaveURL(/active=0/);
  expect(await barriers(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Show' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
  await expect(page.locator('main').getByText('Inactive').first()).toBeVisible();
});

test('a view is saved, shared, opened by another account, changed and deleted', async ({ page, browser }) => {
  let asked = 0;
  page.on('request', (request) => void (request.url().includes('/api/admin/views') && asked++));
  await page.goto('/dashboard/brand?search=a&columns=name,active&sort=name');
  await expect(page.locator('tbody tr td').first()).toBeVisible();
  expect(asked).toBe(0);
  await tool(page, 'Views').click();
  const views = panel(page, 'Views');
  await views.getByRole('button', { name: 'Save as new view' }).click();
  await views.getByRole('button', { name: 'Save' }).click();
  await expect(views.getByRole('alert')).toHaveText('Please fill this field.');
  await views.getByRole('textbox', { name: 'Name' }).fill('Merek A');
  await views.getByRole('checkbox', { name: 'Shared with everybody' }).check();
  await views.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(toast(page, 'View Merek A saved.')).toBeVisible();
  await expect(page).toHaveURL(/view=\d+$/);
  const address = page.url();
  await page.keyboard.press('Escape');

  const other = await browser.newPage({
    baseURL: process.env.BASE_URL,
    storageState: sessionOf('superadmin'),
  });
  await other.goto('/dashboard/brand');
  await tool(other, 'Views').click();
  await panel(other, 'Views')
    .getByRole('button', { name: /^Merek A/ })
    .click();
  await expect(other).toHaveURL(/search=a&sort=name&columns=name,active&view=\d+$/);
  await expect.poll(async () => (await heads(other)).slice(-3)).toEqual(['Name', 'Status', 'Action']);
  await other.close();

  await page.goto(address);
  await expect(tool(page, 'Merek A')).toBeVisible();
  await page.getByRole('searchbox').fill('e');
  await page.getByRole('searchbox').press('Enter');
  await expect(tool(page, 'Merek A •')).toBeVisible();
  await tool(page, 'Merek A').click();
  expect(await barriers(page)).toEqual([]);
  await views.getByRole('button', { name: 'Save changes' }).click();
  await expect(views.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  await views.getByRole('button', { name: 'Delete Merek A' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'View Merek A deleted.')).toBeVisible();
  await expect(page).toHaveURL(/search=e&sort=name&columns=name,active$/);
});

async function download(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  await tool(page, 'Export').click();
  const saved = page.waitForEvent('download');
  await panel(page, 'Export').getByRole('button', { name: format }).click();
  const file = await saved;
  await page.keyboard.press('Escape');
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('what is seen is exported as CSV and as a workbook: all pages, chosen columns, own language', async ({
  page,
}) => {
  await page.goto('/dashboard/product?search=teh&sort=price&dir=desc&columns=price,name,category.name');
  const total = Number(/of (\d+)/.exec((await page.getByText(/1–10 of/).textContent()) ?? '')?.[1]);
  const { name, bytes } = await download(page, 'CSV');
  expect(name).toMatch(/^Product \d{4}-\d\d-\d\d\.csv$/);
  const rows: string[][] = parse(bytes, { bom: true, delimiter: ';' });
  expect(rows[0]).toEqual(['Price', 'Name', 'Category']);
  expect(rows).toHaveLength(total + 1);
  const prices = rows.slice(1).map(([price]) => Number(price));
  expect(prices).toEqual([...prices].sort((a, b) => b - a));

  const book = new exceljs.Workbook();
  await book.xlsx.load((await download(page, 'Excel')).bytes as never);
  expect(book.worksheets[0]?.rowCount).toBe(total + 1);
  expect(book.worksheets[0]?.getCell('A2').value).toBe(prices[0]);
});

test('a list that searches by itself exports what it shows', async ({ page }) => {
  await page.goto('/dashboard/category/child/1?search=te&columns=name,active');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Child Categories · .+/);
  const shown = await page.locator('tbody tr').count();
  const rows: string[][] = parse((await download(page, 'CSV')).bytes, { bom: true, delimiter: ';' });
  expect(rows).toHaveLength(shown + 1);
  expect(rows.slice(1).every(([name]) => /te/i.test(name ?? ''))).toBe(true);
});

test('against a server without exports the pages are asked for, and it can be cancelled', async ({
  page,
}) => {
  await page.route('**/dashboard/product*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"extensions":"all"', '"extensions":[]');
    await route.fulfill({ response: answer, body });
  });
  // Among these no other journey adds any.
  await page.goto('/dashboard/product?search=ml&columns=name,price');
  await expect(tool(page, 'Views')).toHaveCount(0);
  const { bytes } = await download(page, 'CSV');
  const total = Number(/of (\d+)/.exec((await page.getByText(/1–10 of/).textContent()) ?? '')?.[1]);
  expect(parse(bytes, { bom: true, delimiter: ';' })).toHaveLength(total + 1);

  await page.route(/api\/admin\/products\?.*page=2(&|$)/, () => new Promise(() => undefined));
  await tool(page, 'Export').click();
  const exporting = panel(page, 'Export');
  await expect(exporting.getByRole('button', { name: 'Excel' })).toHaveCount(0);
  await exporting.getByRole('button', { name: 'CSV' }).click();
  await expect(exporting.getByText(/1 of \d+ pages/)).toBeVisible();
  await exporting.getByRole('button', { name: 'Cancel' }).click();
  await expect(exporting.getByRole('button', { name: 'CSV' })).toBeVisible();
});
