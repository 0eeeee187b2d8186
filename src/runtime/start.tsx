import { createRoot } from 'react-dom/client';
import type { HandMade, Product, Screen } from '../../core/model.ts';
import { Dialogs } from './actions/dialog-host.tsx';
import { atRest } from './base/at-rest.ts';
import { loadChunk } from './base/chunks.ts';
import { startLanguages } from './base/i18n/language.ts';
import { setProduct } from './base/product.ts';
import { setResponseHooks } from './data/response-hooks.ts';
import { askClock } from './data/server-clock.ts';
import { sessionHook } from './data/session/session-hook.ts';
import { followOtherTabs, user } from './data/session/session-store.ts';
import { jobsHook, resumeJobs } from './jobs/follow-job.ts';
import { kinds } from './kinds/index.ts';
import { listenBeforeRouter } from './navigation/before-router.ts';
import { setKinds } from './navigation/kinds.ts';
import { replaceScreen } from './navigation/load-screen.ts';
import { preloadOnIntent } from './navigation/preload-on-intent.ts';
import { prepareScreen } from './navigation/prepare.ts';
import { App } from './shell/app.tsx';
import { LoginView } from './shell/routed-page.tsx';
import { firstSignIn } from './sign-in/first-sign-in.ts';
import { proofHook } from './sign-in/proof-hook.ts';
import { applyDensity } from './ui/preferences.ts';
import { expectNotice } from './ui/toasts/notify.ts';

/** Milliseconds without a key before toasts, dialogs and the sign-in are preloaded; the first page is complete by then. */
const IDLE_AFTER = 2000;
/** A pause in typing; ms. */
const PAUSE = 500;
/** The event by which the development server sends an edited screen. */
const EDITED = 'screen-edited';

/** Renders a product, with the first screen's chunks and request begun before, so that it appears complete. */
export async function start(product: Product, handMade: HandMade, place: HTMLElement): Promise<void> {
  connect(product, handMade);
  followOtherTabs();
  listenBeforeRouter();
  preloadOnIntent();
  applyDensity();
  window.history.scrollRestoration = 'manual';
  if (import.meta.env.DEV) {
    window.addEventListener(EDITED, (event) => replaceScreen((event as CustomEvent<Screen>).detail));
    void import('./dev/index.ts').then(({ startDevelopment }) => startDevelopment());
  }
  const { pathname, search } = window.location;
  await Promise.all([
    startLanguages(),
    prepareScreen(pathname, search),
    user() ? firstSignIn()?.remove() : LoginView.preload(),
  ]);
  createRoot(place).render(<App />);
  resumeJobs();
  askClock();
  atRest(expectFailures, IDLE_AFTER);
  atRest(loadRested, IDLE_AFTER);
  // After typing there are unsaved changes, so the dialogs may be needed soon.
  document.addEventListener('input', () => atRest(expectFailures, PAUSE), { once: true, capture: true });
}

/** Passes the product to the rooms, and connects them where a lower room needs a higher one. Call it before the first render. */
export function connect(product: Product, handMade: HandMade): void {
  setProduct(product, handMade);
  setKinds(kinds);
  setResponseHooks([sessionHook, jobsHook, proofHook]);
}

/** Preloads toasts, dialogs and the sign-in while the network is available. */
function expectFailures(): void {
  expectNotice();
  void Dialogs.preload();
  void LoginView.preload();
}

function loadRested(): void {
  loadChunk(() => import('./shell/rested-page.ts')).then(
    ({ startRested }) => startRested(),
    // The next visit tries again.
    () => undefined,
  );
}
