import { Listeners } from '../core/store.ts';

const steps = new Listeners<[PopStateEvent]>();

/**
 * Lets forms hear of Back and Forward before the router does. To be called before the router is drawn: the window
 * calls its listeners in the order in which they were added, capturing or not.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => steps.notify(event));
}

/** Hears of every step in the browser's history first; returns how to stop. */
export const onHistoryStep = steps.subscribe;
