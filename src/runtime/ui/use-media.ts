import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Up to this width a page is narrow: rows are cards, and a heading has room for one button. */
export const PHONE = '(max-width: 600px)';

/** Whether the window is so; re-renders when that changes. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}
