const KEPT = 'reloaded-for';

/**
 * After a new version was put in place, an open page asks for chunks that are gone. It is loaded anew, once per
 * address, so that a chunk that is really missing cannot make it reload for ever.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      const { href } = window.location;
      if (sessionStorage.getItem(KEPT) === href) return;
      sessionStorage.setItem(KEPT, href);
      event.preventDefault();
      window.location.reload();
    } catch {
      // Without storage the reload could repeat: the screen says what is missing instead.
    }
  });
}
