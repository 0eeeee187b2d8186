/** A row of the form; any property may be missing. */
export interface BundleLine {
  readonly product?: { readonly price?: number | null } | null;
  readonly qty?: number | null;
  readonly discount?: number | null;
}

export interface Suggestion {
  /** Sum of the regular prices in rupiah. */
  readonly list: number;
  /** The sum after the discounts, rounded half up once per row. */
  readonly price: number;
}

export function suggestionOf(lines: readonly BundleLine[]): Suggestion {
  let [list, price] = [0, 0];
  for (const { product, qty, discount } of lines) {
    const amount = Math.round((product?.price ?? 0) * (qty ?? 0));
    const percent = Math.min(100, Math.max(0, discount ?? 0));
    list += amount;
    price += Math.round((amount * (100 - percent)) / 100);
  }
  return { list, price };
}
