import { sql } from 'kysely';
import { type Db, rowOfCode } from '../store/index.ts';

/** One value of a product in the ERP: a price of a group of customers, a stock of a warehouse. */
export interface ErpValue {
  readonly sku: string;
  readonly code: string;
  readonly value: number;
}

/** The ERP's value, and ours. */
export interface MatchedValue {
  /** Of the product. */
  readonly id: number;
  readonly code: string;
  readonly before: number | null;
  readonly value: number;
}

/** The table and columns of such values. */
export interface ValueTable {
  readonly table: 'product_prices' | 'product_inventories';
  readonly code: 'price_code' | 'inventory_code';
  readonly value: 'price' | 'stock';
}

/** The values of the products that we have, which are locked. */
export async function lockValues(
  db: Db,
  { table, code, value }: ValueTable,
  values: readonly ErpValue[],
): Promise<MatchedValue[]> {
  const { rows } = await sql<MatchedValue>`
    with given as (
      select distinct on (meant, code) meant, code, value
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as g (sku text, code text, value numeric)
        cross join lateral (select ${rowOfCode('products', sql`g.sku`)} as meant) as named
      order by meant, code
    )
    select p.id, g.code, g.value, v.${sql.ref(value)} as before
    from given as g join products as p on p.id = g.meant
      left join ${sql.table(table)} as v on v.product_id = p.id and v.${sql.ref(code)} = g.code
    order by p.id for update of p`.execute(db);
  return rows;
}

/** Adds or changes values. */
export async function writeValues(
  db: Db,
  { table, code, value }: ValueTable,
  values: readonly MatchedValue[],
): Promise<void> {
  await sql`insert into ${sql.table(table)} (product_id, ${sql.ref(code)}, ${sql.ref(value)})
    select id, code, value from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as c (id integer, code text, value numeric)
    on conflict (product_id, ${sql.ref(code)}) do update set ${sql.ref(value)} = excluded.${sql.ref(value)}`.execute(
    db,
  );
}
