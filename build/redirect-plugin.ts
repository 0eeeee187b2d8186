import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** One import of a library that is led to a file of ours. */
export interface Redirect {
  readonly name: string;
  matches(source: string, importer: string): boolean;
  readonly to: string;
}

interface RedirectOptions {
  readonly name: string;
  readonly redirects: readonly Redirect[];
  /** An import that shows that the library is part of the build. */
  isUsed(source: string, importer: string): boolean;
  /** What is said when one was not hit, before the names of those. */
  readonly moved: string;
}

/** The file of a path relative to this folder. */
export const local = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Leads imports inside a pinned library to files of ours, so that the page does not carry what it cannot use. It
 * reaches into the library's file paths: the build fails when a redirect was not hit, instead of growing quietly.
 */
export function redirectPlugin({ name, redirects, isUsed, moved }: RedirectOptions) {
  const hit = new Set<string>();
  let used = false;
  return {
    name,
    enforce: 'pre',
    resolveId(source: string, importer?: string) {
      const from = importer?.replaceAll('\\', '/') ?? '';
      if (isUsed(source, from)) used = true;
      const redirect = redirects.find((candidate) => candidate.matches(source, from));
      if (!redirect) return null;
      hit.add(redirect.name);
      return redirect.to;
    },
    buildEnd(error) {
      if (error || !used) return;
      const missed = redirects.filter((redirect) => !hit.has(redirect.name)).map((redirect) => redirect.name);
      if (missed.length > 0)
        this.error(`${moved}; not redirected: ${missed.join(', ')}. See build/${name}-plugin.ts.`);
    },
  } satisfies Plugin;
}
