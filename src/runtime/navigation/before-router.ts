import { Listeners } from '../base/store.ts';

const steps = new Listeners<[PopStateEvent]>();

/** Lets forms handle Back and Forward first. Call it before the router mounts: listeners run in the order of their adding. */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => steps.notify(event));
}

/** Registers a handler that runs before the router; returns the function that removes it. */
export const onHistoryStep = steps.subscribe;
