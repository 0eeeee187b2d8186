import { filesBase } from '../page-settings.ts';
import { isRecord } from '../record.ts';

/** The address or the name of a stored file, which an API may also answer as an object with `url` or `name`. */
export function storedFile(value: unknown): string | undefined {
  const found = isRecord(value) ? (value.url ?? value.name) : value;
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Where a picture or file is: an address passes through, a name alone is looked for where the files are. */
export function fileAddress(value: unknown, base: string = filesBase()): string | undefined {
  const file = storedFile(value);
  if (file === undefined) return undefined;
  return /^([a-z][a-z0-9+.-]*:|\/)/i.test(file)
    ? file
    : base + file.split('/').map(encodeURIComponent).join('/');
}
