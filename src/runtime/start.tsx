import { createRoot } from 'react-dom/client';
import { Dialogs } from './actions/dialog-host.tsx';
import { atRest } from './core/at-rest.ts';
import { startLanguages } from './core/i18n/language.ts';
import { setProduct } from './core/product.ts';
import { setResponseHooks } from './data/response-hooks.ts';
import { sessionHook } from './data/session/session-hook.ts';
import { followOtherTabs } from './data/session/session-store.ts';
import { jobsHook, resumeJobs } from './jobs/follow-job.ts';
import { kinds } from './kinds/index.ts';
import type { HandMade, Product, Screen } from './model.ts';
import { listenBeforeRouter } from './navigation/before-router.ts';
import { setKinds } from './navigation/kinds.ts';
import { replaceScreen } from './navigation/load-screen.ts';
import { preloadOnIntent } from './navigation/preload-on-intent.ts';
import { prepareScreen } from './navigation/prepare.ts';
import { App } from './shell/app.tsx';
import { followReleases } from './shell/releases.ts';
import { applyDensity } from './ui/preferences.ts';
import { loadFonts } from './ui/theme/fonts.ts';
import { expectNotice } from './ui/toasts/notify.ts';

/** What a first page needs is there by then; ms. */
const IDLE_AFTER = 5000;
/** A pause in typing; ms. */
const PAUSE = 500;
/** The event by which the development server hands over a screen whose declaration was edited. */
const EDITED = 'screen-edited';

/**
 * Draws a product. The first screen's chunks and its first request travel before the first drawing, so that the page
 * appears once, whole. Resolves when it is drawn.
 */
export async function start(product: Product, handMade: HandMade, place: HTMLElement): Promise<void> {
  connect(product, handMade);
  followReleases();
  forgetServiceWorkers();
  followOtherTabs();
  listenBeforeRouter();
  preloadOnIntent();
  applyDensity();
  loadFonts();
  window.history.scrollRestoration = 'manual';
  if (import.meta.env.DEV) {
    window.addEventListener(EDITED, (event) => replaceScreen((event as CustomEvent<Screen>).detail));
    void import('./dev/index.ts').then(({ startDevelopment }) => startDevelopment());
  }
  const { pathname, search } = window.location;
  await Promise.all([startLanguages(), prepareScreen(pathname, search)]);
  createRoot(place).render(<App />);
  resumeJobs();
  setTimeout(expectFailures, IDLE_AFTER);
  // Who types has something to lose.
  document.addEventListener('input', () => atRest(expectFailures, PAUSE), { once: true, capture: true });
}

/** Hands the rooms the product, and what they know of each other only from above. To be called before the first drawing. */
export function connect(product: Product, handMade: HandMade): void {
  setProduct(product, handMade);
  setKinds(kinds);
  setResponseHooks([sessionHook, jobsHook]);
}

/** What tells of a failure and asks before leaving is loaded while there is a network. */
function expectFailures(): void {
  expectNotice();
  Dialogs.preload();
}

/** Earlier versions of the page registered some; they would go on serving those versions. */
function forgetServiceWorkers(): void {
  // A browser that refuses to list its registrations has none that could serve this page.
  void navigator.serviceWorker
    ?.getRegistrations()
    .then((all) => Promise.all(all.map((one) => one.unregister())))
    .catch(() => undefined);
}
