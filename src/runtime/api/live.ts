import { useStore } from '../core/store.ts';
import { connected, type LiveListener } from '../data/live/live.ts';
import { useLive as useTopic } from '../data/live/use-live.ts';
import type { LiveTopic } from '../model.ts';

export type { LiveEvent, LiveListener } from '../data/live/live.ts';

/**
 * Hears of everything that is written of a live entity while the part is drawn; undefined hears nothing. `topic` is one
 * of the generated `topics`. `since`: when what is shown was asked for (`performance.now()`), by default when the part
 * was first drawn. An event holds no values: ask for them by the usual calls.
 */
export const useLive: (topic: LiveTopic | undefined, listener: LiveListener, since?: number) => void =
  useTopic;

/** Whether this tab hears of live events now; false as well where the server has none: then ask from time to time. */
export function useIsLive(): boolean {
  return useStore(connected);
}
