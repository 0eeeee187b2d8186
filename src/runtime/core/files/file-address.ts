import { filesBase } from '../page-settings.ts';

/** Where a picture or file is: an address passes through, a name alone is looked for where the files are. */
export function fileAddress(value: unknown, base: string = filesBase()): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return /^([a-z][a-z0-9+.-]*:|\/)/i.test(value)
    ? value
    : base + value.split('/').map(encodeURIComponent).join('/');
}
