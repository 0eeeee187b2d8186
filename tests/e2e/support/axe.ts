import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** Menu and top bar, which stand on every screen alike: whoever looks at many of them looks at these once. */
export const FRAME: readonly string[] = [':is(header, nav):not(main *)'];

interface Where {
  readonly where?: string;
  readonly rules?: readonly string[];
  /** Parts that are looked at elsewhere. What a page as a whole must have is asked for all the same. */
  readonly without?: readonly string[];
}

/**
 * What keeps somebody out of the page as it stands, or of the part at `where`: a rule and its first element each.
 * What is still fading or moving in has no colours of its own yet, so it is waited for; what turns for ever is not.
 */
export async function barriers(page: Page, asked: Where = {}): Promise<string[]> {
  return whatStays(page, () => look(page, asked));
}

/** Milliseconds between two looks, 5 s together. */
const PAUSES = [100, 200, 400, 800, 1500, 2000];

/** What `look` finds on the page that stays: something may be on its way still, so it looks again, for 5 s at most. */
export async function whatStays(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  let findings = await look();
  for (const pause of PAUSES) {
    if (findings.length === 0) break;
    await page.waitForTimeout(pause);
    findings = await look();
  }
  return findings;
}

async function look(page: Page, asked: Where): Promise<string[]> {
  // Once for each document: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ where, rules, without = [] }) => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    // The script that was evaluated puts itself there.
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(
      // What cannot be used now may be pale (WCAG 1.4.3); axe sees that of native controls only.
      { ...(where ? { include: [where] } : {}), exclude: ['[data-disabled]', ...without] },
      // There are no foreign frames.
      { resultTypes: ['violations'], iframes: false, ...(rules ? { runOnly: [...rules] } : {}) },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  }, asked);
}
