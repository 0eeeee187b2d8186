import type { Plugin } from 'vite';
import { local, type Redirect, redirectPlugin } from './redirect-plugin.ts';

const redirects: readonly Redirect[] = [
  {
    name: 'markdown-to-jsx',
    matches: (source, importer) => source.startsWith('markdown-to-jsx') && importer.includes('@rjsf/'),
    to: local('./form-engine-stubs/markdown.ts'),
  },
  {
    name: 'fast-uri',
    matches: (source, importer) => source === 'fast-uri' && importer.includes('@rjsf/utils/'),
    to: local('./form-engine-stubs/fast-uri.ts'),
  },
  {
    name: 'shallowAllOfMerge.js',
    matches: (source, importer) =>
      source.endsWith('shallowAllOfMerge.js') && importer.includes('@rjsf/utils/'),
    to: local('./form-engine-stubs/all-of-merge.ts'),
  },
];

/**
 * Leaves out of the page what the form library never reaches: markdown (no description or help asks for it), `$ref` by
 * URI and `allOf` (no structure has one; the generator resolves them ahead of time). That is 36 KB. Everything that is
 * reached is the library's own. Only when building: what is not reached does not matter while developing.
 */
export function formEnginePlugin(): Plugin {
  return {
    ...redirectPlugin({
      name: 'form-engine',
      redirects,
      isUsed: (source) => source === '@rjsf/core',
      moved: "The form library's files have moved",
    }),
    apply: 'build',
  };
}
