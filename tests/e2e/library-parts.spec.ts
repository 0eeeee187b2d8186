import { barriers } from './support/axe.ts';
import { enterLibrary, test } from './support/library-process.ts';
import { expect, row, toast } from './support/test.ts';

test('a product shows its own cell, field and filter, and edits a tree as a field', async ({
  page,
  library,
}) => {
  test.setTimeout(90_000);
  await enterLibrary(page, library);
  await page.getByRole('link', { name: 'Courses' }).click();
  await expect(row(page, 'First steps')).toContainText('1 of 5 stars');
  await expect(page.getByText('Courses: 1. Books to choose from: 2')).toBeVisible();
  await page.getByRole('link', { name: 'Add a course' }).click();
  await page.getByLabel('Name').fill('Summer');
  await page.getByRole('button', { name: '4 of 5 stars' }).click();
  const tree = page.getByRole('group', { name: 'What to read' });
  await tree.getByRole('button', { name: 'Add a group' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(tree.getByText('This group is empty: add a book or take it away.')).toBeVisible();
  // The summary, or the first message, leads to the place: Enter adds what is missing there.
  await expect(tree.getByRole('button', { name: 'Add a book' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tree.getByLabel('Book 1.1', { exact: true })).toBeFocused();
  await tree.getByLabel('Book 1.1', { exact: true }).selectOption('Terra Sonâmbula');
  await tree.getByLabel('Group 1', { exact: true }).selectOption('Any of these');
  await expect(page.getByText('all of (any of (Terra Sonâmbula))')).toBeVisible();
  expect(await barriers(page, { where: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Summer is ready to be read.')).toBeVisible();
  await page.getByRole('group', { name: 'Level' }).getByRole('button', { name: '4 of 5 stars' }).click();
  await expect(page).toHaveURL(/level=4/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await row(page, 'Summer').getByRole('link', { name: 'Edit' }).click();
  await expect(tree.getByLabel('Book 1.1', { exact: true })).toHaveValue('1');
});
