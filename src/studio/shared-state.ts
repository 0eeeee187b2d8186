import type { StudioState } from '../../core/studio.ts';

/** The state with everything that says what it said before as the object that it was: what shows it need not be drawn again. */
export function sharedState(latest: StudioState, earlier: StudioState | undefined): StudioState {
  if (!earlier) return latest;
  const isSame = (key: keyof StudioState) => JSON.stringify(latest[key]) === JSON.stringify(earlier[key]);
  const keys = Object.keys({ ...earlier, ...latest }) as (keyof StudioState)[];
  const same = keys.filter(isSame);
  if (same.length === keys.length) return earlier;
  return { ...latest, ...Object.fromEntries(same.map((key) => [key, earlier[key]])) };
}
