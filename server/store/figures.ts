import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';

/** A figure that is kept beside what it is counted from, so that lists can sort by it. */
export interface Figure {
  /** Table and column; the row is `k` in `fresh`. */
  readonly kept: `${string}.${string}`;
  readonly key?: string;
  /** The tables that it is counted from: whatever changes them writes the figure in the same transaction. */
  readonly sources: readonly string[];
  /** What the figure is, counted anew. */
  readonly fresh: RawBuilder<unknown>;
  /** Rows that have the figure; all by default. */
  readonly among?: RawBuilder<unknown>;
}

/** All kept figures of promotions and orders. What is read from its sources each time is none. */
export const FIGURES: readonly Figure[] = [
  {
    kept: 'campaigns.participant',
    sources: ['campaign_participants'],
    fresh: sql`(select count(*) from campaign_participants where campaign_id = k.id)`,
  },
  {
    kept: 'campaign_participants.reached',
    sources: [
      ...['campaigns', 'campaign_items', 'promo_master', 'products'],
      ...['transactions', 'transaction_items', 'transaction_sros', 'transaction_sro_lines'],
    ],
    fresh: sql`campaign_reached(k.campaign_id, k.user_id)`,
  },
  {
    kept: 'flashsales.product',
    sources: ['flashsale_products'],
    fresh: sql`(select count(*) from flashsale_products where flashsale_id = k.id)`,
  },
  {
    kept: 'flashsale_products.sold',
    sources: ['flashsale_purchases'],
    fresh: sql`(select coalesce(sum(quantity), 0) from flashsale_purchases where flashsale_product_id = k.id)`,
  },
  {
    kept: 'promos.product',
    sources: ['promo_products'],
    fresh: sql`(select count(*) from promo_products where promo_id = k.id)`,
  },
  {
    kept: 'loyalty_levels.customer',
    sources: ['users'],
    fresh: sql`(select count(*) from users where level_id = k.id)`,
  },
  {
    kept: 'new_promo_uses.used',
    key: 'new_promo_id',
    sources: ['promotion_uses'],
    fresh: usesOf('new', 'new_promo_id'),
  },
  {
    kept: 'new_promo_uses.amount',
    key: 'new_promo_id',
    sources: ['promotion_uses'],
    fresh: sql`(select coalesce(sum(amount), 0) from promotion_uses
      where kind = 'new' and promotion_id = k.new_promo_id)`,
  },
  { kept: 'product_frees.given', sources: ['promotion_uses'], fresh: usesOf('free', 'id') },
  {
    kept: 'promo_master.active',
    sources: ['flashsales', 'campaigns', 'bundles', 'product_promo_prices', 'product_frees', 'new_promos'],
    fresh: sql`promotion_is_on(k.jenis, k.id_relation)`,
  },
  {
    kept: 'broadcasts.read',
    sources: ['messages'],
    fresh: sql`(select count(read_at) from messages where broadcast_id = k.id)`,
  },
  {
    kept: 'conversations.counted',
    sources: ['messages'],
    fresh: sql`(select count(*) from messages where conversation_id = k.id and category in ('chat', 'note'))`,
    among: sql`k.counted is not null`,
  },
  {
    kept: 'conversation_reads.counted',
    key: 'conversation_id',
    sources: ['messages'],
    fresh: sql`(select count(*) from messages
      where conversation_id = k.conversation_id and id <= k.message_id and category in ('chat', 'note'))`,
    among: sql`k.counted is not null`,
  },
  {
    kept: 'transactions.total_price',
    sources: ['transaction_items'],
    fresh: sql`(select sum(final_price) from transaction_items where transaction_id = k.id)`,
    among: sql`exists (select from transaction_items where transaction_id = k.id)`,
  },
];

function usesOf(kind: 'new' | 'free', key: string): RawBuilder<unknown> {
  return sql`(select coalesce(sum(quantity), 0) from promotion_uses
    where kind = ${kind} and promotion_id = k.${sql.ref(key)})`;
}

export interface Difference {
  readonly figure: string;
  readonly id: number;
  readonly kept: number;
  readonly fresh: number;
}

/** Counts all figures anew, and answers where what is kept is another one. */
export async function checkFigures(db: Db): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { kept: figure, key = 'id', fresh, among = sql`true` } of FIGURES) {
    const [table = '', column = ''] = figure.split('.');
    const { rows } = await sql<Omit<Difference, 'figure'>>`
      select * from (
        select k.${sql.ref(key)} as id, k.${sql.ref(column)}::float8 as kept, (${fresh})::float8 as fresh
        from ${sql.table(table)} as k where ${among}) as c
      where kept is distinct from fresh order by id`.execute(db);
    differences.push(...rows.map((row) => ({ figure, ...row })));
  }
  return differences;
}
