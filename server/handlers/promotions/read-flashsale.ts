import { locale } from '../../../domain/generated/facts.ts';
import type {
  Flashsale,
  FlashsaleGetParams,
  FlashsaleGetQuery,
} from '../../../domain/generated/types/flashsale.ts';
import type { Context } from '../../calls/handler.ts';
import { type ExportRequest, exportFile } from '../../exports/index.ts';
import { fileAddress } from '../../files/file-name.ts';
import { requireRow } from '../../refusal.ts';
import { readEntity } from '../read-entity.ts';
import { readFlashsaleItems, readFlashsaleReport, readSwitch } from './flashsale.store.ts';
import { discountText } from './flashsale-kind.ts';
import { readProducts } from './products.store.ts';
import { approvalOf } from './read-approval.ts';
import { readEditVersion } from './registry.store.ts';
import { standingOf } from './standing.ts';
import { pictureRows, waitingEdit, withoutRemoved } from './waiting.ts';

/** One flash sale with its products, what they brought, and how far its approval is. */
export async function readFlashsale(
  { params, query }: { params: FlashsaleGetParams; query: FlashsaleGetQuery },
  context: Context,
): Promise<Flashsale> {
  const flashsale = requireRow(await readEntity('flashsale', params.id, context));
  const { db } = context;
  const items = (await readFlashsaleItems(db, params.id)).map((row) => ({
    ...row,
    diskon: discountText(row.discount, row.discount_type),
  }));
  const { state: _, ...words } = await standingOf(db, 'FLASHALE', params.id);
  return {
    ...flashsale,
    total_pendapatan: sumOf(items.flatMap(({ cart_item }) => cart_item)),
    item_detail: items,
    ...words,
    waiting: null,
    waiting_picture: [],
    ...(await approvalOf(context, 'FLASHALE', params.id)),
    ...(query.edit && (await waitingFlashsale(context, { ...flashsale, item_detail: items }))),
  };
}

const sumOf = (bought: readonly { total: number }[]) => bought.reduce((sum, { total }) => sum + total, 0);

/** What its form goes on from where an edit waits. */
async function waitingFlashsale(
  { db }: Context,
  { id, item_banner, item_detail }: Pick<Flashsale, 'id' | 'item_banner' | 'item_detail'>,
): Promise<Partial<Flashsale>> {
  const version = await readEditVersion(db, 'FLASHALE', id);
  const active = await readSwitch(db, id);
  const pendingEdit = await waitingEdit(db, 'FLASHALE', id);
  if (!pendingEdit) return { version, active };
  const { items, banners, removed: _removed, thumbnail, ...session } = pendingEdit.values;
  const products = await readProducts(
    db,
    items.map(({ product_id }) => product_id),
  );
  return {
    active,
    ...session,
    version,
    waiting_picture: pictureRows(thumbnail),
    item_banner: [
      ...withoutRemoved(item_banner, pendingEdit.values),
      ...banners.map((name, bannerIndex) => ({ id: -1 - bannerIndex, banner_url: fileAddress(name) ?? '' })),
    ],
    item_detail: items.flatMap((item, itemIndex) => {
      const product = products.get(item.product_id);
      const stored = item_detail?.find((detailRow) => detailRow.product.id === item.product_id);
      const { discount = 0, discount_type = 'amount', product_stock: stock = 0 } = item;
      const editedRow = {
        ...(stored ?? { id: -1 - itemIndex, total_produk_terjual: 0, cart_item: [] }),
        discount,
        discount_type,
        diskon: discountText(discount, discount_type),
        stock,
        limit_stock: item.product_limit_stock ?? 0,
        active: item.status ?? 1,
      };
      return product ? [{ ...editedRow, product }] : [];
    }),
    waiting: pendingEdit.waiting,
  };
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
export async function exportFlashsales(_input: unknown, { db, speak }: Context) {
  const name = `Flashsale_report_${Date.now()}`;
  const request: ExportRequest = {
    format: 'xlsx',
    name,
    columns: COLUMNS,
    zone: locale.zone,
    locale: locale.numbers,
    say: await speak(),
  };
  return exportFile(request, readFlashsaleReport(db));
}
