import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds within which calls become one. */
const SHORTEST = 2000;

/** Does the work with the first call, at once; combines those of the `ms` that follow into one, at their end. */
export function useBurst(work: () => unknown, ms = SHORTEST): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isCalled = useRef(false);
  const latestWork = useRef(work);
  latestWork.current = work;
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    const begin = () => {
      isCalled.current = false;
      latestWork.current();
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (isCalled.current) begin();
      }, ms);
    };
    if (timer.current === undefined) begin();
    else isCalled.current = true;
  }, [ms]);
}
