import { useEffect, useRef, useState } from 'react';
import { type LiveListener, listen } from './live.ts';

/**
 * Hears of everything that is written of a live entity while the part is drawn; undefined hears nothing. `since`: when
 * what is shown was asked for (`performance.now()`), by default when the part was first drawn. An event holds no values:
 * ask for them by the usual calls.
 */
export function useLive(topic: string | undefined, listener: LiveListener, since?: number): void {
  const [drawn] = useState(() => performance.now());
  const latest = useRef({ listener, since });
  useEffect(() => {
    latest.current = { listener, since };
  });
  useEffect(() => {
    if (topic === undefined) return;
    return listen(topic, (event) => latest.current.listener(event), latest.current.since ?? drawn);
  }, [topic, drawn]);
}
