import { Listeners } from '../base/store.ts';

const steps = new Listeners<[PopStateEvent]>();

/**
 * Lets forms handle Back and Forward before the router does. Call it before the router mounts: on `window`, listeners run in the
 * order in which they were added.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => steps.notify(event));
}

/** Registers a handler that runs before the router; returns the function that removes it. */
export const onHistoryStep = steps.subscribe;
