import type { Page } from 'playwright/test';
import { expect, film, png, row, sessionOf, test, toast, tokenOf } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });
test.beforeEach(async ({ page }) => void (await page.goto('/dashboard/product')));

async function pick(page: Page, label: string): Promise<void> {
  await page.getByLabel(label).click();
  await page.getByRole('option').first().click();
}
async function add(page: Page, name: string, sku: string): Promise<void> {
  await page.goto('/dashboard/product/add');
  await page.getByLabel('Product Name').fill(name);
  await pick(page, 'Category');
  await pick(page, 'Brand');
  await page.getByLabel('SKU Code').fill(sku);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `Product ${name} saved.`)).toBeVisible();
}

test('page, size, search and order stand in the address and survive reload and back', async ({ page }) => {
  // The oldest first: what other journeys add meanwhile comes last.
  await page.goto('/dashboard/product?sort=id');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/11\D20 of/)).toBeVisible();
  const name = await page.getByRole('row').nth(1).getByRole('link').first().textContent();
  await page.reload();
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toHaveText(name ?? '');
  await page.getByLabel(/rows per page/i).selectOption('25');
  await expect(page.getByRole('row')).toHaveCount(26);
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=price/);
});

test('the page that the pointer rests on is asked for before the click, and only once', async ({ page }) => {
  await page.goto('/dashboard/product');
  await expect(page.getByRole('row')).toHaveCount(11);
  const first = await page.getByRole('row').nth(1).innerText();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/admin\/products\?.*page=/.test(request.url())) calls.push(request.url());
  });
  await page.getByRole('button', { name: 'Page 2', exact: true }).hover();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]).toMatch(/[?&]page=2(&|$)/);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('row').nth(1)).not.toContainText(first.split('\n')[0] ?? first);
  expect(calls).toHaveLength(1);
});

test('a film is uploaded with the product and opened from its page; what only calls itself one is refused', async ({
  page,
}) => {
  await page.goto('/dashboard/product/add');
  await page.getByLabel('Product Name').fill('Produk Berfilm');
  await pick(page, 'Category');
  await pick(page, 'Brand');
  await page.getByLabel('SKU Code').fill('uji-film');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') });
  await page.getByRole('button', { name: 'Save' }).click();
  const words = 'Hanya file dengan format MP4 dan MOV yang diperbolehkan.';
  await expect(page.getByText(words).first()).toBeVisible();
  await expect(page.getByLabel('Product Name')).toHaveValue('Produk Berfilm');
  await input.setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: film() });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Product Produk Berfilm saved.')).toBeVisible();
  await page.goto('/dashboard/product?search=uji-film');
  await row(page, 'Produk Berfilm').getByRole('link', { name: 'Produk Berfilm' }).click();
  const link = page.getByRole('link', { name: 'a.mp4' });
  await expect(link).toHaveAttribute('href', /\/files\/\w+\.mp4$/);
  const stored = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([stored.status(), stored.headers()['content-type']]).toEqual([200, 'video/mp4']);
});

test('a product is added, opened, edited and its optional fields can be emptied again', async ({ page }) => {
  await add(page, 'Produk Uji Lengkap', 'uji-001');
  await page.goto('/dashboard/product?search=uji-001');
  await row(page, 'Produk Uji Lengkap').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Category')).not.toHaveValue('');
  await page.getByLabel('Weight (gram)').fill('1250');
  await page.getByRole('button', { name: 'Media and description' }).click();
  await page.getByLabel('Description').fill('Isi 12\nRasa jeruk');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Product Produk Uji Lengkap saved.')).toBeVisible();

  await page.goto('/dashboard/product?search=uji-001');
  await row(page, 'Produk Uji Lengkap').getByRole('link', { name: 'Produk Uji Lengkap' }).click();
  await expect(page.getByRole('heading', { name: 'Produk Uji Lengkap' })).toBeVisible();
  await expect(page.getByText('1.250 gram')).toBeVisible();
  await expect(page.getByText('Rasa jeruk')).toBeVisible();
  for (const text of ['No prices yet', 'No inventories yet', 'No images yet']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  for (const title of ['Prices', 'Inventories', 'Images'])
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Weight (gram)')).toHaveValue('1250');
  await page.getByLabel('Weight (gram)').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  // Back to the detail that it was opened from, and from there to the list as it was left.
  await expect(page).toHaveURL(/\/dashboard\/product\/detail\/\d+$/);
  await page.goto('/dashboard/product?search=uji-001');
  await row(page, 'Produk Uji Lengkap').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Isi 12\nRasa jeruk');
  await expect(page.getByLabel('Weight (gram)')).toHaveValue('');
});

test('an image is uploaded in a dialog, refused when wrong, shown in the carousel and deleted', async ({
  page,
}) => {
  await add(page, 'Produk Bergambar', 'uji-gambar');
  await page.goto('/dashboard/product?search=uji-gambar');
  await row(page, 'Produk Bergambar').getByRole('button', { name: /more/i }).click();
  await page.getByRole('menuitem', { name: 'Images' }).click();
  await expect(page).toHaveURL(/\/dashboard\/product\/images\/\d+$/);
  await expect(page.getByText('No images yet')).toBeVisible();
  await page.getByRole('button', { name: 'Upload image' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByText('Select appropiate image file.').first()).toBeVisible();
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(toast(page, 'Select appropiate image file.')).toBeVisible();
  await input.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: png(2_000_001) });
  await expect(toast(page, 'Max file size is 2MB')).toBeVisible();
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png() });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(toast(page, 'Image of Produk Bergambar saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row')).toHaveCount(2);
  const id = page.url().split('/').pop();
  await page.goto(`/dashboard/product/detail/${id}`);
  await expect(page.locator('main img[src^="/files/"]').first()).toBeVisible();
  await page.goto(`/dashboard/product/images/${id}`);
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Image deleted.')).toBeVisible();
});

test('products and their stock are taken over; what is under way is not started twice', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const tray = page.getByRole('region', { name: 'Work in progress' });
  for (const [entry, ending] of [
    ['Sync Product', /\d+ products added, \d+ updated, \d+ unchanged\./],
    ['Sync Stock', /\d+ stocks updated, \d+ unchanged\./],
  ] as const) {
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: entry }).click();
    await expect(toast(page, `${entry} has started.`)).toBeVisible();
    await expect(tray).toContainText(ending);
  }
  const [first, second] = await Promise.all([
    request.get('/api/admin/products/sync', { headers }),
    request.get('/api/admin/products/sync', { headers }),
  ]);
  const messages = [(await first.json()).message, (await second.json()).message].sort();
  expect(messages).toEqual(['Sync Product has started.', 'This is being worked on already.']);
});
