import type { Plugin } from 'vite';

const SCREENS = /\/src\/generated\/product\/screens\/[^/]+\.ts$/;

/** The module that every compiled screen imports; see chunks.ts. */
export const ANCHOR = '\0app-anchor';

/**
 * Makes every chunk of screens import the entry. Without that the bundler's own few helpers, which both need, become
 * a file of their own: one request more on every page.
 */
export function anchorPlugin(): Plugin {
  return {
    name: 'app-anchor',
    apply: 'build',
    resolveId: (id) => (id === ANCHOR ? { id, moduleSideEffects: 'no-treeshake' } : null),
    load: (id) => (id === ANCHOR ? 'export {};' : null),
    transform(code, id) {
      return SCREENS.test(id) ? { code: `import ${JSON.stringify(ANCHOR)};\n${code}`, map: null } : null;
    },
  };
}
