import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/[^/]+\/chunk-[\w-]+\.mjs$/;

/** What keeps unused parts of the library in the page, and what it is written as instead. */
const CHANGES: readonly { readonly name: string; readonly from: RegExp; readonly to: string }[] = [
  // A name for the developer tools makes a part count as used.
  { name: 'displayName', from: /^[A-Z]\w+\.displayName = "[^"]*";$/gm, to: '' },
  {
    name: 'made parts',
    from: /= (React\d*\.(?:createContext|forwardRef|memo)\()/g,
    to: '= /* @__PURE__ */ $1',
  },
  { name: 'contextType', from: /^RenderErrorBoundary\.contextType = \w+;$/gm, to: '' },
  { name: 'warnings', from: /^var ENABLE_DEV_WARNINGS = true;$/gm, to: 'var ENABLE_DEV_WARNINGS = false;' },
];

/**
 * Of the router the page uses its history and its address (src/runtime/navigation/address.tsx): which screen an address
 * means is the runtime's own. The library's links, forms and route tables would come along all the same, because the
 * bundler cannot see that nothing needs them. Without `<Routes>` nothing draws its error boundary.
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id.replaceAll('\\', '/')) || !code.includes('createBrowserHistory')) return null;
      const missed = CHANGES.filter(({ from }) => code.search(from) < 0).map(({ name }) => name);
      if (missed.length > 0)
        this.error(`The router is written otherwise: ${missed.join(', ')}. See build/lean-router-plugin.ts.`);
      return { code: lean(code), map: null };
    },
  };
}

/** The library's code with its unused parts left to the bundler's judgement. */
export function lean(code: string): string {
  return CHANGES.reduce((text, { from, to }) => text.replace(from, to), code);
}
