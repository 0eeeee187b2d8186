import { useStore } from '../core/store.ts';
import { connected } from '../data/live/live.ts';

export type { LiveEvent, LiveListener } from '../data/live/live.ts';
export { useLive } from '../data/live/use-live.ts';

/** Whether this tab hears of live events now; false as well where the server has none: then ask from time to time. */
export function useIsLive(): boolean {
  return useStore(connected);
}
