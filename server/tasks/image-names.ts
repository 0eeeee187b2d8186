/** Parts of a file's name: the product, and the number of its image. */
export interface NamedImage {
  /** Possible SKUs, the most likely first: a SKU may itself end in a number. */
  readonly skus: readonly string[];
  /** From 1. */
  readonly place: number;
}

/** Reads `TC-1.jpg`, `TC-1-2.jpg`, `TC-1_2.jpg` and `TC-1 (2).jpg`. */
export function readImageName(file: string): NamedImage {
  const name = file.replace(/\.[^.]*$/, '').trim();
  const further = /^(.+?)\s*(?:[-_](\d{1,3})|\((\d{1,3})\))$/.exec(name);
  const [, sku, dashed, inBrackets] = further ?? [];
  return { skus: sku ? [name, sku] : [name], place: Number(dashed ?? inBrackets ?? 1) };
}

/** The images of a product in their order: archives often hold `A-2.jpg` before `A.jpg`. */
export function byName(
  firstImage: { readonly name: string },
  secondImage: { readonly name: string },
): number {
  const [a, b] = [readImageName(firstImage.name), readImageName(secondImage.name)];
  const [first = '', second = ''] = [a.skus.at(-1), b.skus.at(-1)];
  return (
    first.localeCompare(second, 'en') ||
    a.place - b.place ||
    firstImage.name.localeCompare(secondImage.name, 'en')
  );
}
