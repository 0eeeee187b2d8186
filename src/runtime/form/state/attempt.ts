import { newId } from '../../data/new-id.ts';

/**
 * The idempotency key of a save. If an answer is lost, saving the same content again uses the same key, so the server applies it
 * once. Changed content or any answer starts a new attempt.
 */
export class Attempt {
  #content: string | undefined;
  #key = '';

  /** The key for this content; the last key while the content is unchanged and no answer came. */
  keyFor(content: unknown): string {
    const text = JSON.stringify(content);
    if (text !== this.#content) {
      this.#content = text;
      this.#key = newId();
    }
    return this.#key;
  }

  /** Call it when the server has answered. */
  answered(): void {
    this.#content = undefined;
  }
}
