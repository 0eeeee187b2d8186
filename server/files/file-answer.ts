import type { Readable } from 'node:stream';

/** A download; the stream is read once. */
export interface FileAnswer {
  readonly name: string;
  readonly mime: string;
  readonly stream: Readable;
}
