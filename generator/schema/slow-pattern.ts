import { createRequire } from 'node:module';
import type { checkSync as CheckSync } from 'recheck';

const require = createRequire(import.meta.url);
const known = new Map<string, string | undefined>();

/**
 * The problem of a regular expression: it is invalid, or some inputs take more than linear time, so that a text of a few thousand
 * characters blocks the server. Undefined for a good one.
 */
export function patternFault(pattern: string): string | undefined {
  if (!known.has(pattern)) known.set(pattern, judge(pattern));
  return known.get(pattern);
}

function judge(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return `${(error as Error).message}.`;
  }
  // Loaded on demand: most products have no patterns. This entry point of the library starts no other process.
  const { checkSync } = require('recheck/lib/browser.js') as { checkSync: typeof CheckSync };
  const found = checkSync(shortCounts(pattern), 'u', { timeout: 5_000 });
  if (found.status === 'safe') return undefined;
  if (found.status === 'unknown')
    return 'whether this pattern takes linear time cannot be found out; say it more simply.';
  const time = found.complexity.type === 'exponential' ? 'exponential' : 'more than linear';
  return `certain texts make this pattern take ${time} time.`;
}

/** Bounded repetitions are analysed with their minimum: only unbounded ones cause superlinear time. */
function shortCounts(pattern: string): string {
  const counts = /\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+)(?:(,)(\d*))?\}/gu;
  return pattern.replace(counts, (all, least?: string, comma?: string, most?: string) => {
    if (least === undefined) return all;
    const few = Math.min(Number(least), 2);
    if (!comma) return `{${few}}`;
    return most ? `{${few},${Math.min(Number(most), few + 1)}}` : `{${few},}`;
  });
}
