import type { Locator, Page } from 'playwright/test';
import { expect, sessionOf, test } from './support/test.ts';

test.use({ storageState: sessionOf('admin') });

const main = (page: Page) => page.locator('main');
const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog], dialog[open]');

interface Stop {
  readonly name: string;
  /** The control, or the box that frames it, is drawn otherwise than without the focus. */
  readonly seen: boolean;
  readonly inMain: boolean;
}

/** What has the focus, and whether one sees that. */
function stop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    const looks = () => {
      const around = [at, at.parentElement, at.parentElement?.parentElement, at.nextElementSibling];
      return around.map((one) => {
        const { outline, outlineOffset, border, boxShadow } = one
          ? getComputedStyle(one)
          : ({} as CSSStyleDeclaration);
        return `${outline} ${outlineOffset} ${border} ${boxShadow}`;
      });
    };
    const focused = looks().join();
    at.blur();
    const otherwise = looks().join();
    at.focus();
    const name = at.getAttribute('aria-label') ?? at.textContent ?? '';
    return {
      name: `${at.tagName} ${name.trim().slice(0, 40)}`,
      seen: focused !== otherwise,
      inMain: at.closest('main') !== null,
    };
  });
}

/** Goes through the page with Tab until it is left again; gives the stops inside of what is the page's own. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let pressed = 0; pressed < 120; pressed += 1) {
    await page.keyboard.press('Tab');
    const here = await stop(page);
    if (here.inMain) stops.push(here);
    else if (stops.length > 0) return stops;
  }
  throw new Error(`Tab never leaves the page: ${stops.at(-1)?.name}`);
}

for (const [what, address] of [
  ['list', '/dashboard/brand'],
  ['form', '/dashboard/category/edit/1'],
  ['grid', '/dashboard/configs'],
  ['detail', '/dashboard/product/detail/1'],
] as const)
  test(`Tab goes through a ${what} and leaves it, and where it stands is always seen`, async ({ page }) => {
    await page.goto(address);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(4);
    expect(stops.filter(({ seen }) => !seen)).toEqual([]);
  });

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await target.page().keyboard.press(key);
}

test('what opens takes the focus, keeps it, and gives it back', async ({ page }) => {
  await page.goto('/dashboard/brand');
  const views = page.getByRole('button', { name: 'Views' });
  const toggle = main(page).getByRole('button', { name: 'Deactive' }).first();
  for (const opener of [views, toggle, main(page).getByRole('button', { name: 'Show full size' }).first()]) {
    await press(opener);
    await expect(dialog(page)).toBeVisible();
    for (let pressed = 0; pressed < 8; pressed += 1) {
      await page.keyboard.press('Tab');
      // The frame itself has it while there is nothing in it yet.
      await expect(dialog(page).and(page.locator(':focus-within'))).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  const add = page.getByRole('link', { name: 'Add new Brand' });
  await add.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sec');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('a form in a dialog begins in its first field', async ({ page }) => {
  await page.goto('/dashboard/product');
  await press(main(page).getByRole('button', { name: 'More actions' }).first());
  await page.getByRole('menuitem', { name: 'Bulk Action' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).locator('input[type=file]')).toBeFocused();
});

test('a row of a grid is edited by keyboard alone', async ({ page }) => {
  await page.goto('/dashboard/configs');
  const edit = main(page).getByRole('button', { name: 'Edit', exact: true }).first();
  await press(edit);
  const value = main(page).locator('tbody input').first();
  await expect(value).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('button', { name: 'Save' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(value).toHaveCount(0);
  await expect(edit).toBeFocused();
});
