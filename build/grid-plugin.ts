import type { Plugin } from 'vite';
import { local, redirectPlugin } from './redirect-plugin.ts';

const pickers = {
  name: '@mui/x-date-pickers',
  matches: (source: string, importer: string) =>
    source.startsWith('@mui/x-date-pickers') && importer.includes('/material-react-table/'),
  to: local('./grid-stubs/date-pickers.ts'),
};

/**
 * Leaves out of the page the date pickers that material-react-table imports for filters which our language cannot
 * declare: a third of its size. Drawing one all the same throws.
 */
export function gridPlugin(): Plugin {
  return {
    ...redirectPlugin({
      name: 'grid',
      redirects: [pickers],
      isUsed: (source) => source === 'material-react-table',
      moved: "material-react-table's imports have changed",
    }),
    apply: 'build',
  };
}
