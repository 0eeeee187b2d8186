/** A stored file's name: the beginning of its SHA-256 and an extension. */
export const FILE_NAME = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/;

/** Path of a stored file below the files folder. */
export function placeOf(name: string): string {
  return `${name.slice(0, 2)}/${name}`;
}

/** The URL in an answer; an absolute URL is unchanged. */
export function fileAddress(name: unknown): string | null {
  if (typeof name !== 'string' || name === '') return null;
  return FILE_NAME.test(name) ? `/files/${name}` : name;
}
