import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { barriers } from './support/axe.ts';
import { enterLibrary, LIBRARY, test } from './support/library-process.ts';
import { complaint, expect, row, toast } from './support/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test('another product, about books and loans, runs on the same compiler, runtime and server', async ({
  page,
  library,
}) => {
  test.setTimeout(90_000);
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'pipe' });
  run('scripts/run.mjs', 'generator/cli.ts', 'check', '--root', LIBRARY);
  await enterLibrary(page, library);
  await expect(page).toHaveURL(/\/loans/);
  await expect(row(page, 'Rui')).toContainText('Reserved');
  await expect(row(page, 'Rui').getByRole('button', { name: 'Return' })).toHaveCount(0);
  await row(page, 'Rui').getByRole('button', { name: 'Lend' }).click();
  await expect(row(page, 'Rui')).toContainText('Out');
  await secondPress(page, row(page, 'Rui').getByRole('button', { name: 'Return' }));
  await row(page, 'Ana').getByRole('button', { name: 'Return' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Is Ana back with the book?');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(toast(page, 'Thank you, Ana.')).toBeVisible();
  await tabs(page);

  await page.getByRole('link', { name: 'Books' }).click();
  await expect(row(page, 'Terra Sonâmbula')).toContainText('14,50');
  await row(page, 'Terra Sonâmbula').getByRole('link', { name: 'Terra Sonâmbula' }).click();
  await expect(page.getByText('About 6 hours')).toBeVisible();
  await page.getByRole('button', { name: 'How long?' }).click();
  await expect(page.getByRole('dialog')).toContainText('About 11 hours');
  await page.getByRole('dialog').getByRole('button', { name: 'Thank you' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Add a book' }).click();
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(complaint(page, 'A book needs a title and an author.')).toBeVisible();
  await page.getByLabel('Title').fill('Memorial do Convento');
  await page.getByLabel('Author').fill('José Saramago');
  await page.getByLabel('Medium').selectOption('Audio');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(toast(page, 'Memorial do Convento stands on the shelf.')).toBeVisible();
  await page.getByRole('searchbox').fill('saramago');
  await expect(page).toHaveURL(/search=saramago/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, 'Memorial')).toContainText('Audio');
  await page.getByLabel('Medium').selectOption('Paper');
  await expect(row(page, 'Memorial')).toHaveCount(0);
  await palette(page);
});

/** The second half of a double click: what it meant was the button that stood here before, so nothing is asked. */
async function secondPress(page: Page, replaced: Locator): Promise<void> {
  await replaced.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

/** Ctrl+K finds a book by a part of its name or by its number, and opens it. */
async function palette(page: Page): Promise<void> {
  const found = page.getByRole('dialog').getByRole('option', { name: /Memorial do Convento/ });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('conven');
  await expect(found).toContainText('José Saramago');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/books\/3$/);
  await expect(page.getByRole('heading', { name: 'Memorial do Convento' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('#3');
  await expect(found).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Tabs: each loads when it is opened and keeps its search; Back leads to the one before; a form asks before it goes. */
async function tabs(page: Page): Promise<void> {
  const tab = (name: string) => page.getByRole('tab', { name });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/loans') && asked.push(request.url()));
  await expect(tab('All')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('searchbox').fill('nobody');
  await expect(page).toHaveURL(/search=nobody/);
  await tab('All').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Back')).toBeFocused();
  await expect(page).not.toHaveURL(/tab=back/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/loans\?tab=back$/);
  await expect(page.getByRole('tabpanel', { name: 'Back' })).toContainText('Ana');
  expect(asked.filter((url) => url.includes('state=returned')).length).toBeGreaterThan(0);
  await page.getByRole('searchbox').fill('ana');
  await expect(page).toHaveURL(/tab=back&search=ana/);
  await tab('All').click();
  await expect(page).toHaveURL(/tab=all&search=nobody/);
  await expect(page.getByRole('searchbox')).toHaveValue('nobody');
  await page.goBack();
  await expect(tab('Back')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('searchbox')).toHaveValue('ana');
  await page.reload();
  await expect(row(page, 'Ana')).toBeVisible();
  await page.keyboard.press('Tab');
  await tab('Back').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await page.getByRole('tabpanel').getByLabel('Title').fill('Typed');
  await tab('All').click();
  await expect(page.getByRole('alertdialog')).toContainText('You have unsaved changes.');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(tab('All')).toHaveAttribute('aria-selected', 'true');
  expect(await barriers(page, { where: 'main' })).toEqual([]);
}
