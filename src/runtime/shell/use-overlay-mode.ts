import { useSyncExternalStore } from 'react';

/** At this width and below, the sidebar covers the page instead of being beside it. */
const QUERY = '(max-width: 991px)';

/** Whether the sidebar is an overlay. */
export function useOverlayMode(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media().matches,
    () => false,
  );
}

let known: MediaQueryList | undefined;

function media(): MediaQueryList {
  known ??= window.matchMedia(QUERY);
  return known;
}

function subscribe(listener: () => void): () => void {
  media().addEventListener('change', listener);
  return () => media().removeEventListener('change', listener);
}
