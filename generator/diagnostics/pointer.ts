import type { JsonPath } from './source-file.ts';

/** The JSON pointer of a path (RFC 6901). */
export function pointer(path: JsonPath): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The keys of a JSON pointer, those of lists as text. */
export function keysOf(written: string): string[] {
  return written
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
