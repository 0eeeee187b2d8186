import { sql } from 'kysely';
import type { FlashsaleUpdateBody } from '../../../domain/generated/types/flashsale.ts';
import type { Db } from '../../store/index.ts';
import type { PromotedProduct, PromotionKind, Said } from './promotion-kind.ts';
import { soldFor, someOf } from './words.ts';

/** The values of a flash sale, after its files are stored. */
export interface FlashsaleValues
  extends Pick<FlashsaleUpdateBody, 'start_date' | 'start_time' | 'end_date' | 'end_time' | 'items'> {
  readonly active?: 0 | 1;
  /** Names of stored files; for banners only the added ones. */
  readonly thumbnail?: string;
  readonly banners: readonly string[];
}

export const flashsaleKind: PromotionKind<FlashsaleValues> = {
  table: 'flashsales',
  active: 'active',
  apply: writeFlashsale,
  products: flashsaleProducts,
  offer: flashsaleOffer,
  used: flashsaleUsed,
};

/** Writes an edit: the session and its products, which are matched by product. */
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

/** The discount as text: rupiah or percent. */
export function discountText(discount: number, type: string): string {
  return type === 'amount' ? `Rp ${discount.toLocaleString('id-ID')}` : `${discount}%`;
}

/** Its products, or those of an edit of it, for the approvers. */
async function flashsaleProducts(db: Db, id: number, proposal?: FlashsaleValues): Promise<PromotedProduct[]> {
  return (await pricedProducts(db, id, proposal)).map(({ isReduced: _, ...product }) => product);
}

/** The same, with whether each is switched on and has a discount. */
async function pricedProducts(db: Db, id: number, proposal?: FlashsaleValues) {
  const items = proposal && JSON.stringify(proposal.items);
  const from = items
    ? sql`jsonb_to_recordset(${items}::jsonb)
        as f(product_id int, discount numeric, discount_type text, product_stock int, status int)`
    : sql`(select *, stock as product_stock, active as status from flashsale_products where flashsale_id = ${id} order by id) as f`;
  const { rows } = await sql<{
    name: string;
    price: number;
    kuota: number;
    discount: number;
    type: string;
    isOn: boolean;
  }>`
    select p.name, p.price, coalesce(f.product_stock, 0) as kuota, coalesce(f.discount, 0)::float8 as discount,
      coalesce(f.discount_type, 'amount') as type, coalesce(f.status, 1) = 1 as "isOn"
    from ${from} join products as p on p.id = f.product_id`.execute(db);
  return rows.map(({ discount, type, isOn, ...row }) => ({
    ...row,
    diskon: discountText(discount, type),
    isReduced: isOn && discount > 0,
  }));
}

async function flashsaleOffer(db: Db, id: number, proposal?: FlashsaleValues): Promise<Said> {
  const products = (await pricedProducts(db, id, proposal)).filter(({ isReduced }) => isReduced);
  if (products.length === 0)
    return { message: 'No shop pays less: no product is switched on with a discount.' };
  return {
    message: 'Every shop that orders in the session pays less for {goods}.',
    params: { goods: someOf(products.map(({ name, diskon }) => `${name} (-${diskon})`)) },
  };
}

async function flashsaleUsed(db: Db, id: number): Promise<Said> {
  const { rows } = await sql<{ orders: number; sold: number; off: number }>`
    select count(distinct i.transaction_id)::int as orders, coalesce(sum(b.quantity), 0)::int as sold,
      coalesce(sum((i.price - b.price) * b.quantity), 0) as off
    from flashsale_products as f join flashsale_purchases as b on b.flashsale_product_id = f.id
    join transaction_items as i on i.id = b.transaction_item_id where f.flashsale_id = ${id}`.execute(db);
  return soldFor(rows[0] ?? { orders: 0, sold: 0, off: 0 });
}
