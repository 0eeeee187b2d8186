import { expect, fillDate, row, sessionOf, test, toast, tokenOf } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

// A product of the demo data that no other journey touches, and that has neither prices nor discounts.
const PRODUCT = 110;

test('a discount is added, refused when it ends before it starts, edited after a reload and deleted', async ({
  page,
}) => {
  await page.goto(`/dashboard/product/discount/${PRODUCT}`);
  await page.getByRole('link', { name: 'Add New Discount' }).first().click();
  await fillDate(page.getByLabel('Start Date'), '2026-12-10');
  await fillDate(page.getByLabel('End Date'), '2026-12-01');
  await page.getByLabel('Discount Price').fill('4321');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Start date cannot beyond end date.').first()).toBeVisible();

  await fillDate(page.getByLabel('End Date'), '2026-12-31');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postData()).toBe(
    `start_date=12%2F10%2F2026&end_date=12%2F31%2F2026&discount=4321&product_id=${PRODUCT}`,
  );
  await expect(toast(page, 'Discount saved.')).toBeVisible();
  const saved = row(page, '10/12/2026');
  await expect(saved).toContainText('31/12/2026');
  await expect(saved).toContainText('4.321');

  await saved.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/edit\?discount_id=/);
  await page.reload();
  await expect(page.getByLabel('Discount Price')).toHaveValue('4.321');
  await page.getByLabel('Discount Price').fill('');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please fill all fields.').first()).toBeVisible();
  await page.getByLabel('Discount Price').fill('4000');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(row(page, '10/12/2026')).toContainText('4.000');

  await row(page, '10/12/2026').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Discount deleted.')).toBeVisible();
  await expect(page.getByText('No discounts yet')).toBeVisible();
});

test('many discounts are paged by the page itself, without another call', async ({ page, request }) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const sku_code = `PAGED-${Date.now()}`;
  const data = { name: 'Paged', category_id: 1, brand_id: 1, sku_code };
  const { id } = (await (await request.post('/api/admin/products', { headers, data })).json()).data;
  for (let day = 1; day <= 12; day++) {
    const date = `12/${String(day).padStart(2, '0')}/2026`;
    await request.post('/api/admin/products/discount', {
      headers,
      form: { product_id: id, start_date: date, end_date: date, discount: 1000 * day },
    });
  }
  await page.goto(`/dashboard/product/discount/${id}`);
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await expect(row(page, '12/12/2026')).toContainText('12.000');
  const asked: string[] = [];
  page.on('request', (one) => one.url().includes('/api/') && asked.push(one.url()));
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await expect(row(page, '01/12/2026')).toContainText('1.000');
  await page.getByLabel(/rows per page/i).selectOption('25');
  await expect(page.locator('tbody tr')).toHaveCount(12);
  expect(asked).toEqual([]);
});

test('days before 31/12/1700 are not taken, as the field already says', async ({ page }) => {
  await page.goto(`/dashboard/product/discount/${PRODUCT}/add`);
  const start = page.getByLabel('Start Date');
  await fillDate(start, '1699-01-01');
  await fillDate(page.getByLabel('End Date'), '2026-12-01');
  await page.getByLabel('Discount Price').fill('4321');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('This date is too early.').first()).toBeVisible();
});
