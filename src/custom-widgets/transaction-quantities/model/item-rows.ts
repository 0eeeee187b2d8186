/** Number of pieces by row key. */
export type Pieces = Readonly<Record<string, number>>;
export interface Item {
  readonly id: number;
  readonly product: { readonly name?: string; readonly sku_code?: string } | null;
  readonly quantity: number;
  readonly deliver_qty: number;
}
export interface Detail {
  readonly id: number;
  readonly transaction_item_id: number;
  readonly qty: number;
}
export interface Document {
  readonly id: number;
  readonly pick_ticket_no: string;
  readonly do_no: string;
  readonly details?: readonly Detail[] | null;
}
export interface ItemRow {
  /** Key of the row in the submitted value. */
  readonly key: string;
  readonly sku: string;
  readonly name: string;
  readonly ordered: number;
  /** Initial number of pieces. */
  readonly start: number;
}
export interface Given {
  readonly items: readonly Item[];
  readonly details?: readonly Detail[] | undefined;
  readonly documents?: readonly Document[] | undefined;
  readonly document?: number | null | undefined;
  readonly start: 'quantity' | 'deliver_qty' | 'none';
}

/** One row per item. With `details` only the items of that document have a row, and its key is the detail's id. */
export function itemRows({ items, details, documents, document, start }: Given): readonly ItemRow[] {
  const chosen = documents?.find(({ id }) => id === document)?.details ?? [];
  const known = details ?? chosen;
  return items.flatMap((item) => {
    const detail = known.find((one) => one.transaction_item_id === item.id);
    if (details && !detail) return [];
    return [
      {
        key: String(details && detail ? detail.id : item.id),
        sku: item.product?.sku_code ?? '',
        name: item.product?.name ?? '',
        ordered: item.quantity,
        start: detail?.qty ?? (start === 'none' ? 0 : item[start]),
      },
    ];
  });
}

/** The value with the number typed at a row; text that is no number counts as 0. */
export function withPieces(value: Pieces | null | undefined, key: string, text: string): Pieces {
  const pieces = Number.parseInt(text, 10);
  return { ...value, [key]: Number.isNaN(pieces) ? 0 : Math.max(0, pieces) };
}

/** The initial value: every row with its initial number. */
export function wholeOf(rows: readonly ItemRow[]): Pieces {
  return Object.fromEntries(rows.map(({ key, start }) => [key, start]));
}

export const isSame = (one: Pieces, other: Pieces) => JSON.stringify(one) === JSON.stringify(other);

/** The value after the initial numbers have changed: typed numbers stay, the others take the new initial number. */
export function followed(value: Pieces, was: Pieces, start: Pieces): Pieces {
  const typed = Object.entries(value).filter(([key, pieces]) => key in start && pieces !== was[key]);
  return { ...start, ...Object.fromEntries(typed) };
}
