import type { Plugin } from 'vite';

/** What a redirecting plugin does in a build, as Vite calls it. */
interface Hooks {
  resolveId(source: string, importer?: string): string | null;
  buildEnd(this: { error(message: string): void }, error?: Error): void;
}

export const hooksOf = (plugin: Plugin) => plugin as unknown as Hooks;

/** What the plugin complains about when the build ends. */
export function errorsAtEnd(plugin: Hooks): string[] {
  const errors: string[] = [];
  plugin.buildEnd.call({ error: (message) => errors.push(message) });
  return errors;
}
