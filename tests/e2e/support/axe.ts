import { AxeBuilder } from '@axe-core/playwright';
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
  await page.waitForLoadState('networkidle');
  return look(page, where, rules);
}

async function look(page: Page, where?: string, rules?: string[]): Promise<string[]> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
  // What cannot be used now may be pale (WCAG 1.4.3); axe sees that of native controls only.
  // There are no foreign frames: what the legacy mode does in the page itself, the other does by a second, empty page.
  const builder = new AxeBuilder({ page }).setLegacyMode().exclude('[data-disabled]');
  if (where) builder.include(where);
  builder.options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
