import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const stub = fileURLToPath(new URL('./grid-stubs/date-pickers.ts', import.meta.url));

/**
 * material-react-table imports date pickers for filters that our language cannot declare: a third of its size. Builds
 * leave them out; drawing one all the same throws. The build fails when the library is bundled and imports no picker:
 * then its imports have changed, and the page would grow unnoticed.
 */
export function gridPlugin(): Plugin {
  let libraryUsed = false;
  let replaced = false;
  return {
    name: 'grid',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer = '') {
      if (source === 'material-react-table') libraryUsed = true;
      const isLibrary = importer.replaceAll('\\', '/').includes('/material-react-table/');
      if (!source.startsWith('@mui/x-date-pickers') || !isLibrary) return null;
      replaced = true;
      return stub;
    },
    buildEnd(error) {
      if (error || !libraryUsed || replaced) return;
      this.error('material-react-table no longer imports @mui/x-date-pickers: see build/grid-plugin.ts.');
    },
  };
}
