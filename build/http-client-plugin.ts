import type { Plugin } from 'vite';
import { local, redirectPlugin } from './redirect-plugin.ts';

const fetchAdapter = {
  name: 'adapters/fetch.js',
  matches: (source: string, importer: string) =>
    source === './fetch.js' && importer.endsWith('/axios/lib/adapters/adapters.js'),
  to: local('./http-client-stubs/fetch-adapter.ts'),
};

/**
 * Leaves out of the page axios' adapter for `fetch`, as axios itself leaves out that of Node: the one client names
 * `xhr` (src/runtime/data/http-client.ts). Asking for it all the same throws.
 */
export function httpClientPlugin(): Plugin {
  return {
    ...redirectPlugin({
      name: 'http-client',
      redirects: [fetchAdapter],
      isUsed: (source) => source === 'axios',
      moved: "axios' files have moved",
    }),
    apply: 'build',
  };
}
