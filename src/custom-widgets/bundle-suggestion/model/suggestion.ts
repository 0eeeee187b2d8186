/** A row of the form; any property may be missing, and what is typed may be no number. */
export interface BundleLine {
  readonly product?: { readonly price?: number | null } | null;
  readonly qty?: unknown;
  readonly discount?: unknown;
}

export interface Suggestion {
  /** Sum of the regular prices in rupiah. */
  readonly list: number;
  /** The sum after the discounts, rounded half up once per row. */
  readonly price: number;
}

/** Both are 0 as long as a line holds what is no value: nothing is worked out from it. */
export function suggestionOf(lines: readonly BundleLine[]): Suggestion {
  let [list, price] = [0, 0];
  for (const { product, qty, discount } of lines) {
    const [quantity, typedPercent] = [wholeOf(qty), wholeOf(discount)];
    if (quantity === undefined || typedPercent === undefined) return { list: 0, price: 0 };
    const amount = Math.round((product?.price ?? 0) * quantity);
    const percent = Math.min(100, typedPercent);
    list += amount;
    price += Math.round((amount * (100 - percent)) / 100);
  }
  return { list, price };
}

/** An empty field counts as 0; undefined: no whole number, so no value. */
function wholeOf(typed: unknown): number | undefined {
  const number = Number(typed ?? 0);
  return Number.isInteger(number) && number >= 0 ? number : undefined;
}
