import { isRecord } from '../../../core/record.ts';

/**
 * History entries within one screen, such as the steps of a form: which step each entry showed, oldest first. Stored in the
 * entry's state, so that it survives a reload.
 */
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
