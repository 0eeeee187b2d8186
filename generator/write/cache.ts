import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Remembers costly answers by the content of their question, in memory and, when a file is given, on disk. */
export class Cache {
  readonly #file: string | undefined;
  readonly #known: Map<string, string>;
  readonly #used = new Map<string, string>();
  readonly #salt: string;

  /** `salt` changes whenever the answers may change although the questions do not. */
  constructor(file?: string, salt = '') {
    this.#file = file;
    this.#salt = createHash('sha256').update(salt).digest('base64url');
    this.#known = file ? readKnown(file) : new Map();
  }

  async get(question: string, answer: () => Promise<string> | string): Promise<string> {
    const key = createHash('sha256').update(this.#salt).update(question).digest('base64url');
    const known = this.#used.get(key) ?? this.#known.get(key) ?? (await answer());
    this.#used.set(key, known);
    return known;
  }

  /** Keeps what this run used; what it did not ask for is forgotten. */
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
    // No cache yet, or a broken one: everything is worked out again.
    return new Map();
  }
}
