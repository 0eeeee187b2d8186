import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const stub = fileURLToPath(new URL('./grid-stubs/date-pickers.ts', import.meta.url));

/** Marks the modules of which the library has its own copy. */
const OWN = '?grid';
const isLibrary = (importer: string) => importer.includes('/material-react-table/');

/**
 * The grid's library brings the date pickers for filters that our language cannot declare: a third of its size. They
 * are replaced in builds; drawing one all the same fails loudly. The build itself fails when the library is there
 * and asked for none: then its imports have changed, and the page would grow quietly.
 * It also gets a table engine of its own: of a shared one every list would load what only the grid's library uses.
 */
export function gridPlugin(): Plugin {
  let libraryUsed = false;
  let replaced = false;
  return {
    name: 'grid',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source: string, importer?: string) {
      if (source === 'material-react-table') libraryUsed = true;
      const from = importer?.replaceAll('\\', '/') ?? '';
      const asksForEngine = source.startsWith('@tanstack/') && (isLibrary(from) || from.endsWith(OWN));
      if (asksForEngine) {
        const engine = await this.resolve(source, importer, { skipSelf: true });
        return engine && `${engine.id}${OWN}`;
      }
      if (!source.startsWith('@mui/x-date-pickers') || !isLibrary(from)) return null;
      replaced = true;
      return stub;
    },
    load: (id) => (id.endsWith(OWN) ? readFileSync(id.slice(0, -OWN.length), 'utf8') : null),
    buildEnd(error) {
      if (error || !libraryUsed || replaced) return;
      this.error('material-react-table no longer imports @mui/x-date-pickers: see build/grid-plugin.ts.');
    },
  };
}
