import { useEffect, useRef, useState } from 'react';
import { type LiveListener, listen } from './live.ts';

/** Implements the public `useLive` for the topic that a screen declares. */
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
