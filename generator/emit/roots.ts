import { posix } from 'node:path';

/** Relative paths from a product's files to those of the repository, for imports of the runtime. */
export class Roots {
  /** Path from the repository to the product's root; `''` for the repository's own product. */
  readonly product: string;

  constructor(product = '') {
    this.product = product;
  }

  /** Import specifier of a repository file from a file of the product. */
  runtime(fromProductFile: string, repositoryFile: string): string {
    const from = posix.join(this.product || '.', posix.dirname(fromProductFile));
    const path = posix.relative(from, repositoryFile);
    return path.startsWith('.') ? path : `./${path}`;
  }

  get isRepository(): boolean {
    return this.product === '';
  }
}

/** Incremental cache of what was emitted for an object. Another root imports by other paths, so that each has texts of its own. */
export class EmittedOf<Key extends object, Text> {
  readonly #byKey = new WeakMap<Key, Map<string, Text>>();

  get(key: Key, roots: Roots): Text | undefined {
    return this.#byKey.get(key)?.get(roots.product);
  }

  set(key: Key, roots: Roots, text: Text): void {
    const byRoot = this.#byKey.get(key) ?? new Map<string, Text>();
    this.#byKey.set(key, byRoot.set(roots.product, text));
  }
}
