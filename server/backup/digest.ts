import { createHash } from 'node:crypto';

/** Counts and hashes what passes through it: `pipeline(source, digest.of, target)`. */
export class Digest {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  readonly of = async function* (this: Digest, source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      this.#hash.update(chunk);
      this.#bytes += chunk.length;
      yield chunk;
    }
  }.bind(this);

  /** Once, when all has passed; the hash in hexadecimal. */
  result(): { readonly bytes: number; readonly sha256: string } {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
