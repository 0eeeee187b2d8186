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
