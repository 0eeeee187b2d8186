import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest one given; for events, not while rendering. */
export function useStable<Given extends unknown[], Made>(
  latest: (...given: Given) => Made,
): (...given: Given) => Made {
  const held = useRef(latest);
  useLayoutEffect(() => {
    held.current = latest;
  });
  return useCallback((...given: Given) => held.current(...given), []);
}
