import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for good, which does what the latest one given would do: for events, not while drawing. */
export function useStable<Given extends unknown[], Made>(
  latest: (...given: Given) => Made,
): (...given: Given) => Made {
  const held = useRef(latest);
  useLayoutEffect(() => {
    held.current = latest;
  });
  return useCallback((...given: Given) => held.current(...given), []);
}
