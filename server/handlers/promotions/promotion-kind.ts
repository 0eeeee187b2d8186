import type { Selectable } from 'kysely';
import type { Database } from '../../generated/database.ts';
import type { Db } from '../../store/index.ts';

export type Jenis = Selectable<Database['promo_master']>['jenis'];

/** A product of a promotion, as approvers see it. */
export interface PromotedProduct {
  readonly name: string;
  readonly customer_group?: string | null;
  readonly discount_group?: string | null;
  readonly kuota?: number | null;
  readonly price: number;
  readonly diskon: string;
}

/** A source text with its values, as the client says it. */
export interface Said {
  readonly message: string;
  readonly params?: { readonly [name: string]: string | number };
}

/** What the registry and the approval ask of a kind of promotion; `Values`: what an edit of it says while it waits. */
export interface PromotionKind<Values> {
  readonly table: keyof Database;
  /** Column that says whether it is active. */
  readonly active: string;
  /** Writes an edit that was approved: the values are those that the kind gave to `proposeEdit`. */
  readonly apply?: (db: Db, id: number, values: Values) => Promise<void>;
  /** Of an edit that waits for approval where `proposal` is there, as those of the offer. */
  readonly products?: (db: Db, id: number, proposal?: Values) => Promise<PromotedProduct[]>;
  /** Who gets what. */
  readonly offer?: (db: Db, id: number, proposal?: Values) => Promise<Said>;
  /** How often orders used it, and what it gave. */
  readonly used?: (db: Db, id: number) => Promise<Said>;
}
