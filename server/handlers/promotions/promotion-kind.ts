import type { Tried } from '../../../domain/promotions/pricing/past.ts';
import type { RefuseStep } from '../../resources/lifecycle-parts.ts';
import type { Db } from '../../store/index.ts';

/** A product of a promotion, as shown to approvers. */
export interface PromotedProduct {
  readonly name: string;
  readonly customer_group?: string | null;
  readonly discount_group?: string | null;
  readonly discount_customer_group?: string | null;
  readonly kuota?: number | null;
  readonly price: number | null;
  readonly diskon: string;
}

/** A source text and its values; the client translates it. */
export interface Said {
  readonly message: string;
  readonly params?: { readonly [name: string]: string | number };
}

/** Keys of the shops and products that a promotion reaches; null: all that may order, or be ordered. */
export interface Reached {
  readonly shops: readonly number[] | null;
  readonly products: readonly number[] | null;
}

/** What the registry and the approval need from a kind of promotion. `Values`: those of an edit that waits for approval. */
export interface PromotionKind<Values> {
  /**
   * Writes an approved edit; the values are those that the kind gave to `proposeEdit`. Orders have gone on while it waited:
   * `refuse` tells its approver what does not hold any more.
   */
  readonly apply?: (db: Db, id: number, values: Values, refuse: RefuseStep) => Promise<void>;
  /** With `proposal`: those of the edit that waits for approval. The same holds for `offer`. */
  readonly products?: (db: Db, id: number, proposal?: Values) => Promise<PromotedProduct[]>;
  /** What its edits say that the columns of its table do not. */
  readonly parts?: (db: Db, id: number) => Promise<Partial<Values>>;
  /** Who gets what. */
  readonly offer?: (db: Db, id: number, proposal?: Values) => Promise<Said>;
  readonly reach: (db: Db, id: number, proposal?: Values) => Promise<Reached>;
  /** How it is tried on past orders; undefined: it gives nothing to one order. */
  readonly tried?: (db: Db, id: number, proposal?: Values) => Promise<Tried | undefined>;
  /** How often orders used it, and what it gave. */
  readonly used?: (db: Db, id: number) => Promise<Said>;
}
