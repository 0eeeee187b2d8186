import { sql } from 'kysely';
import type { FlashsaleUpdateBody } from '../../../src/generated/product/types/flashsale.ts';
import type { Db } from '../../store/index.ts';
import type { PromotedProduct, PromotionKind } from './promotion-kind.ts';

/** What a flash sale is made of, once its files are kept. */
export interface FlashsaleValues
  extends Pick<FlashsaleUpdateBody, 'start_date' | 'start_time' | 'end_date' | 'end_time' | 'items'> {
  readonly active?: 0 | 1;
  /** Names of kept files; of banners those that are added. */
  readonly thumbnail?: string;
  readonly banners: readonly string[];
}

export const flashsaleKind: PromotionKind = {
  table: 'flashsales',
  active: 'active',
  apply: writeFlashsale,
  products: flashsaleProducts,
};

/** Writes an edit: the session, and its products, which are told apart by the product. */
export async function writeFlashsale(db: Db, id: number, values: FlashsaleValues): Promise<void> {
  const { banners, items, ...session } = values;
  await db.updateTable('flashsales').set(session).where('id', '=', id).execute();
  await addBanners(db, id, banners);
  const products = items.map(({ product_id }) => product_id);
  await db
    .deleteFrom('flashsale_products')
    .where('flashsale_id', '=', id)
    .where('product_id', 'not in', products)
    .execute();
  await db
    .insertInto('flashsale_products')
    .values(
      items.map((item) => ({
        flashsale_id: id,
        product_id: item.product_id,
        discount: item.discount ?? 0,
        discount_type: item.discount_type ?? 'amount',
        stock: item.product_stock ?? 0,
        limit_stock: item.product_limit_stock ?? 0,
        active: item.status ?? 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['flashsale_id', 'product_id']).doUpdateSet((eb) => ({
        discount: eb.ref('excluded.discount'),
        discount_type: eb.ref('excluded.discount_type'),
        stock: eb.ref('excluded.stock'),
        limit_stock: eb.ref('excluded.limit_stock'),
        active: eb.ref('excluded.active'),
      })),
    )
    .execute();
}

export async function addBanners(db: Db, id: number, banners: readonly string[]): Promise<void> {
  if (banners.length === 0) return;
  const rows = banners.map((banner_url) => ({ flashsale_id: id, banner_url }));
  await db.insertInto('flashsale_banners').values(rows).execute();
}

/** The discount as it is written everywhere: rupiah or percent. */
export function discountText(discount: number, type: string): string {
  return type === 'amount' ? `Rp ${discount.toLocaleString('id-ID')}` : `${discount}%`;
}

async function flashsaleProducts(db: Db, id: number): Promise<PromotedProduct[]> {
  const { rows } = await sql<{ name: string; price: number; kuota: number; discount: number; type: string }>`
    select p.name, p.price, f.stock as kuota, f.discount, f.discount_type as type
    from flashsale_products as f join products as p on p.id = f.product_id
    where f.flashsale_id = ${id} order by f.id`.execute(db);
  return rows.map(({ discount, type, ...row }) => ({ ...row, diskon: discountText(discount, type) }));
}
