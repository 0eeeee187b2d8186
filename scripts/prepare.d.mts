/** Files and folders, relative to the checkout, of which the compiler is made and which it reads for any product. */
export const COMPILER: readonly string[];

/**
 * Makes the generated files that are not committed where they are missing or stale; false when a product has none.
 * `only` are products by their folders ('' is the repository's own); `silent` says nothing of those that do not compile.
 */
export function makeDerived(options?: {
  root?: string;
  only?: readonly string[];
  silent?: boolean;
  print?: (line: string) => void;
}): boolean;

/** Folders of the products in a checkout: the repository's own ('') and those that tests draw. */
export function products(root?: string): string[];

/** Whether what the product's files are made of, and the files, are as they were when they were made. */
export function isFresh(root: string, product: string): boolean;
