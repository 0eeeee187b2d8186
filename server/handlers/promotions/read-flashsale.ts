import { sql } from 'kysely';
import type {
  Flashsale,
  FlashsaleGetParams,
  FlashsaleGetQuery,
} from '../../../domain/generated/types/flashsale.ts';
import type { Context } from '../../calls/handler.ts';
import { type ExportRequest, exportFile } from '../../exports/index.ts';
import { fileAddress } from '../../files/file-name.ts';
import { zone } from '../../generated/access.ts';
import { notFound } from '../../refusal.ts';
import { statementBatches } from '../../resources/read-batches.ts';
import { readEntity } from '../read-entity.ts';
import { discountText } from './flashsale-kind.ts';
import { productsOf } from './products.ts';
import { approvalOf } from './read-approval.ts';
import { editVersion } from './registry.ts';
import { standingOf } from './standing.ts';
import { pictureRows, waitingEdit } from './waiting.ts';

/** One flash sale with its products, what they brought, and how far its approval is. */
export async function readFlashsale(
  { params, query }: { params: FlashsaleGetParams; query: FlashsaleGetQuery },
  context: Context,
): Promise<Flashsale> {
  const flashsale = await readEntity('flashsale', params.id, context);
  if (!flashsale) throw notFound();
  const { db } = context;
  const items = await itemsOf(params.id, context);
  const banners = await db
    .selectFrom('flashsale_banners')
    .select(['id', 'banner_url'])
    .where('flashsale_id', '=', params.id)
    .orderBy('id')
    .execute();
  const { state: _, ...words } = await standingOf(db, 'FLASHALE', params.id);
  const item_banner = banners.map(({ id, banner_url }) => ({
    id,
    banner_url: fileAddress(banner_url) ?? '',
  }));
  return {
    ...flashsale,
    total_pendapatan: sumOf(items.flatMap(({ cart_item }) => cart_item)),
    item_banner,
    item_detail: items,
    ...words,
    ...{ waiting: null, waiting_picture: [] },
    ...(await approvalOf(context, 'FLASHALE', params.id)),
    ...(query.edit && (await waitingFlashsale(context, { id: params.id, item_banner, item_detail: items }))),
  };
}

const sumOf = (bought: readonly { total: number }[]) => bought.reduce((sum, { total }) => sum + total, 0);

/** What its form goes on from where an edit waits. */
async function waitingFlashsale(
  { db }: Context,
  { id, item_banner, item_detail }: Pick<Flashsale, 'id' | 'item_banner' | 'item_detail'>,
): Promise<Partial<Flashsale>> {
  const version = await editVersion(db, 'FLASHALE', id);
  const pendingEdit = await waitingEdit(db, 'FLASHALE', id);
  if (!pendingEdit) return { version };
  const { items, banners, thumbnail, ...session } = pendingEdit.values;
  const products = await productsOf(
    db,
    items.map(({ product_id }) => product_id),
  );
  return {
    ...session,
    version,
    waiting_picture: pictureRows(thumbnail),
    item_banner: [
      ...(item_banner ?? []),
      ...banners.map((name, bannerIndex) => ({ id: -1 - bannerIndex, banner_url: fileAddress(name) ?? '' })),
    ],
    item_detail: items.flatMap((item, itemIndex) => {
      const product = products.get(item.product_id);
      const stored = item_detail?.find((detailRow) => detailRow.product.id === item.product_id);
      const { discount = 0, discount_type = 'amount', product_stock: stock = 0 } = item;
      const editedRow = {
        ...(stored ?? { id: -1 - itemIndex, total_produk_terjual: 0, cart_item: [] }),
        ...{ discount, discount_type, diskon: discountText(discount, discount_type), stock },
        ...{ limit_stock: item.product_limit_stock ?? 0, active: item.status ?? 1 },
      };
      return product ? [{ ...editedRow, product }] : [];
    }),
    waiting: pendingEdit.waiting,
  };
}

interface Item {
  id: number;
  product: { id: number; name: string; price: number };
  discount: number;
  discount_type: 'amount' | 'persentage';
  stock: number;
  limit_stock: number;
  active: 0 | 1;
  total_produk_terjual: number;
  cart_item: {
    id: number;
    price: number;
    quantity: number;
    total: number;
    transaction: { created_at: string; total_price: number; user: { shop_name: string } };
  }[];
}

async function itemsOf(id: number, { db }: Context) {
  const { rows } = await sql<Item>`
    select f.id, f.discount, f.discount_type, f.stock, f.limit_stock, f.active, f.sold as total_produk_terjual,
      json_build_object('id', p.id, 'name', p.name, 'price', p.price) as product,
      coalesce((select json_agg(json_build_object('id', b.id, 'price', b.price, 'quantity', b.quantity,
        'total', b.price * b.quantity, 'transaction',
        json_build_object('created_at', t.created_at, 'total_price', t.total_price,
          'user', json_build_object('shop_name', t.shop_name))) order by t.created_at desc)
        from flashsale_purchases as b join transaction_items as i on i.id = b.transaction_item_id
        join transactions as t on t.id = i.transaction_id
        where b.flashsale_product_id = f.id), '[]') as cart_item
    from flashsale_products as f join products as p on p.id = f.product_id
    where f.flashsale_id = ${id} order by f.id`.execute(db);
  return rows.map((row) => ({ ...row, diskon: discountText(row.discount, row.discount_type) }));
}

const COLUMNS: ExportRequest['columns'] = [
  { path: 'id', label: 'ID', as: 'number' },
  { path: 'sesi', label: 'Sesi', as: 'text' },
  { path: 'active', label: 'Status', as: 'choice', labels: { 0: 'Inactive', 1: 'Active', 2: 'Rejected' } },
  { path: 'name', label: 'Name', as: 'text' },
  { path: 'price', label: 'Harga', as: 'number' },
  { path: 'diskon', label: 'Diskon', as: 'text' },
  { path: 'stock', label: 'Stock', as: 'number' },
  { path: 'limit_stock', label: 'Batas Pembelian', as: 'number' },
  { path: 'sold', label: 'Terjual', as: 'number' },
];

/** All flash sales, a row for each product. */
export function exportFlashsales(_input: unknown, { db }: Context) {
  const rows = sql<Record<string, unknown>>`
    select s.id, s.sesi, s.active, p.name, p.price, f.stock, f.limit_stock, f.sold,
      case f.discount_type when 'amount' then 'Rp ' || trunc(f.discount) else trunc(f.discount) || '%' end as diskon
    from flashsales as s left join flashsale_products as f on f.flashsale_id = s.id
    left join products as p on p.id = f.product_id order by s.id desc, f.id`;
  const name = `Flashsale_report_${Date.now()}`;
  const request: ExportRequest = { format: 'xlsx', name, columns: COLUMNS, zone, locale: 'id-ID' };
  return exportFile(request, statementBatches(db, rows));
}
