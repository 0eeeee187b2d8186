import { createRoot } from 'react-dom/client';
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
import { reloadWhenOutdated } from './shell/outdated.ts';
import { applyDensity } from './ui/preferences.ts';
import { loadFonts } from './ui/theme/fonts.ts';

/** The event by which the development server hands over a screen whose declaration was edited. */
const EDITED = 'screen-edited';

/**
 * Draws a product. The first screen's chunks and its first request travel before the first drawing, so that the page
 * appears once, whole. Resolves when it is drawn.
 */
export async function start(product: Product, handMade: HandMade, place: HTMLElement): Promise<void> {
  connect(product, handMade);
  reloadWhenOutdated();
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
}

/** Hands the rooms the product, and what they know of each other only from above. To be called before the first drawing. */
export function connect(product: Product, handMade: HandMade): void {
  setProduct(product, handMade);
  setKinds(kinds);
  setResponseHooks([sessionHook, jobsHook]);
}

/** Earlier versions of the page registered some; they would go on serving those versions. */
function forgetServiceWorkers(): void {
  // A browser that refuses to list its registrations has none that could serve this page.
  void navigator.serviceWorker
    ?.getRegistrations()
    .then((all) => Promise.all(all.map((one) => one.unregister())))
    .catch(() => undefined);
}
