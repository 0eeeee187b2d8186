import { barriers } from './support/axe.ts';
import { enterLibrary, test } from './support/library-process.ts';
import { complaint, expect, row, toast } from './support/test.ts';

test('a reader is registered step by step, and borrows no book twice', async ({ page, library }) => {
  test.setTimeout(90_000);
  const next = page.getByRole('button', { name: 'Next' });
  const step = (name: string) => page.getByRole('button', { name });
  await enterLibrary(page, library);
  await page.getByRole('link', { name: 'Members' }).click();
  // An empty list offers it twice.
  await page.getByRole('link', { name: 'Register' }).first().click();

  await expect(step('Person')).toHaveAttribute('aria-current', 'step');
  await expect(step('Card')).toBeDisabled();
  await next.click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ana');
  await page.getByLabel('Born on').fill('01/02/2016');
  await page.getByLabel('A child').check();
  await page.keyboard.press('Tab');
  await page.getByLabel('Name').press('Enter');
  await expect(page).toHaveURL(/\?step=2$/);
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
  await page.keyboard.type('0812');
  await page.getByLabel('Phone of a parent').fill('0812');
  await next.click();
  await expect(complaint(page, "Give another number than the reader's own.")).toBeVisible();
  expect(await barriers(page, { where: 'main' })).toEqual([]);
  await page.getByLabel('Phone of a parent').fill('0813');
  await next.click();

  await expect(page.getByLabel('Valid from')).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('0812');
  await page.reload();
  await expect(page.getByLabel('Phone of a parent')).toHaveValue('0813');
  await next.click();
  await page.getByLabel('Valid from').fill('01/01/2026');
  await page.getByLabel('Valid until').fill('31/12/2026');
  await page.getByLabel('Audio books among them').fill('9');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(complaint(page, 'At most 5: audio books count as books.')).toBeVisible();
  await page.getByLabel('Audio books among them').fill('5');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(toast(page, 'Ana may borrow now.')).toBeVisible();
  await expect(row(page, 'Ana')).toContainText('0812');

  await page.getByRole('link', { name: 'L Loans', exact: true }).click();
  await page.getByRole('link', { name: 'Reserve a book' }).click();
  await page.getByLabel('Book').click();
  await page.getByRole('option', { name: 'Terra Sonâmbula' }).click();
  await page.getByLabel('Reader').fill('Ana');
  await page.getByLabel('Due').fill('01/12/2030');
  await page.getByRole('button', { name: 'Reserve' }).click();
  await expect(complaint(page, 'Ana has this book already.')).toBeVisible();
  await expect(page.getByLabel('Reader')).toBeFocused();
  await page.getByLabel('Reader').fill('Eva');
  await page.getByRole('button', { name: 'Reserve' }).click();
  await expect(toast(page, 'Reserved for Eva.')).toBeVisible();
});
