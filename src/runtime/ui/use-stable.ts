import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest one given; for events, not while rendering. */
export function useStable<Given extends unknown[], Made>(
  latest: (...callArguments: Given) => Made,
): (...callArguments: Given) => Made {
  const latestCallback = useRef(latest);
  useLayoutEffect(() => {
    latestCallback.current = latest;
  });
  return useCallback((...callArguments: Given) => latestCallback.current(...callArguments), []);
}
