import { barriers } from './support/axe.ts';
import { expect, row, sessionOf, test, toast } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

const LIST = '/dashboard/transaction';

test('an order is accepted, delivered, completed, and something of it comes back', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(LIST);
  const line = page
    .locator('tbody tr')
    .filter({ has: page.getByRole('link', { name: 'Accept' }) })
    .first();
  const invoice = (await line.getByRole('link', { name: /^INV/ }).textContent()) ?? '';
  expect(await barriers(page, { where: 'main' })).toEqual([]);
  const submit = () => page.getByRole('button', { name: 'Submit' }).click();
  const lead = (label: string) => row(page, invoice).getByRole('link', { name: label, exact: true }).click();

  await line.getByRole('link', { name: 'Accept' }).click();
  await page.getByLabel('Pick Ticket Number').fill('PT-JOURNEY');
  await page.getByLabel('DO Number').fill('DO-JOURNEY');
  await submit();
  await expect(toast(page, `Order ${invoice} is accepted.`)).toBeVisible();
  await expect(page).toHaveURL(`${LIST}?state=1`);

  await lead('Deliver');
  await page.getByLabel('Pick Ticket - DO Number').selectOption('PT-JOURNEY - DO-JOURNEY');
  await page.getByLabel('SI Number').fill('SI-JOURNEY');
  expect(await barriers(page, { where: 'main' })).toEqual([]);
  await submit();
  await expect(page).toHaveURL(`${LIST}?state=2`);

  await lead('Complete');
  await page.getByLabel('Loyalty Points').fill('5');
  await submit();
  await expect(page).toHaveURL(`${LIST}?state=3`);

  await lead('SRO');
  await page.getByLabel('SRO Number').fill('SRO-JOURNEY');
  await page.getByRole('button', { name: 'Return all' }).click();
  await submit();
  await expect(toast(page, `SRO SRO-JOURNEY of order ${invoice} saved.`)).toBeVisible();
  await row(page, invoice).getByRole('link', { name: invoice }).click();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.locator('tbody tr')).not.toHaveCount(0);
  expect(await barriers(page, { where: 'main' })).toEqual([]);
});
