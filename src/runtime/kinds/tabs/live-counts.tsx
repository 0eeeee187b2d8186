import { useEffect, useRef } from 'react';
import { useLive } from '../../data/live/use-live.ts';

/** Debounce: writes that happen together cause one reload of the counts. */
const SOON = 300;

/** Reloads the counts when a row of the topic is written. */
export default function LiveCounts({ topic, reload }: { readonly topic: string; reload(): void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(topic, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(reload, SOON);
  });
  return null;
}
