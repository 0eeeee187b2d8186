import { barriers } from './support/axe.ts';
import { enterLibrary, test } from './support/library-process.ts';
import { expect, row, toast } from './support/test.ts';

test('an action that is not possible says why, and who may take it is a row that people edit', async ({
  page,
  library,
}) => {
  test.setTimeout(90_000);
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  const inRow = (borrower: string, name: string) =>
    row(page, borrower).getByRole('button', { name, exact: true });
  const openMenu = (borrower: string) => inRow(borrower, 'More actions').click();
  const entry = page.getByRole('menuitem', { name: 'Report lost' });
  await enterLibrary(page, library);
  await link('Desk').click();

  // By what the page knows itself: the state.
  const state = 'Return is not possible: the state is Reserved.';
  await expect(inRow('Rui', 'Return')).toBeDisabled();
  await expect(inRow('Rui', 'Return')).toHaveAccessibleDescription(state);
  await inRow('Rui', 'Return').focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, state)).toBeVisible();
  await openMenu('Rui');
  await expect(entry).toHaveAccessibleDescription('Only a book that is overdue is lost.');
  await page.keyboard.press('Escape');

  // By a rule of the server, until the row that it looks at is another.
  const keeper = 'Only marta, who keeps these books, reports one lost.';
  await openMenu('Ana');
  await expect(entry).toBeDisabled();
  await expect(entry).toHaveAccessibleDescription(keeper);
  expect(await barriers(page, { where: '[role=menu]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await row(page, 'Ana').getByRole('link', { name: 'Ana' }).click();
  await expect(page.getByRole('button', { name: 'Report lost' })).toHaveAccessibleDescription(keeper);
  await link('Keepers').click();
  await row(page, 'Paper').getByRole('button', { name: 'Take over' }).click();
  await expect(row(page, 'Paper')).toContainText('librarian');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Report lost' })).toBeEnabled();

  // The handler of the step: a fine, the next state, and a line on the board.
  await page.getByRole('button', { name: 'Return' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(toast(page, 'Thank you, Ana.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Return' })).toHaveAccessibleDescription(
    'Return is not possible: the state is Back.',
  );
  expect(await barriers(page, { where: 'main' })).toEqual([]);
  await link('Notices').click();
  await expect(row(page, 'Ana: returned (librarian)')).toBeVisible();
});
