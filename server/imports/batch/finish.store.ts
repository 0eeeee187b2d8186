import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';

/** The number of products of this file (in import_seen) that staff have edited. */
export async function countKept(session: Db): Promise<number> {
  const { rows } = await sql<{ kept: number }>`select count(distinct p.id)::int as kept
    from import_seen seen
      join imported_products known on known.sku_code = seen.sku_code
      join products p on p.id = known.product_id
    where p.edited_at is not null`.execute(session);
  return rows[0]?.kept ?? 0;
}

/** ANALYZE after many new rows, since autovacuum would update the statistics only a minute later. */
export async function refreshStatistics(session: Db): Promise<void> {
  await sql`analyze products, users, transactions, transaction_items, imported_products, imported_lines`.execute(
    session,
  );
}
