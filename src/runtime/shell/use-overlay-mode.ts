import { useSyncExternalStore } from 'react';

/** At this width and below, the sidebar lies over the page instead of beside it. */
const QUERY = '(max-width: 991px)';

/** Whether the sidebar is an overlay. */
export function useOverlayMode(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
