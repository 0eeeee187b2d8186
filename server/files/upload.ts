import type { ImageSize } from './image.ts';

/** An uploaded file in the temporary folder. Validators and JSON see `{name, mime, bytes}`; its path is the server's alone. */
export class Upload {
  /** As sent by the client; never used as a path. */
  readonly name: string;
  /** By content, not by the declared type. */
  readonly mime: string;
  /** Bytes received; one more than allowed when reading stopped there. */
  readonly bytes: number;
  readonly #path: string;
  readonly #sha256: string;
  readonly #size: ImageSize | null;

  constructor(
    descriptor: { name: string; mime: string; bytes: number },
    path: string,
    sha256: string,
    size: ImageSize | null = null,
  ) {
    this.name = descriptor.name;
    this.mime = descriptor.mime;
    this.bytes = descriptor.bytes;
    this.#path = path;
    this.#sha256 = sha256;
    this.#size = size;
  }

  /** Absolute path of the bytes, until the upload is kept or discarded. */
  get path(): string {
    return this.#path;
  }

  /** Of an image, in pixels. */
  get size(): ImageSize | null {
    return this.#size;
  }

  /** Hexadecimal. */
  get sha256(): string {
    return this.#sha256;
  }
}
