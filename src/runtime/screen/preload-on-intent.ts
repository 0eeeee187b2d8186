import { prepareChunks } from './prepare.ts';

/** Loads a link's chunks as soon as the pointer or the focus is on it: one listener for every link of the page. */
export function preloadOnIntent(): void {
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const href = link?.getAttribute('href');
    if (href?.startsWith('/')) void prepareChunks(href);
  };
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(name, onIntent, { passive: true, capture: true });
  }
}
