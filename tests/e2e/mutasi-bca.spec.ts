import { readFile } from 'node:fs/promises';
import { addDays, businessDay } from '../../core/dates.ts';
import { printDate } from '../../src/runtime/base/date-text.ts';
import { barriers } from './support/axe.ts';
import { expect, fillDate, sessionOf, test, toast } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

const LIST = '/dashboard/mutasi-bca';
/** The business day so many days ago; the browser stands in another zone. */
const day = (ago: number) => addDays(businessDay('Asia/Jakarta'), -ago);

test('payments are limited to days, which follow each other and never leave their bounds', async ({
  page,
}) => {
  await page.goto(LIST);
  await expect(page.getByRole('columnheader')).toHaveText([
    'ID',
    'Shop Name',
    'Nav ID',
    'Total Price',
    'Paid Status',
    'Date',
    'Action',
  ]);
  const [start, end] = [
    page.getByLabel('Start Date', { exact: true }),
    page.getByLabel('End Date', { exact: true }),
  ];
  await fillDate(start, day(10));
  await fillDate(end, day(5));
  await expect(page).toHaveURL(`${LIST}?start_date=${day(10)}&end_date=${day(5)}`);
  // Another first day takes the last one along, but not beyond today.
  await fillDate(start, day(40));
  await expect(end).toHaveValue(printDate(day(10)));
  await fillDate(start, day(3));
  await expect(end).toHaveValue(printDate(day(0)));
  await expect(page).toHaveURL(`${LIST}?start_date=${day(3)}&end_date=${day(0)}`);

  // What may not be is said, stays as it was typed, and asks for nothing.
  await fillDate(start, day(-1));
  await expect(page.getByText('The start date lies in the future.')).toBeVisible();
  await expect(start).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(`${LIST}?start_date=${day(3)}&end_date=${day(0)}`);
  expect(await barriers(page, { where: 'main' })).toEqual([]);

  await start.press('Alt+ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar.locator('button[role=gridcell]:enabled').last()).toHaveAttribute(
    'aria-current',
    'date',
  );
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();

  await start.press('Alt+ArrowDown');
  await calendar.getByRole('button', { name: '30 days' }).click();
  await expect(start).toHaveValue(printDate(day(29)));
  await expect(page.getByText('lies in the future')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear dates' }).click();
  await expect(page).toHaveURL(LIST);
  // An address that somebody wrote is put right.
  await page.goto(`${LIST}?start_date=2026-01-01&end_date=2030-01-01`);
  await expect(start).toHaveValue('01/01/2026');
  await expect(end).toHaveValue('31/01/2026');
  await expect(page).toHaveURL(`${LIST}?start_date=2026-01-01&end_date=2026-01-31`);
});

test('what is listed is exported as CSV, and a payment leads to its invoices', async ({ page }) => {
  await page.goto(LIST);
  await page.getByLabel('Start Date', { exact: true }).press('Alt+ArrowDown');
  await page.getByRole('button', { name: '7 days', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const shop = await page.getByRole('row').nth(1).locator('td').nth(1).innerText();
  await page.getByRole('searchbox').fill(shop);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  const [head, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toBe('ID;Shop Name;Nav ID;Total Price;Paid Status;Date');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain(shop);

  await page.getByRole('row').nth(1).getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { name: shop })).toBeVisible();
  const invoices = page.getByRole('region', { name: 'Invoices' });
  await expect(invoices.getByRole('columnheader')).toHaveText([
    'Invoice No',
    'Total Price',
    'Created At',
    'Transaction Date',
  ]);
  await expect(invoices).toContainText('INV/');
});

test('Sync asks the bank, and the call stands in the nav log', async ({ page }) => {
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Sync', exact: true }).click();
  await expect(toast(page, 'Sync Mutasi BCA has started.')).toBeVisible();
  const tray = page.getByRole('region', { name: 'Work in progress' });
  await expect(tray).toContainText(/\d+ payments? added, \d+ settling an invoice/);
  await page.goto('/dashboard/navlog?search=statements');
  await expect(page.getByRole('row').filter({ hasText: 'EndDate' }).first()).toBeVisible();
});
