import { sql } from 'kysely';
import type { ChatInvoicesItem, ChatTransactionsItem } from '../../domain/generated/types/chat.ts';
import type { Db } from '../store/index.ts';

const UUID = sql<string>`uuid::text`;

/** The profile of a shop. */
export function readCustomer(db: Db, uuid: string) {
  return db
    .selectFrom('users')
    .select(['id', 'uuid', 'shop_name', 'owner_name', 'nav_id', 'email', 'address', 'phone_number'])
    .where(UUID, '=', uuid)
    .executeTakeFirst();
}

/** 0 where there is no such shop: nothing is of it. */
export async function readShopId(db: Db, uuid = ''): Promise<number> {
  const shopRow = await db.selectFrom('users').select('id').where(UUID, '=', uuid).executeTakeFirst();
  return shopRow?.id ?? 0;
}

/** The unpaid invoices of a shop, longest overdue first. */
export async function readUnpaidInvoices(db: Db, shop: number): Promise<ChatInvoicesItem[]> {
  const { rows } = await sql<ChatInvoicesItem>`
    select coalesce(t.invoice_no, t.id::text) as document_no, 'Invoice' as document_type,
      (select coalesce(string_agg(named.name, ', '), '') from (
        select p.name from transaction_items as i join products as p on p.id = i.product_id
        where i.transaction_id = t.id order by i.id limit 3) as named) as description,
      t.due_on as due_date, t.amount_due as remaining_amount
    from transactions as t
    where t.user_id = ${shop} and t.paid = 0
    order by due_date, t.id`.execute(db);
  return rows;
}

/** The latest orders of a shop, or one of them, with their products. */
export async function readLatestOrders(
  db: Db,
  shop: number,
  limit: number,
  id?: number,
): Promise<ChatTransactionsItem[]> {
  const { rows } = await sql<ChatTransactionsItem>`
    select t.id, t.invoice_no, t.state, t.total_price, t.additional_discount, t.created_at,
      coalesce((select jsonb_agg(jsonb_build_object('name', p.name, 'quantity', i.quantity,
          'final_price', i.final_price, 'product_id', p.id, 'price', p.price, 'stock', p.stock,
          'orderable', p.active = 1 and p.blocked = 0, 'image_url',
          (select image_url from product_images as g where g.product_id = p.id order by g.id limit 1)) order by i.id)
        from transaction_items as i join products as p on p.id = i.product_id
        where i.transaction_id = t.id), '[]') as items
    from transactions as t where t.user_id = ${shop} and t.id = coalesce(${id ?? null}::integer, t.id)
    order by t.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The returns of a shop, latest first. */
export function readReturns(db: Db, shop: number) {
  return db
    .selectFrom('transaction_sros as s')
    .innerJoin('transactions as t', 't.id', 's.transaction_id')
    .select(['s.id', 's.sro_no as no', 's.type', 's.status'])
    .where('t.user_id', '=', shop)
    .orderBy('s.id', 'desc')
    .execute();
}
