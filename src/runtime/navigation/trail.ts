import { isRecord } from '../core/record.ts';

/**
 * The entries of the browser's history that a screen has made of its own, such as the steps of a form: which one each of
 * them showed, the oldest first. Kept with the entry, so that it outlives loading the page again.
 */
export function trailOf(state: unknown): readonly number[] {
  const trail = isRecord(state) ? state.trail : undefined;
  return Array.isArray(trail) ? trail.filter((step) => typeof step === 'number') : [];
}

/** The state of the next such entry. */
export function withTrail(state: unknown, trail: readonly number[]): Record<string, unknown> {
  return { ...(isRecord(state) ? state : {}), trail };
}

/** How many of them lie between this entry and where the screen was entered. */
export function ownEntries(): number {
  const state: unknown = window.history.state;
  return trailOf(isRecord(state) ? state.usr : undefined).length;
}
