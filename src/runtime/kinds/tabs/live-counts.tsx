import { useEffect, useRef } from 'react';
import { useLive } from '../../data/live/use-live.ts';

/** What is written together is counted together. */
const SOON = 300;

/** Counts again when somebody writes a row of the topic. */
export default function LiveCounts({ topic, reload }: { readonly topic: string; reload(): void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(topic, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(reload, SOON);
  });
  return null;
}
