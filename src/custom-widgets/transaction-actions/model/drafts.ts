/** An order and the numbers that are typed for it. */
export interface Draft {
  readonly id: number;
  readonly invoice: string;
  readonly shop: string;
  readonly pick: string;
  readonly deliveryOrder: string;
  readonly result: Result;
  /** Of the attempt: the same while the same numbers are sent. */
  readonly attempt: number;
}

export type Result =
  | { readonly kind: 'open' | 'sending' | 'done' }
  | { readonly kind: 'failed'; readonly message: string };

type Row = Readonly<Record<string, unknown>>;

const OPEN: Result = { kind: 'open' };

/** The orders of a page that wait to be accepted. */
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

/** The drafts with other values at one order. */
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

/** Begun and not yet accepted. */
export const isBegun = (draft: Draft) => draft.result.kind !== 'done' && filled(draft) > 0;
/** Both numbers are there. */
export const isReady = (draft: Draft) => isBegun(draft) && filled(draft) === 2;
