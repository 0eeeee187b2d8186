import { readPath } from '../scope.ts';

/**
 * Puts values into `{name}` or `{author.name}`; a missing one leaves nothing behind. `isolated`: each value runs in its
 * own direction, and the sentence around it in its own.
 */
export function fill(text: string, params: Record<string, unknown> | undefined, isolated = false): string {
  if (!params || !text.includes('{')) return text;
  return text.replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = readPath(params, path);
    if (value === undefined || value === null) return '';
    return isolated ? `\u2068${String(value)}\u2069` : String(value);
  });
}
