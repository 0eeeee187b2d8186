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
  /** Left out by a server of the stated contract: there the details stand in the order of the items. */
  readonly transaction_item_id?: number | undefined;
  readonly qty: number;
}
interface Returnable {
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
  readonly ordered: number;
  /** In the chosen document, else in all of them. */
  readonly picked: number;
  /** In the documents beside the one that is made, changed or chosen. */
  readonly elsewhere: number;
  /** Names of those documents that pick some of it. */
  readonly besides: readonly string[];
  readonly delivered: number;
  readonly returned: number;
  /** What can still be delivered, or come back. */
  readonly left: number;
}
export type Start = 'quantity' | 'returnable' | 'unpicked' | 'none';
export interface Given {
  readonly items: readonly Item[];
  readonly details?: readonly Detail[] | undefined;
  readonly documents?: readonly Document[] | undefined;
  readonly document?: number | null | undefined;
  readonly returnable?: readonly Returnable[] | undefined;
  readonly start: Start;
}

/** One row per item. With `details` only the items of that document have a row, and its key is the detail's id. */
export function itemRows(itemSources: Given): readonly ItemRow[] {
  const { items, details, documents, document, returnable } = itemSources;
  const chosen = documents?.find(({ id }) => id === document);
  const documentDetails = details ?? chosen?.details ?? [];
  const isDeliveredHere = items.some(({ deliver_qty }) => deliver_qty > 0);
  return items.flatMap((item) => {
    const detail = detailOf(documentDetails, item, items);
    if (details && !detail) return [];
    const offered = offeredOf(item, itemSources);
    // An order without a delivered piece was delivered elsewhere: what was ordered can come back.
    const delivered =
      itemSources.start === 'returnable' && !isDeliveredHere ? item.quantity : item.deliver_qty;
    const open = itemSources.start === 'returnable' ? delivered : Math.max(0, item.quantity - delivered);
    const back = returnable?.find(({ transaction_item_id }) => transaction_item_id === item.id);
    const left = returnable ? (back?.qty ?? 0) : open;
    const pickIn = ({ details: shownDetails }: Document) => detailOf(shownDetails, item, items)?.qty ?? 0;
    const pickedIn = (shown: readonly Document[]) =>
      shown.reduce((sum, shownDocument) => sum + pickIn(shownDocument), 0);
    const others = othersOf(itemSources, chosen);
    const elsewhere = pickedIn(others);
    return [
      {
        key: String(details && detail ? detail.id : item.id),
        sku: item.product?.sku_code ?? '',
        name: item.product?.name ?? '',
        most: returnable ? left : Math.max(0, item.quantity - elsewhere),
        start: detail?.qty ?? offered,
        ordered: item.quantity,
        picked: pickedIn(chosen ? [chosen] : (documents ?? [])),
        elsewhere,
        besides: others.filter((other) => pickIn(other) > 0).map(documentName),
        delivered,
        returned: returnable ? Math.max(0, delivered - left) : 0,
        left,
      },
    ];
  });
}

/** The documents that pick too: all where a new one is made; none where it is not known which one is meant, or goods come back. */
function othersOf({ documents = [], start }: Given, chosen: Document | undefined): readonly Document[] {
  if (start === 'unpicked') return documents;
  return chosen && start !== 'returnable' ? documents.filter((document) => document !== chosen) : [];
}

/** The pieces that an item begins with where no document says them. */
function offeredOf(item: Item, { items, start, documents = [] }: Given): number {
  if (start === 'quantity') return item.quantity;
  if (start !== 'unpicked') return 0;
  return documents.reduce(
    (remainingQty, { details }) => Math.max(0, remainingQty - (detailOf(details, item, items)?.qty ?? 0)),
    item.quantity,
  );
}

/** Whether details say which item they are about. */
export const areNamed = (details: readonly Detail[]) =>
  details.every(({ transaction_item_id }) => transaction_item_id !== undefined);

/** What a document says of an item: by its name, else by its place where there are as many of one as of the other. */
function detailOf(
  details: readonly Detail[] | null | undefined,
  item: Item,
  items: readonly Item[],
): Detail | undefined {
  if (!details) return undefined;
  if (areNamed(details)) return details.find(({ transaction_item_id }) => transaction_item_id === item.id);
  return details.length === items.length ? details[items.indexOf(item)] : undefined;
}

/**
 * The rows with more pieces than were ordered, those of other documents counted. What a stored document has already is no question;
 * what a delivery begins with is one, also where nobody has typed.
 */
export const overOrdered = (rows: readonly ItemRow[], value: Pieces, isStored: boolean) =>
  rows.filter(({ key, start, most }) => {
    const pieces = value[key] ?? start;
    return typeof pieces === 'number' && pieces > most && !(isStored && pieces === start);
  });

/** The rows of which less is delivered than was ordered or picked, with their pieces. */
export const deliveredInPart = (rows: readonly ItemRow[], value: Pieces) =>
  rows.flatMap((row) => {
    const pieces = value[row.key] ?? row.start;
    return typeof pieces === 'number' && pieces < Math.max(row.ordered, row.picked)
      ? [{ ...row, pieces }]
      : [];
  });

/** As a document is called in the select of a delivery. */
export const documentName = ({ pick_ticket_no, do_no }: Pick<Document, 'pick_ticket_no' | 'do_no'>) =>
  `${pick_ticket_no} - ${do_no}`;

/** The chosen one of several documents; undefined where it is the only one. */
export function chosenOfSeveral({ documents = [], document }: Pick<Given, 'documents' | 'document'>) {
  const chosen = documents.length > 1 ? documents.find(({ id }) => id === document) : undefined;
  return chosen && documentName(chosen);
}

/** All that can still come back. */
export const wholeReturn = (rows: readonly ItemRow[]): Pieces =>
  Object.fromEntries(rows.map(({ key, left }) => [key, left]));

/** Nothing in any row: no document, no delivery and no return. */
export const isNone = (rows: readonly ItemRow[], value: Pieces) =>
  rows.length > 0 && rows.every(({ key, start }) => (value[key] ?? start) === 0);

/** Whether a row has other pieces than it began with. */
export const isChanged = (rows: readonly ItemRow[], value: Pieces) =>
  rows.some(({ key, start }) => (value[key] ?? start) !== start);

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
