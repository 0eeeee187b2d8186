type Listener = (event: PopStateEvent) => void;

const listeners = new Set<Listener>();

/**
 * Lets forms hear of Back and Forward before the router does. To be called before the router is drawn: the window
 * tells its listeners in the order in which they came, whether they capture or not.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => {
    for (const listener of listeners) listener(event);
  });
}

/** Hears of every step in the browser's history first; returns how to stop. */
export function onHistoryStep(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
