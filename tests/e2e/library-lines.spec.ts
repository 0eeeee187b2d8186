import type { Page } from 'playwright/test';
import { barriers } from './support/axe.ts';
import { enterLibrary, test } from './support/library-process.ts';
import { expect, row, toast } from './support/test.ts';

test('an order of books: rows are typed, chosen, pasted, moved and stored with it', async ({
  page,
  context,
  library,
}) => {
  test.setTimeout(90_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: library.url });
  await enterLibrary(page, library);
  await page.getByRole('link', { name: 'Orders' }).click();
  await row(page, 'Porto Editora').getByRole('link', { name: '2026-01' }).click();
  await fillRows(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Order 2026-01 is changed.')).toBeVisible();

  await row(page, 'Porto Editora').getByRole('link', { name: '2026-01' }).click();
  await expect(cell(page, 'Book', 1)).toHaveValue('O Alquimista');
  expect(await quantities(page)).toEqual(['1', '2', '7', '12']);
  expect(await barriers(page, { where: 'main' })).toEqual([]);
  await onPhone(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await row(page, 'Porto Editora').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(toast(page, 'Order 2026-01 is deleted.')).toBeVisible();
});

const cell = (page: Page, column: string, place: number) =>
  page.getByRole(column === 'Book' ? 'combobox' : 'textbox', {
    name: `${column}, line ${place}`,
    exact: true,
  });
const quantities = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Quantity, / })
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

/** A row by the picker, two by pasting, one put right after a refusal, one moved. */
async function fillRows(page: Page): Promise<void> {
  await expect(cell(page, 'Book', 2)).toHaveValue('O Alquimista');
  await cell(page, 'Quantity', 2).press('Enter');
  await expect(cell(page, 'Book', 3)).toBeFocused();
  await page.keyboard.type('terra');
  await expect(page.getByRole('option')).toHaveText(['Terra Sonâmbula']);
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Price', 3)).toHaveValue('14.5');
  await cell(page, 'Quantity', 3).fill('7');
  await page.getByRole('button', { name: 'Add a book' }).click();
  await page.evaluate(() => navigator.clipboard.writeText('o alquimista\t12\t10\nTerra Sonâmbula\t0\t9'));
  await page.keyboard.press('Control+v');
  await expect(page.getByText('Must be at least 1.')).toBeVisible();
  expect(await quantities(page)).toEqual(['2', '1', '7', '12', '0']);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(cell(page, 'Quantity', 5)).toBeFocused();
  await page.getByRole('button', { name: 'Remove, line 5' }).click();
  await cell(page, 'Quantity', 2).press('Alt+ArrowUp');
  await expect(cell(page, 'Quantity', 1)).toBeFocused();
  expect(await quantities(page)).toEqual(['1', '2', '7', '12']);
}

/** Each row is a card whose controls have their names above them; nothing lies beyond the edge. */
async function onPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('columnheader', { name: 'Book' })).toBeHidden();
  const box = await cell(page, 'Quantity', 4).boundingBox();
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  // What follows the window's width is drawn anew a moment later.
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(390);
}
