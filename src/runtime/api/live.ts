import type { LiveTopic } from '../../../core/model.ts';
import { useStore } from '../base/store.ts';
import { connected, type LiveListener } from '../data/live/live.ts';
import { useLive as useTopic } from '../data/live/use-live.ts';

export type { LiveEvent, LiveListener } from '../data/live/live.ts';

/**
 * Calls `listener` for every write to a live entity while the component is mounted; an undefined topic subscribes to nothing.
 * `topic` is one of the generated `topics`. `since` is when the shown data was requested (`performance.now()`), by default the
 * first render. An event carries no values: refetch them with the usual calls.
 */
export const useLive: (topic: LiveTopic | undefined, listener: LiveListener, since?: number) => void =
  useTopic;

/** Whether this tab receives live events now. False also when the server has none: then poll. */
export function useIsLive(): boolean {
  return useStore(connected);
}
