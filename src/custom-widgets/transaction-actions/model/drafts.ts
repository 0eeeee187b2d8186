/** An order and the two numbers typed for it. */
export interface Draft {
  readonly id: number;
  readonly invoice: string;
  readonly shop: string;
  readonly pick: string;
  readonly deliveryOrder: string;
  readonly result: Result;
  /** Number of the attempt for the idempotency key: it changes only when a typed number changes. */
  readonly attempt: number;
}

export type Result =
  | { readonly kind: 'open' | 'sending' | 'done' }
  | { readonly kind: 'failed'; readonly message: string };

type Row = Readonly<Record<string, unknown>>;

const OPEN: Result = { kind: 'open' };

/** A draft for each order of a page that waits to be accepted. */
export function draftsOf(rows: readonly Row[]): readonly Draft[] {
  return rows
    .filter(({ state }) => state === 0)
    .map((row) => ({
      id: Number(row.id),
      invoice: String(row.invoice_no ?? ''),
      shop: String((row.user as Row | null)?.shop_name ?? ''),
      pick: '',
      deliveryOrder: '',
      result: OPEN,
      attempt: 0,
    }));
}

/** The drafts with changes at one order; a changed number resets its result. */
export function changed(
  drafts: readonly Draft[],
  id: number,
  change: Partial<Pick<Draft, 'pick' | 'deliveryOrder' | 'result'>>,
): readonly Draft[] {
  return drafts.map((draft) => {
    if (draft.id !== id) return draft;
    const isTyped = change.pick !== undefined || change.deliveryOrder !== undefined;
    return { ...draft, ...change, ...(isTyped && { result: OPEN, attempt: draft.attempt + 1 }) };
  });
}

const filled = ({ pick, deliveryOrder }: Draft) =>
  [pick, deliveryOrder].filter((text) => text.trim() !== '').length;

/** At least one number is typed, and the order is not accepted yet. */
export const isBegun = (draft: Draft) => draft.result.kind !== 'done' && filled(draft) > 0;
/** Both numbers are typed. */
export const isReady = (draft: Draft) => isBegun(draft) && filled(draft) === 2;
