import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A content-addressed cache of expensive results, in memory and, with a file, on disk. */
export class Cache {
  readonly #file: string | undefined;
  readonly #known: Map<string, string>;
  readonly #used = new Map<string, string>();
  readonly #salt: string;

  /** `salt` changes when the same input may produce another result. */
  constructor(file?: string, salt = '') {
    this.#file = file;
    this.#salt = createHash('sha256').update(salt).digest('base64url');
    this.#known = file ? readKnown(file) : new Map();
  }

  async get(question: string, answer: () => Promise<string> | string): Promise<string> {
    const key = createHash('sha256').update(this.#salt).update(question).digest('base64url');
    const cachedAnswer = this.#used.get(key) ?? this.#known.get(key) ?? (await answer());
    this.#used.set(key, cachedAnswer);
    return cachedAnswer;
  }

  /** Saves the entries used in this run, and drops the others. */
  save(): void {
    const isSame =
      this.#used.size === this.#known.size && [...this.#used.keys()].every((key) => this.#known.has(key));
    if (!this.#file || isSame) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(this.#used)));
  }
}

function readKnown(file: string): Map<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
  } catch {
    // A missing or corrupt cache counts as empty.
    return new Map();
  }
}
