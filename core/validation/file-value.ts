/** An uploaded file in a body. The browser keeps the File beside the data; on the server the value holds its path. */
export interface FileValue {
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
}

/** JPEG under a name for which systems know no media type: what accepts it says so apart, as `image/jif`. */
export function isJif(name: string): boolean {
  return /\.jif$/i.test(name);
}
