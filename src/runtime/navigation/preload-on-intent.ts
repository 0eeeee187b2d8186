import { expectNotice } from '../ui/toasts/notify.ts';
import { prepareChunks } from './prepare.ts';

/**
 * Loads a link's chunks as soon as the pointer or the focus is on it, and beside a submit button what tells how it
 * went: one listener for the whole page.
 */
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
