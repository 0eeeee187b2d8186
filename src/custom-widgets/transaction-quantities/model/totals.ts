/** Input of the price call: quantities and item ids as parallel lists. */
export interface Asked {
  readonly qty: readonly number[];
  readonly cart_item_id: readonly number[];
}
export interface PricedRow {
  readonly id: number;
  readonly product: { readonly name?: string } | null;
  readonly final_price: number;
}
interface EditedRow {
  readonly row: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The maximum of `transaction.update` and `transaction.price`. */
const MOST = 1_000_000;

/** The typed quantities; those that are not valid are left out: Submit tells them. */
export function askedOf(edited: readonly EditedRow[]): Asked {
  const whole = edited.flatMap(({ row, values: { qty } }) =>
    typeof qty === 'number' && Number.isInteger(qty) && qty >= 0 && qty <= MOST
      ? [{ id: Number(row.id), qty }]
      : [],
  );
  return { qty: whole.map(({ qty }) => qty), cart_item_id: whole.map(({ id }) => id) };
}

interface EditedList {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly edited: readonly EditedRow[];
  /** How many items the order has; those of other pages may be unknown here. */
  readonly total: number;
}

/** Whether every item of the order then has the quantity 0. */
export function hasNoPieces({ rows, edited, total }: EditedList): boolean {
  const quantities = new Map(rows.map(({ id, quantity }) => [id, quantity]));
  for (const { row, values } of edited) quantities.set(row.id, values.qty);
  return edited.length > 0 && quantities.size === total && [...quantities.values()].every((qty) => qty === 0);
}

/** The items whose price changes, with the old and the new one. */
export function differencesOf(
  rows: readonly PricedRow[],
  priced: readonly { readonly id: number; readonly final_price: number }[],
) {
  const prices = new Map(priced.map(({ id, final_price }) => [id, final_price]));
  return rows.flatMap(({ id, product, final_price: previousPrice }) => {
    const newPrice = prices.get(id);
    return newPrice === undefined || newPrice === previousPrice
      ? []
      : [{ id, name: product?.name ?? '-', was: previousPrice, is: newPrice }];
  });
}
