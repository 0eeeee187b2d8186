import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds within which calls become one. */
const SHORTEST = 2000;

/** Combines the calls within `ms` into one, at their end. */
export function useBurst(work: () => unknown, ms = SHORTEST): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestWork = useRef(work);
  latestWork.current = work;
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latestWork.current();
    }, ms);
  }, [ms]);
}
