import type { Plugin } from 'vite';

const SCREENS = /\/src\/generated\/product\/screens\/[^/]+\.ts$/;

/**
 * Development only: an edited screen is handed to the running page, which draws it anew in place. Filters (they stand
 * in the address) and what is typed in a form stay.
 */
export function screensHmrPlugin(): Plugin {
  return {
    name: 'screens-hmr',
    apply: 'serve',
    transform(code, id) {
      if (!SCREENS.test(id.split('?')[0] ?? id)) return null;
      const accept = `
if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('screen-edited', { detail: next.default }));
  });
}`;
      return { code: code + accept, map: null };
    },
  };
}
