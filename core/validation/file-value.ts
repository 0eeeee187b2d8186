/** An uploaded file in a body. The browser keeps the File beside the data; on the server the value holds its path. */
export interface FileValue {
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
}

/** JPEG under the name .jif or .jfif: what accepts it says so apart, as `image/jif`. */
export function isJif(name: string): boolean {
  return /\.jf?if$/i.test(name);
}
