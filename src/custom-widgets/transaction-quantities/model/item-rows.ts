/** Pieces by the key of their row. */
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
  /** In the value that is sent. */
  readonly key: string;
  readonly sku: string;
  readonly name: string;
  readonly ordered: number;
  /** Pieces before anything is typed. */
  readonly start: number;
}
export interface Given {
  readonly items: readonly Item[];
  readonly details?: readonly Detail[] | undefined;
  readonly documents?: readonly Document[] | undefined;
  readonly document?: number | null | undefined;
  readonly start: 'quantity' | 'deliver_qty' | 'none';
}

/** A row for each item; with `details` only for those that the document is about, under the detail's id. */
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

/** The value with other pieces at a row; nothing typed is 0. */
export function withPieces(value: Pieces | null | undefined, key: string, text: string): Pieces {
  const pieces = Number.parseInt(text, 10);
  return { ...value, [key]: Number.isNaN(pieces) ? 0 : Math.max(0, pieces) };
}

/** Every row with its start. */
export function wholeOf(rows: readonly ItemRow[]): Pieces {
  return Object.fromEntries(rows.map(({ key, start }) => [key, start]));
}

export const isSame = (one: Pieces, other: Pieces) => JSON.stringify(one) === JSON.stringify(other);

/** The value after the rows have got another start: what was typed stays, the rest begins with the new start. */
export function followed(value: Pieces, was: Pieces, start: Pieces): Pieces {
  const typed = Object.entries(value).filter(([key, pieces]) => key in start && pieces !== was[key]);
  return { ...start, ...Object.fromEntries(typed) };
}
