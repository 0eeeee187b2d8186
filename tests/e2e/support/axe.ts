import axe from 'axe-core';
import type { Page } from 'playwright/test';

/**
 * What keeps somebody out of the page as it stands, or of the part at `where`: a rule and its first element each.
 * What is still fading or moving in has no colours of its own yet, so it is waited for; what turns for ever is not.
 */
export async function barriers(
  page: Page,
  { where, rules }: { where?: string; rules?: string[] } = {},
): Promise<string[]> {
  const found = await look(page, where, rules);
  if (found.length === 0) return found;
  // Something may have been on its way still: what counts is the page that stays.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  return look(page, where, rules);
}

async function look(page: Page, where?: string, rules?: string[]): Promise<string[]> {
  // Once for each document: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ where, rules }) => {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      // The script that was evaluated puts itself there.
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(
        // What cannot be used now may be pale (WCAG 1.4.3); axe sees that of native controls only.
        { ...(where ? { include: [where] } : {}), exclude: ['[data-disabled]'] },
        // There are no foreign frames.
        { resultTypes: ['violations'], iframes: false, ...(rules ? { runOnly: rules } : {}) },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    },
    { where, rules },
  );
}
