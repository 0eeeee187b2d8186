import { expect, row, test, toast } from './support/test.ts';

test.use({ storageState: process.env.ADMIN_SESSION });

// A product of the demo data that no other journey touches, and that has neither prices nor discounts.
const PRODUCT = 110;

test('a discount is added, refused when it ends before it starts, edited after a reload and deleted', async ({
  page,
}) => {
  await page.goto(`/dashboard/product/discount/${PRODUCT}`);
  await page.getByRole('link', { name: 'Add New Discount' }).first().click();
  await page.getByLabel('Start Date').fill('2026-12-10');
  await page.getByLabel('End Date').fill('2026-12-01');
  await page.getByLabel('Discount Price').fill('4321');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The end date lies before the start date.').first()).toBeVisible();

  await page.getByLabel('End Date').fill('2026-12-31');
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
  await page.getByLabel('Discount Price').fill('4000');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(row(page, '10/12/2026')).toContainText('4.000');

  await row(page, '10/12/2026').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Discount deleted.')).toBeVisible();
  await expect(page.getByText('No discounts yet')).toBeVisible();
});

test('the wholesale prices of a product stand with their days', async ({ page }) => {
  await page.goto('/dashboard/product/price/1');
  const summary = page.getByRole('main').locator('dl');
  await expect(summary).toContainText(/Name.+SKU.+Price.?Rp/);
  await expect(summary.getByRole('img', { name: 'Image' })).toBeVisible();
  for (const name of ['Start Date', 'End Date', 'Min Qty', 'Price', 'Created At', 'Deleted At']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  }
  await expect(row(page, '144')).toBeVisible();
});
