import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const stub = fileURLToPath(new URL('./grid-stubs/date-pickers.ts', import.meta.url));

/**
 * The grid's library brings the date pickers for filters that our language cannot declare: a third of its size. They
 * are replaced in builds; drawing one all the same fails loudly. The build itself fails when the library is there
 * and asked for none: then its imports have changed, and the page would grow quietly.
 */
export function gridPlugin(): Plugin {
  let libraryUsed = false;
  let replaced = false;
  return {
    name: 'grid',
    enforce: 'pre',
    apply: 'build',
    resolveId(source: string, importer?: string) {
      if (source === 'material-react-table') libraryUsed = true;
      if (!source.startsWith('@mui/x-date-pickers')) return null;
      if (!importer?.replaceAll('\\', '/').includes('/material-react-table/')) return null;
      replaced = true;
      return stub;
    },
    buildEnd(error) {
      if (error || !libraryUsed || replaced) return;
      this.error('material-react-table no longer imports @mui/x-date-pickers: see build/grid-plugin.ts.');
    },
  };
}
