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
  return whatStays(page, () => look(page, where, rules));
}

/** What `look` finds on the page that stays: something may be on its way still, so it looks again, for 5 s at most. */
export async function whatStays(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  let findings = await look();
  for (let attempt = 0; findings.length > 0 && attempt < 5; attempt++) {
    await page.waitForTimeout(1000);
    findings = await look();
  }
  return findings;
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
