import { sql } from 'kysely';
import { JobFailure, type JobStep } from '../jobs/index.ts';
import type { Db } from '../store/index.ts';

/** One value of a product in the ERP: a price of a group of customers, a stock of a warehouse. */
export interface ErpValue {
  readonly sku: string;
  readonly code: string;
  readonly value: number;
}

interface Known {
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

/** The SKU that a sync is limited to; null: all products. Throws a JobFailure when the product is gone. */
export async function skuOf(db: Db, id: number | null | undefined): Promise<string | null> {
  if (id === undefined || id === null) return null;
  const product = db.selectFrom('products').select('sku_code').where('id', '=', id);
  const gone = () => new JobFailure('The product does not exist any more.');
  return (await product.executeTakeFirstOrThrow(gone)).sku_code;
}

/**
 * Writes the changed values with their audit entries. Returns the ids of the products concerned and the counts; values of products
 * that we do not have count as `unknown`.
 */
export async function takeOverValues(
  values: readonly ErpValue[],
  { table, code, value }: ValueTable,
  { db, audit }: JobStep,
) {
  const { rows } = await sql<Known>`
    with given as (
      select distinct on (upper(sku), code) upper(sku) as sku, code, value
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as g (sku text, code text, value numeric)
      order by upper(sku), code
    )
    select p.id, g.code, g.value, v.${sql.ref(value)} as before
    from given as g join products as p on upper(p.sku_code) = g.sku
      left join ${sql.table(table)} as v on v.product_id = p.id and v.${sql.ref(code)} = g.code
    order by p.id for update of p`.execute(db);
  const changed = rows.filter(({ before: oldValue, value: newValue }) => oldValue !== newValue);
  await sql`insert into ${sql.table(table)} (product_id, ${sql.ref(code)}, ${sql.ref(value)})
    select id, code, value from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (id integer, code text, value numeric)
    on conflict (product_id, ${sql.ref(code)}) do update set ${sql.ref(value)} = excluded.${sql.ref(value)}`.execute(
    db,
  );
  const ids = [...new Set(changed.map(({ id }) => id))];
  for (const id of ids) {
    const productChanges = changed.filter((row) => row.id === id);
    const named = (pick: (row: Known) => unknown) =>
      Object.fromEntries(productChanges.map((row) => [`${value} (${row.code})`, pick(row)]));
    await audit({
      entity: 'product',
      id,
      before: named(({ before: oldValue }) => oldValue),
      after: named((row) => row.value),
    });
  }
  const unchanged = rows.length - changed.length;
  return { ids, counts: { updated: changed.length, unchanged, unknown: values.length - rows.length } };
}
