import { readPath } from '../data/scope.ts';

/** Puts values into `{name}` or `{author.name}`; a missing one leaves nothing behind. */
export function fill(text: string, params: Record<string, unknown> | undefined): string {
  if (!params || !text.includes('{')) return text;
  return text.replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = readPath(params, path);
    return value === undefined || value === null ? '' : String(value);
  });
}
