import { isRecord } from '../../../../core/record.ts';
import { filesBase } from '../page-settings.ts';

/** The URL or name of a stored file; an API may also answer it as an object with `url` or `name`. */
export function storedFile(value: unknown): string | undefined {
  const fileReference = isRecord(value) ? (value.url ?? value.name) : value;
  return typeof fileReference === 'string' && fileReference !== '' ? fileReference : undefined;
}

/** The URL of a picture or file: a URL is unchanged, a bare name is resolved against the file base URL. */
export function fileAddress(value: unknown, base: string = filesBase()): string | undefined {
  const file = storedFile(value);
  if (file === undefined) return undefined;
  return /^([a-z][a-z0-9+.-]*:|\/)/i.test(file)
    ? file
    : base + file.split('/').map(encodeURIComponent).join('/');
}
