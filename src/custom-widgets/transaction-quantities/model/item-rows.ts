/** Number of pieces by row key; text that is no number as it was typed, for the form to refuse. */
export type Pieces = Readonly<Record<string, number | string>>;
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
  /** More pieces than these are told. */
  readonly most: number;
  /** Initial number of pieces. */
  readonly start: number;
}
export type Start = 'quantity' | 'returnable' | 'unpicked' | 'none';
export interface Given {
  readonly items: readonly Item[];
  readonly details?: readonly Detail[] | undefined;
  readonly documents?: readonly Document[] | undefined;
  readonly document?: number | null | undefined;
  readonly returnable?: readonly Omit<Detail, 'id'>[] | undefined;
  readonly start: Start;
}

/** One row per item. With `details` only the items of that document have a row, and its key is the detail's id. */
export function itemRows(itemSources: Given): readonly ItemRow[] {
  const { items, details, documents, document, returnable } = itemSources;
  const chosen = documents?.find(({ id }) => id === document)?.details ?? [];
  const documentDetails = details ?? chosen;
  return items.flatMap((item) => {
    const detail = documentDetails.find((itemDetail) => itemDetail.transaction_item_id === item.id);
    if (details && !detail) return [];
    const offered = offeredOf(item, itemSources);
    return [
      {
        key: String(details && detail ? detail.id : item.id),
        sku: item.product?.sku_code ?? '',
        name: item.product?.name ?? '',
        most: returnable ? offered : item.quantity,
        start: detail?.qty ?? offered,
      },
    ];
  });
}

/** The pieces that an item begins with where no document says them. */
function offeredOf(
  { id, quantity, deliver_qty }: Item,
  { start, documents = [], returnable }: Given,
): number {
  const qtyIn = (details: readonly Omit<Detail, 'id'>[] | null = []) =>
    details?.find((itemDetail) => itemDetail.transaction_item_id === id)?.qty;
  if (start === 'quantity') return quantity;
  if (start === 'returnable') return qtyIn(returnable) ?? deliver_qty;
  if (start === 'none') return 0;
  return documents.reduce(
    (remainingQty, { details }) => Math.max(0, remainingQty - (qtyIn(details) ?? 0)),
    quantity,
  );
}

/** Nothing in any row: no delivery and no return. */
export const isNone = (value: Pieces) => Object.values(value).every((pieces) => pieces === 0);

/** The initial value: every row with its initial number. */
export function wholeOf(rows: readonly ItemRow[]): Pieces {
  return Object.fromEntries(rows.map(({ key, start }) => [key, start]));
}

export const isSame = (leftPieces: Pieces, rightPieces: Pieces) =>
  JSON.stringify(leftPieces) === JSON.stringify(rightPieces);

/** The value after the initial numbers have changed: typed numbers stay, the others take the new initial number. */
export function followed(value: Pieces, previousStart: Pieces, start: Pieces): Pieces {
  const typed = Object.entries(value).filter(
    ([key, pieces]) => key in start && pieces !== previousStart[key],
  );
  return { ...start, ...Object.fromEntries(typed) };
}
