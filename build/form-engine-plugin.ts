import type { Plugin } from 'vite';
import { local, type Redirect, redirectPlugin } from './redirect-plugin.ts';

const FORM = '@rjsf/core/lib/components/Form.js';

const redirects: readonly Redirect[] = [
  {
    name: "the form engine's default registry",
    matches: (source, importer) => source.endsWith('getDefaultRegistry.js') && importer.includes(FORM),
    to: local('../src/runtime/form/slim-registry.ts'),
  },
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
  {
    name: 'fast-equals',
    matches: (source, importer) => source === 'fast-equals' && importer.includes('@rjsf/utils/'),
    to: local('./form-engine-stubs/equality.ts'),
  },
];

/**
 * Makes the form engine small: its default registry is replaced by the one the compiled forms need, and what only
 * markdown texts, `$ref` by URI and `allOf` need is left out (the generator resolves those ahead of time). Together
 * that is more than 40 KB.
 */
export function formEnginePlugin(): Plugin {
  return {
    ...redirectPlugin({
      name: 'form-engine',
      redirects,
      isUsed: (source) => source.endsWith(FORM),
      moved: "The form engine's files have moved",
    }),
    config: () => ({
      // In development the engine is bundled ahead by the dependency optimizer, which must not see our registry:
      // left out, its modules pass through the redirects above like in a build.
      optimizeDeps: { exclude: ['@rjsf/core', '@rjsf/utils'], include: [...commonJsBelowEngine] },
    }),
  };
}

/** CommonJS packages under the engine: the optimizer still has to turn them into modules. */
const commonJsBelowEngine = ['@rjsf/utils > react-is', '@rjsf/utils > jsonpointer'] as const;
