import { createRequire } from 'node:module';
import type { checkSync as CheckSync, Parameters } from 'recheck';

const require = createRequire(import.meta.url);
const faultByPattern = new Map<string, string | undefined>();

const UNKNOWN = 'whether this pattern takes linear time cannot be found out; say it more simply.';

/** Work is bounded by steps alone, so that a loaded machine judges as a quiet one: every clock of the analysis is off. */
const LIMITS: Parameters = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  // Negative: attacks are not run a second time. The analysis has none without a clock.
  recallTimeout: -1,
  /** Characters read by one attack, and the longest text that is tried: two loops over 3,000 characters are found. */
  attackLimit: 1_000_000,
  maxAttackStringSize: 3_000,
};

/**
 * The problem of a regular expression: it is invalid, or some inputs take more than linear time, so that a text of a few thousand
 * characters blocks the server. Undefined for a good one.
 */
export function patternFault(pattern: string): string | undefined {
  if (faultByPattern.has(pattern)) return faultByPattern.get(pattern);
  const fault = judge(pattern);
  // What could not be found out is tried again.
  if (fault !== UNKNOWN) faultByPattern.set(pattern, fault);
  return fault;
}

function judge(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return `${(error as Error).message}.`;
  }
  // Loaded on demand: most products have no patterns. This entry point of the library starts no other process.
  const { checkSync } = require('recheck/lib/browser.js') as { checkSync: typeof CheckSync };
  const checkResult = checkSync(shortCounts(pattern), 'u', LIMITS);
  if (checkResult.status === 'safe') return undefined;
  if (checkResult.status === 'unknown') return UNKNOWN;
  const time = checkResult.complexity.type === 'exponential' ? 'exponential' : 'more than linear';
  return `certain texts make this pattern take ${time} time.`;
}

/** Bounded repetitions are analysed with their minimum: only unbounded ones cause superlinear time. */
function shortCounts(pattern: string): string {
  const counts = /\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+)(?:(,)(\d*))?\}/gu;
  return pattern.replace(counts, (fullMatch, least?: string, comma?: string, most?: string) => {
    if (least === undefined) return fullMatch;
    const leastCount = Math.min(Number(least), 2);
    if (!comma) return `{${leastCount}}`;
    return most ? `{${leastCount},${Math.min(Number(most), leastCount + 1)}}` : `{${leastCount},}`;
  });
}
