import { useSyncExternalStore } from 'react';

/** Up to this width the sidebar is an overlay instead of a column. */
const QUERY = '(max-width: 991px)';

/** Whether the sidebar is an overlay. */
export function useOverlayMode(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media().matches,
    () => false,
  );
}

let overlayQuery: MediaQueryList | undefined;

function media(): MediaQueryList {
  overlayQuery ??= window.matchMedia(QUERY);
  return overlayQuery;
}

function subscribe(listener: () => void): () => void {
  media().addEventListener('change', listener);
  return () => media().removeEventListener('change', listener);
}
