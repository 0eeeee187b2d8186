/** What a stored file's name looks like: the beginning of its SHA-256 and an extension. */
export const FILE_NAME = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/;

/** Where the bytes of a stored file lie below the folder of files. */
export function placeOf(name: string): string {
  return `${name.slice(0, 2)}/${name}`;
}

/** The address in an answer; an absolute address passes through. */
export function fileAddress(name: unknown): string | null {
  if (typeof name !== 'string' || name === '') return null;
  return FILE_NAME.test(name) ? `/files/${name}` : name;
}
