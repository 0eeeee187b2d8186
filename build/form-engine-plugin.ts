import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Redirect {
  readonly name: string;
  matches(source: string, importer: string): boolean;
  readonly to: string;
}

const local = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const redirects: readonly Redirect[] = [
  {
    name: "the form engine's default registry",
    matches: (source, importer) =>
      source.endsWith('getDefaultRegistry.js') && importer.includes('@rjsf/core/lib/components/Form.js'),
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
];

/**
 * Makes the form engine small: its default registry is replaced by the one the compiled forms need, and what only
 * markdown texts, `$ref` by URI and `allOf` need is left out (the generator resolves those ahead of time). It
 * reaches into file paths of pinned versions: the build fails when a redirect was not hit, instead of quietly
 * growing by 40 KB.
 */
export function formEnginePlugin(): Plugin {
  const hit = new Set<string>();
  let engineUsed = false;
  const resolver = {
    name: 'form-engine',
    resolveId(source: string, importer?: string) {
      const from = importer?.replaceAll('\\', '/') ?? '';
      if (source.endsWith('@rjsf/core/lib/components/Form.js')) engineUsed = true;
      const redirect = redirects.find((one) => one.matches(source, from));
      if (!redirect) return null;
      hit.add(redirect.name);
      return redirect.to;
    },
  };
  return {
    ...resolver,
    enforce: 'pre',
    config: () => ({
      // In development the engine is bundled ahead by the dependency optimizer, which must not see our registry:
      // left out, its modules pass through the redirects above like in a build.
      optimizeDeps: { exclude: ['@rjsf/core', '@rjsf/utils'], include: [...commonJsBelowEngine] },
    }),
    buildEnd(error) {
      if (error || !engineUsed) return;
      const missed = redirects.filter((redirect) => !hit.has(redirect.name)).map((redirect) => redirect.name);
      if (missed.length > 0) {
        this.error(
          `The form engine's files have moved; not redirected: ${missed.join(', ')}. See build/form-engine-plugin.ts.`,
        );
      }
    },
  };
}

/** CommonJS packages under the engine: the optimizer still has to turn them into modules. */
const commonJsBelowEngine = ['@rjsf/utils > react-is', '@rjsf/utils > jsonpointer'] as const;
