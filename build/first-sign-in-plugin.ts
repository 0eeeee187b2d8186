import { type Plugin, runnerImport } from 'vite';
import type { FirstSignIn } from '../src/runtime/sign-in/render-first.tsx';

const PRODUCT = /\/generated\/product\/product\.ts$/;
const RENDERER = /\/src\/runtime\/start\.tsx$/;
const FIRST = 'virtual:first-sign-in';

/**
 * Writes `sign-in.json`: the sign-in as HTML in each language, its styles, and the text face's rules. The server puts them into
 * the document (server/http/document.ts), so that the form can be typed into before any script has come.
 */
export function firstSignInPlugin(): Plugin {
  return {
    name: 'first-sign-in',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const moduleIds = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const product = moduleIds.find((id) => PRODUCT.test(id));
      const start = moduleIds.find((id) => RENDERER.test(id));
      // A page without a product has no sign-in.
      if (!product || !start) return;
      const urlOf = (name: string) => {
        const font = files.find((file) => file.type === 'asset' && file.names.includes(name));
        return font ? `/${font.fileName}` : '';
      };
      const first = await drawFirst(product, start.replace(/start\.tsx$/, 'sign-in/render-first.tsx'), [
        urlOf('inter-latin-wght-normal.woff2'),
        urlOf('inter-latin-ext-wght-normal.woff2'),
      ]);
      const source = JSON.stringify({ ...first, styles: withSystemColours(first.styles) });
      this.emitFile({ type: 'asset', fileName: 'sign-in.json', source });
    },
  };
}

/** The sign-in, by running the compiled product without a browser. */
async function drawFirst(product: string, renderer: string, fonts: readonly string[]): Promise<FirstSignIn> {
  const code = `import { product } from ${JSON.stringify(product)};
    import { renderFirst } from ${JSON.stringify(renderer)};
    export const first = await renderFirst(product, ${JSON.stringify(fonts)});`;
  const virtual: Plugin = {
    name: 'first-sign-in-source',
    resolveId: (id) => (id === FIRST ? id : null),
    load: (id) => (id === FIRST ? code : null),
  };
  const { module } = await runnerImport<{ first: FirstSignIn }>(FIRST, { plugins: [virtual] });
  return module.first;
}

/** The runtime marks a dark document; until it has started, the system's choice counts where the person made none. */
export function withSystemColours(styles: string): string {
  const dark = [...styles.matchAll(/([^{}]*\[data-theme="?dark"?\][^{}]*)\{([^{}]*)\}/g)].map(
    ([, selector = '', rules]) =>
      `${selector.replace(/(?::root)?\[data-theme="?dark"?\]/g, ':root:not([data-theme])')}{${rules}}`,
  );
  return `${styles}@media (prefers-color-scheme:dark){${dark.join('')}}`;
}
