import { createRequire } from 'node:module';
import type { analyse as Analyse } from 'scslre';

const require = createRequire(import.meta.url);
const known = new Map<string, string | undefined>();

/**
 * What is wrong with a pattern: it is no regular expression, or a text that repeats one character makes it take more
 * than linear time, so that a text of a few thousand characters stops the server. Undefined for a good one.
 * What only repeats of several characters make slow is not found.
 */
export function patternFault(pattern: string): string | undefined {
  if (!known.has(pattern)) known.set(pattern, judge(pattern));
  return known.get(pattern);
}

function judge(pattern: string): string | undefined {
  let expression: RegExp;
  try {
    expression = new RegExp(pattern, 'u');
  } catch (error) {
    return `${(error as Error).message}.`;
  }
  // Loaded for the first pattern: most products have none.
  const { analyse } = require('scslre') as { analyse: typeof Analyse };
  const [report] = analyse(expression, { maxReports: 1 }).reports;
  if (!report) return undefined;
  const time = report.exponential ? 'exponential' : 'more than linear';
  return `a text that repeats one character makes this pattern take ${time} time.`;
}
