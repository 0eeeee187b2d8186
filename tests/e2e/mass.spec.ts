import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { APIRequestContext, Download, Page } from 'playwright/test';
import yazl from 'yazl';
import { barriers } from './support/axe.ts';
import { complaint, expect, png, row, sessionOf, test, toast, tokenOf } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

/** A product of the test's own. */
async function addProduct(request: APIRequestContext, sku: string): Promise<number> {
  const answer = await request.post('/api/admin/products', {
    headers: { authorization: `Bearer ${await tokenOf(request, 'admin')}` },
    multipart: { name: `Produk ${sku}`, sku_code: sku, category_id: '1', brand_id: '1' },
  });
  return ((await answer.json()) as { data: { id: number } }).data.id;
}
async function open(page: Page, entry: string): Promise<void> {
  await page.goto('/dashboard/product');
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
const csv = (text: string, name = 'a.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const tray = (page: Page) => page.getByRole('region', { name: 'Work in progress' });
const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

test('max qty comes in by file; what is wrong comes back as a file', async ({ page, request }) => {
  const id = await addProduct(request, 'MASS-1');
  await page.goto('/dashboard/product');
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Bulk Action',
    'Mass Upload Max Qty',
    'Download Product',
    'Mass Upload Image',
    'Download Product Blocked',
    'Sync Product',
    'Sync Price',
    'Sync Stock',
  ]);
  await page.getByRole('menuitem', { name: 'Mass Upload Max Qty' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mass Upload Max Qty' });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download a template' }).click();
  const template = await saved;
  expect([template.suggestedFilename(), await textOf(template)]).toEqual(['max-qty.csv', 'SKU;Max Qty\r\n']);
  const file = dialog.getByLabel('File');
  await file.setInputFiles({ name: 'a.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK') });
  await expect(toast(page, 'File must contain CSV format')).toBeVisible();
  expect(await file.inputValue()).toBe('');
  // What Windows calls a table where a spreadsheet program is installed.
  const windows = {
    ...csv('SKU;Max Qty\r\nmass-1;24\r\nMASS-NONE;3\r\n'),
    mimeType: 'application/vnd.ms-excel',
  };
  await file.setInputFiles(windows);
  expect(await barriers(page, { where: '[role="dialog"]' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
  await expect(tray(page)).toContainText('1 updated, 0 unchanged.');
  await page.getByRole('status').getByRole('button', { name: 'What is wrong' }).click();
  await expect(tray(page).getByText('1 could not be done')).toBeFocused();
  await expect(tray(page)).toContainText('Line 3, MASS-NONE: There is no product with this SKU.');
  const reported = page.waitForEvent('download');
  await tray(page).getByRole('button', { name: 'Download' }).click();
  const report = await reported;
  expect(report.suggestedFilename()).toBe('max-qty-problems.csv');
  expect(await textOf(report)).toContain('MASS-NONE;3;3;There is no product with this SKU.');
  await page.goto(`/dashboard/product/detail/${id}`);
  await expect(page.getByText('24 pcs')).toBeVisible();
});

test('images come in by archive, named by SKU', async ({ page, request }) => {
  const id = await addProduct(request, 'MASS-2');
  await open(page, 'Mass Upload Image');
  const dialog = page.getByRole('dialog', { name: 'Mass Upload Image' });
  await dialog.getByLabel('File').setInputFiles(csv('SKU'));
  await expect(toast(page, 'File must contain ZIP format')).toBeVisible();
  const zip = new yazl.ZipFile();
  zip.addBuffer(png(), 'MASS-2.png');
  zip.addBuffer(png(), 'MASS-NONE.png');
  zip.end();
  const archive = { name: 'a.zip', mimeType: 'application/zip', buffer: await buffer(zip.outputStream) };
  await dialog.getByLabel('File').setInputFiles(archive);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(tray(page)).toContainText('1 image added, 0 there already.');
  await expect(tray(page)).toContainText('1 could not be done');
  await page.goto(`/dashboard/product/images/${id}`);
  await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('a bulk action makes the products and the shops of a file inactive', async ({ page, request }) => {
  await addProduct(request, 'MASS-3');
  await open(page, 'Bulk Action');
  const dialog = page.getByRole('dialog', { name: 'Bulk Action' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(complaint(page, 'Please fill all fields.')).toBeVisible();
  await dialog.getByLabel('File').setInputFiles(csv('SKU\nMASS-3\n'));
  await dialog.getByLabel('Deactive', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(tray(page)).toContainText('1 updated, 0 unchanged.');
  await page.goto('/dashboard/product?search=MASS-3');
  await expect(row(page, 'MASS-3')).toContainText('Inactive');

  await page.goto('/dashboard/user');
  await page.getByRole('button', { name: 'Bulk Action' }).click();
  await dialog.getByLabel('File').setInputFiles(csv('NAV ID\nNO-SUCH-SHOP\n'));
  await dialog.getByLabel('Active', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, '0 updated, 0 unchanged.')).toBeVisible();
});

test('products and shops are downloaded as workbooks', async ({ page }) => {
  for (const [entry, name] of [
    ['Download Product', 'products.xlsx'],
    ['Download Product Blocked', 'products-blocked.xlsx'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await open(page, entry);
    expect((await saved).suggestedFilename()).toBe(name);
  }
  await page.goto('/dashboard/user');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const users = await saved;
  expect(users.suggestedFilename()).toBe('users.xlsx');
  expect((await readFile(await users.path())).subarray(0, 2).toString()).toBe('PK');
});
