import { isRecord } from '../../../core/record.ts';

/** The steps that history entries within one screen showed, oldest first; kept in their state, so over a reload. */
export function trailOf(state: unknown): readonly number[] {
  const trail = isRecord(state) ? state.trail : undefined;
  return Array.isArray(trail) ? trail.filter((step) => typeof step === 'number') : [];
}

/** The state of the next entry. */
export function withTrail(state: unknown, trail: readonly number[]): Record<string, unknown> {
  return { ...(isRecord(state) ? state : {}), trail };
}

/** The number of entries since the screen was opened. */
export function ownEntries(): number {
  const state: unknown = window.history.state;
  return trailOf(isRecord(state) ? state.usr : undefined).length;
}
