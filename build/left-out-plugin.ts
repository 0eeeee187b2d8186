import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What libraries import and the page never reaches: the library's package, and the import as it writes it. */
export const LEFT_OUT = [
  // Error texts with markdown: compiled forms never come to those, and no description or help asks for it.
  { library: '@rjsf/core', source: 'markdown-to-jsx/react' },
  // `$ref` by URI and `allOf`: no structure has one, the generator resolves them ahead of time.
  { library: '@rjsf/utils', source: 'fast-uri' },
  { library: '@rjsf/utils', source: './shallowAllOfMerge.js' },
  // Filters by date: our language cannot declare them.
  { library: 'material-react-table', source: '@mui/x-date-pickers/DatePicker' },
  { library: 'material-react-table', source: '@mui/x-date-pickers/DateTimePicker' },
  { library: 'material-react-table', source: '@mui/x-date-pickers/TimePicker' },
  // The adapter for `fetch`, as axios itself leaves out that of Node: the one client names `xhr`.
  { library: 'axios', source: './fetch.js' },
] as const;

const STAND_IN = fileURLToPath(new URL('./left-out.ts', import.meta.url));

/** The file that stands for an import, when the page leaves it out. */
export function standInFor(source: string, importer = ''): string | null {
  const from = importer.replaceAll('\\', '/');
  const isLeftOut = LEFT_OUT.some(
    (entry) => entry.source === source && from.includes(`/node_modules/${entry.library}/`),
  );
  return isLeftOut ? STAND_IN : null;
}

/**
 * Leaves these imports out of the page; reaching one throws. What is reached is the library's own. Only when building:
 * what is not reached does not matter while developing. What each weighs: docs/decisions/what-the-build-leaves-out.md.
 */
export function leftOutPlugin(): Plugin {
  return { name: 'left-out', apply: 'build', enforce: 'pre', resolveId: standInFor };
}
