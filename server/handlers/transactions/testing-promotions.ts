import type { Benefit, Block, BlockType, Filter } from '../../../domain/promotions/conditions/conditions.ts';
import type { Db } from '../../store/index.ts';
import { TEA } from './testing.ts';

export const cut: Benefit = {
  type_benefit: 'potongan-harga',
  type: 'percentage',
  value: '10',
  maks_benefit: 0,
  is_super_tier: '0',
};
export const every = (product: number, value: number): Filter => ({
  type: 'sku',
  value: 'choose',
  group: 'kelipatan',
  items: [
    { relation_id: product, data: [{ value, type: 'qty', is_active: 1, type_condition: 'kelipatan' }] },
  ],
});
const block = (type: BlockType, data: Filter[]): Block => ({
  type,
  is_active: 1,
  condition: 'and',
  data: [{ level: 1, condition: 'and', data }],
});
let codes = 0;

/** A promotion that applies, and answers its number. */
export async function newPromotion(
  db: Db,
  filter: Filter,
  benefit: Benefit[],
  more: { kuota?: number; maks_total?: number; approved?: boolean; customers?: Filter } = {},
): Promise<number> {
  const items_condition = JSON.stringify({
    data: [block('customers', more.customers ? [more.customers] : []), block('products', [filter])],
    benefit,
  });
  const dates = { start_at: '2000-01-01', end_at: '9999-12-30' };
  codes++;
  const { id } = await db
    .insertInto('new_promos')
    .values({
      nama: `Promo`,
      kode: `P${codes}`,
      kuota: more.kuota ?? 100,
      maks_total: more.maks_total ?? null,
      deskripsi: '',
      items_condition,
      ...dates,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('new_promos')
    .set({ nama: `Promo ${id}` })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('promo_master')
    .values({
      jenis: 'NEW PROMO',
      id_relation: id,
      title: `Promo ${id}`,
      start_date: dates.start_at,
      end_date: dates.end_at,
      approved_version: more.approved === false ? null : 1,
    })
    .execute();
  return id;
}

/** A flash sale of tea at 500 that is on. */
export async function newFlashSale(db: Db, stock: number, limit_stock = 0): Promise<number> {
  const time = { start_date: '2000-01-01', start_time: '00:00', end_date: '9999-12-30', end_time: '00:00' };
  const { id } = await db.insertInto('flashsales').values(time).returning('id').executeTakeFirstOrThrow();
  const sold = { flashsale_id: id, product_id: TEA, discount: 500, stock, limit_stock };
  const product = await db
    .insertInto('flashsale_products')
    .values(sold)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('promo_master')
    .values({
      jenis: 'FLASHALE',
      id_relation: id,
      title: 'Kilat',
      approved_version: 1,
      start_date: time.start_date,
      end_date: time.end_date,
    })
    .execute();
  return product.id;
}
