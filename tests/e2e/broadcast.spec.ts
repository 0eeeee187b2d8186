import type { Page } from 'playwright/test';
import { barriers } from './support/axe.ts';
import { complaint, expect, fillDate, row, sessionOf, test, toast } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nama Broadcast').fill(name);
  await page.getByLabel('Content').fill('Gratis ongkir\nsampai Sabtu.');
  await page.getByLabel('Voucher').click();
  await page.getByRole('option', { name: 'Gratis Ongkir Jabodetabek' }).click();
}

test('a broadcast to chosen shops is refused half filled, goes out, and tells whom it reached', async ({
  page,
}) => {
  await page.goto('/dashboard/broadcast');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Nama Broadcast',
    'Waktu Dikirim',
    'Status',
    'Action',
  ]);
  await page.getByRole('link', { name: 'Add new Broadcast' }).click();
  await fill(page, 'Promo akhir pekan');
  await page.getByRole('radiogroup', { name: 'Waktu Dikirim' }).getByLabel('Now').check();
  await page.getByRole('radiogroup', { name: 'Segment' }).getByLabel('Manual').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(complaint(page, 'Please fill all fields.')).toBeVisible();

  await page.getByRole('button', { name: 'Pilih Manual' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pilih Manual' });
  const grid = dialog.getByRole('grid');
  expect(await dialog.locator('.records-place').evaluate((place) => place.clientHeight)).toBeLessThanOrEqual(
    250,
  );
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  // By keyboard: down from the search, the second row, and the last one, which is not drawn yet.
  await dialog.getByRole('searchbox').press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('status')).toHaveText('2 selected');
  await dialog.getByRole('searchbox').fill('no such shop');
  await expect(dialog).toContainText('No results for "no such shop"');
  await dialog.getByRole('searchbox').fill('');
  await dialog.getByLabel('Selected only').check();
  await expect(grid.locator('tr[aria-selected="true"]')).toHaveCount(2);
  expect(await barriers(page, { where: '[role="dialog"]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('2 selected');

  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Please wait...')).toBeVisible();
  await expect(toast(page, 'Broadcast Promo akhir pekan is being sent.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Work in progress' })).toContainText('2 shops reached.');
  await expect(row(page, 'Promo akhir pekan')).toContainText('Terkirim');
  await row(page, 'Promo akhir pekan').getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog');
  for (const text of ['Promo akhir pekan', 'Manual', 'sampai Sabtu.', 'Gratis Ongkir Jabodetabek'])
    await expect(details).toContainText(text);
});

test('a scheduled broadcast cannot lie in the past, says its hour, waits, and can be called off', async ({
  page,
}) => {
  await page.goto('/dashboard/broadcast/add');
  await fill(page, 'Jadwal besok');
  await page.getByRole('radiogroup', { name: 'Segment' }).getByLabel('All').check();
  await page.getByRole('radiogroup', { name: 'Waktu Dikirim' }).getByLabel('Schedule').check();
  await expect(page.getByLabel('Time')).toHaveValue('09:00');
  await fillDate(page.getByLabel('Date'), '2020-01-31');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'This day is over. Choose today or a later one.')).toBeVisible();
  await fillDate(page.getByLabel('Date'), '9999-01-31');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Broadcast Jadwal besok goes out on 31/01/9999 at 09:00 WIB.')).toBeVisible();
  await expect(row(page, 'Jadwal besok')).toContainText('31/01/9999 09:00');
  await expect(row(page, 'Jadwal besok')).toContainText('Terjadwal');
  await row(page, 'Jadwal besok').getByRole('button', { name: 'Cancel sending' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Cancel the broadcast Jadwal besok?');
  await question.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(toast(page, 'Broadcast Jadwal besok is cancelled.')).toBeVisible();
  await expect(row(page, 'Jadwal besok')).toContainText('Dibatalkan');
  await expect(row(page, 'Jadwal besok').getByRole('button')).toHaveCount(1);
});
