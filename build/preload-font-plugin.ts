import type { Plugin } from 'vite';

const FONT = /inter-latin-wght-normal-[^/]*\.woff2$/;

/** Lets the browser fetch the text font beside the entry script, instead of after it has run. */
export function preloadFontPlugin(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => FONT.test(name));
        if (!file)
          throw new Error('The text font is not among the built files. See src/runtime/theme/fonts.ts.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
