import type { Page } from 'playwright/test';

/** Values that are never cut, by the classes of their columns. */
const WHOLE = [
  'is-id',
  'is-row-number',
  'is-number',
  'is-money',
  'is-date',
  'is-date-time',
  'is-choice',
  'is-active',
];

/** What of the tables on the page is cut at this window width though it never may be: numbers, dates, codes, words, buttons. */
export async function cutAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const cut = await page.evaluate(async (whole) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shown = [...document.querySelectorAll('.list-scroll tbody td')].filter(
      ({ clientWidth }) => clientWidth > 0,
    );
    const cells = shown.filter((cell) =>
      cell.matches(
        [...whole.map((name) => `.${name}:not(.is-field)`), ':has(.c-mono)', '.list-actions'].join(),
      ),
    );
    const isCut = (cell: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(cell);
      const room = cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const content = document.createRange();
      content.selectNodeContents(cell);
      const isClipped = [...cell.querySelectorAll('span')].some(
        (part) => part.scrollWidth > part.clientWidth + 1,
      );
      const isWrapped = [...cell.querySelectorAll('.c-mono')].some((part) => part.clientHeight > 24);
      return content.getBoundingClientRect().width > room + 9 || isClipped || isWrapped;
    };
    return cells.filter(isCut).map((cell) => `${cell.className}: ${cell.textContent}`);
  }, WHOLE);
  return [...new Set(cut)].map((text) => `${width} px: ${text}`);
}

/** How far the first table moves sideways; px. */
export const sideways = (page: Page): Promise<number> =>
  page
    .locator('.list-scroll')
    .first()
    .evaluate((table) => table.scrollWidth - table.clientWidth);
