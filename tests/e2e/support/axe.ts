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
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
  let builder = new AxeBuilder({ page });
  if (where) builder = builder.include(where);
  if (rules) builder = builder.withRules(rules);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
