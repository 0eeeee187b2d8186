/**
 * An uploaded file that waits in the temporary folder. What is enumerable is what validators see and JSON
 * carries: the descriptor `{name, mime, bytes}`; its place stays private to the server.
 */
export class Upload {
  /** As the sender calls it; never used as a path. */
  readonly name: string;
  /** By content, not by the declared type. */
  readonly mime: string;
  /** Bytes received; one more than allowed when the reading stopped there. */
  readonly bytes: number;
  readonly #path: string;
  readonly #sha256: string;

  constructor(descriptor: { name: string; mime: string; bytes: number }, path: string, sha256: string) {
    this.name = descriptor.name;
    this.mime = descriptor.mime;
    this.bytes = descriptor.bytes;
    this.#path = path;
    this.#sha256 = sha256;
  }

  /** Absolute path of the bytes, until the upload is kept or discarded. */
  get path(): string {
    return this.#path;
  }

  /** Hexadecimal. */
  get sha256(): string {
    return this.#sha256;
  }
}
