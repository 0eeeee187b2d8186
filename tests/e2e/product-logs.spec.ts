import { expect, png, row, sessionOf, test, tokenOf } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

test('the log of a product has a line for each changed value, found by searching', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const items = { category_id: 1, brand_id: 1, sku_code: `LOG-${Date.now()}` };
  const made = await request.post('/api/admin/products', { headers, data: { ...items, name: 'Logged' } });
  const { id } = (await made.json()).data;
  await request.post('/api/admin/products/update', {
    headers,
    data: { ...items, id, name: 'Logged twice', weight: 1500 },
  });

  await page.goto(`/dashboard/product?search=${items.sku_code}`);
  await row(page, 'Logged twice').getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Logs', 'Price', 'Images', 'Discount']);
  await page.getByRole('menuitem', { name: 'Logs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Logs · Logged twice');
  await expect(page.getByRole('row').nth(1)).toContainText(/Name.*Logged twice.*Changed/);
  await expect(page.getByRole('row').nth(2)).toContainText(/Weight \(gram\).*1\.500.*Changed/);
  await page.getByRole('searchbox').fill('created');
  await page.getByRole('searchbox').press('Enter');
  await expect(row(page, 'Logged twice')).toHaveCount(0);
  await expect(row(page, 'Non-blocked')).toContainText('Created');
});

test('prices of groups, discounts and images stand in the log, with what they are of', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const data = { category_id: 1, brand_id: 1, sku_code: `PARTS-${Date.now()}`, name: 'Parted' };
  const { id } = (await (await request.post('/api/admin/products', { headers, data })).json()).data;
  const days = { start_date: '12/01/2026', end_date: '12/31/2026' };
  const form = { ...days, product_id: id, discount: 4500 };
  const made = await request.post('/api/admin/products/discount', { headers, form });
  await request.delete(`/api/admin/products/discount/${(await made.json()).data.id}`, { headers });
  const file = { name: 'a.png', mimeType: 'image/png', buffer: png() };
  await request.post(`/api/admin/products/upload/${id}`, { headers, multipart: { file } });

  await page.goto(`/dashboard/product/logs/${id}`);
  const lines = page.getByRole('row');
  await expect(lines.nth(1)).toContainText(/Order of image \(\d+\).*1.*Created/);
  await expect(lines.nth(2)).toContainText(/Discount Price \(01\/12\/2026 – 31\/12\/2026\).*-.*Deleted/);
  await expect(lines.nth(3)).toContainText(/Discount Price \(.*\).*Rp.?4\.500.*Created/);
});
