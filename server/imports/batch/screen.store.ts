import { type RawBuilder, sql } from 'kysely';
import { type Db, hasCode } from '../../store/index.ts';

interface Place {
  number: number;
  occurrence: number;
}

/** What the database's own rows say against lines of the batch; each was taken out of import_batch. */
export interface Screening {
  /** How many came in before. */
  known: number;
  otherOrder: Place[];
  otherCustomer: Place[];
  /** Without a description, for a product that is not known so far. */
  unnamed: Place[];
}

/** Leaves in import_batch only the lines to be stored. */
export async function screen(trx: Db): Promise<Screening> {
  const takeOut = async (query: RawBuilder<Place>) => (await query.execute(trx)).rows;
  const knownPlaces = await takeOut(sql`delete from import_batch batch
    using transactions t join imported_lines line on line.transaction_id = t.id
    where t.invoice_no = batch.invoice_no
      and line.sku_code = batch.sku_code and line.occurrence = batch.occurrence
    returning number, batch.occurrence`);
  const otherOrder = await takeOut(sql`delete from import_batch batch using transactions t
    where t.invoice_no = batch.invoice_no
      and not exists (select from imported_lines line where line.transaction_id = t.id)
    returning number, occurrence`);
  // The first line of an invoice decides whose it is.
  const otherCustomer = await takeOut(sql`with owner as (
      select distinct on (batch.invoice_no) batch.invoice_no, coalesce(u.nav_id, batch.customer) as customer
      from import_batch batch
        left join transactions t on t.invoice_no = batch.invoice_no left join users u on u.id = t.user_id
      order by batch.invoice_no, number
    )
    delete from import_batch batch using owner
    where owner.invoice_no = batch.invoice_no and owner.customer <> batch.customer
    returning number, occurrence`);
  const unnamed = await takeOut(sql`delete from import_batch batch
    where name is null
      and not exists (select from imported_products known where known.sku_code = batch.sku_code)
      and not exists (select from products p where ${hasCode('products', sql`batch.sku_code`, 'p')})
      and not exists (select from import_batch other where other.sku_code = batch.sku_code and other.name is not null)
    returning number, occurrence`);
  return { known: knownPlaces.length, otherOrder, otherCustomer, unnamed };
}
