import { expectNotice } from '../ui/toasts/notify.ts';
import { prepareChunks } from './prepare.ts';

/** Preloads a link's chunks on pointer or focus, the toasts for a submit button; with one listener for the whole page. */
export function preloadOnIntent(): void {
  const onIntent = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest('a[href], [type=submit]') : null;
    const href = target?.getAttribute('href');
    if (href?.startsWith('/')) void prepareChunks(href);
    else if (target && !href) expectNotice();
  };
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(name, onIntent, { passive: true, capture: true });
  }
}
