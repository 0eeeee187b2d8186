import { newId } from '../../data/new-id.ts';

/**
 * The key of one attempt to save. An answer can be lost on the way back: saving the very same again then carries the
 * same key, and the server does it once. Anything changed, or any answer, begins a new attempt.
 */
export class Attempt {
  #content: string | undefined;
  #key = '';

  /** The key for this content; the last one while nothing has changed and no answer came. */
  keyFor(content: unknown): string {
    const text = JSON.stringify(content);
    if (text !== this.#content) {
      this.#content = text;
      this.#key = newId();
    }
    return this.#key;
  }

  /** The server has answered. */
  answered(): void {
    this.#content = undefined;
  }
}
