import { sql } from 'kysely';
import { addDays } from '../../../core/dates.ts';
import { BUSINESS_ZONE, type Db } from '../connect.ts';
import { ENDED, LIMIT, STOCK } from './flash-session.ts';
import { inTiers, ofAllShops, ofCategories, ofTwoBrands } from './promotion-conditions.ts';
import { insertPromotionPictures } from './promotion-pictures.ts';

const SALES = [
  ['SLS-01', 'Rina Kartika'],
  ['SLS-02', 'Bambang Setiawan'],
  ['SLS-03', 'Yohanes Tarigan'],
  ['SLS-04', 'Siti Aminah'],
  ['SLS-05', 'Agus Wijaya'],
] as const;

/** State of its approval; only approved promotions apply. */
type Stage = 'waiting' | 'half' | 'approved' | 'rejected';
type Jenis = 'FLASHALE' | 'BUNDLE' | 'NEW PROMO' | 'PRODUCT FREE' | 'HARGA CORET' | 'CAMPAIGN';
interface Submitted {
  readonly jenis: Jenis;
  readonly id: number;
  readonly title: string;
  readonly start_date: string;
  readonly end_date: string;
}

/**
 * Sales persons, and promotions of several kinds around `today`, each with its approval state. `reduced`: ids of the products that
 * were bought in the flash sale that is over.
 */
export async function insertPromotions(db: Db, today: string, reduced: readonly number[]): Promise<void> {
  const sales = SALES.map(([sales_code, name]) => ({ sales_code, name }));
  const persons = await db.insertInto('sales_persons').values(sales).returning('id').execute();
  const ids = persons.map(({ id }) => id);
  await sql`insert into user_sales (user_id, sales_person_id)
    select id, (${ids}::integer[])[1 + id % ${ids.length}] from users`.execute(db);
  await insertFlashSales(db, today, reduced);
  await insertNewPromos(db, today);
  await insertFreeItems(db, today);
  await insertHargaCoret(db, today);
  await insertBundles(db, today);
  await insertBasicPromos(db, today);
  await insertCampaigns(db, today);
  await insertPromotionPictures(db);
}

async function insertFlashSales(db: Db, today: string, reduced: readonly number[]): Promise<void> {
  const sessions: readonly (readonly [from: number, to: number, time: string, stage: Stage])[] = [
    [-ENDED, -ENDED, '09:00', 'approved'],
    [2, 2, '10:00', 'approved'],
    [9, 10, '08:00', 'waiting'],
  ];
  for (const [saleIndex, [from, to, start_time, stage]] of sessions.entries()) {
    const [start_date, end_date] = [addDays(today, from), addDays(today, to)];
    const { id } = await db
      .insertInto('flashsales')
      .values({ start_date, start_time, end_date, end_time: '21:00' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into flashsale_products (flashsale_id, product_id, discount, discount_type, stock, limit_stock)
      select ${id}, id, case when id % 2 = 0 then 10 else 1500 end,
        case when id % 2 = 0 then 'persentage' else 'amount' end, ${STOCK}, ${LIMIT}
      from products where active = 1 and price > 10000
      order by ${saleIndex === 0} and id = any(${reduced}::int[]) desc, id offset ${saleIndex * 8} limit 6`.execute(
      db,
    );
    if (saleIndex === 0) await insertPurchases(db, id);
    const title = `Flash Sale ${start_date.split('-').reverse().join('/')} ${start_time}`;
    await submit(db, { jenis: 'FLASHALE', id, title, start_date, end_date }, stage);
  }
}

/** What orders bought at the prices of a flash sale. */
async function insertPurchases(db: Db, id: number): Promise<void> {
  await sql`insert into flashsale_purchases (flashsale_product_id, transaction_item_id, quantity, price)
    select f.id, i.id, i.quantity, i.final_price / i.quantity
    from flashsales as s join flashsale_products as f on f.flashsale_id = s.id
    join transaction_items as i on i.product_id = f.product_id and i.discount_price > 0
    join transactions as t on t.id = i.transaction_id
    where s.id = ${id} and (t.created_at at time zone ${BUSINESS_ZONE})::date = s.start_date
    order by t.created_at, i.id`.execute(db);
  await sql`update flashsale_products as f set sold =
    (select coalesce(sum(quantity), 0) from flashsale_purchases where flashsale_product_id = f.id)
    where flashsale_id = ${id}`.execute(db);
}

async function insertNewPromos(db: Db, today: string): Promise<void> {
  const brand = await firstIds(db, sql`brands where active = 1`, 3);
  const category = await firstIds(db, sql`categories where parent_category_id is null and active = 1`, 2);
  const product = await firstIds(db, sql`products where active = 1`, 3);
  const shop = await firstIds(db, sql`users`, 4);
  const level = await firstIds(db, sql`loyalty_levels`, 3);
  const { rows } = await sql<{
    city: string;
  }>`select city from wl_areas order by shops desc, city limit 2`.execute(db);
  const cities = rows.map(({ city }) => city);
  const goods = { brand, category, product, shop, level, cities };
  const promos = [
    ['Borong Dua Merek', 'BORONG2', -10, 50, 'approved', ofTwoBrands(goods)],
    ['Grosir Bertingkat', 'TINGKAT', 7, 60, 'half', inTiers(goods)],
    ['Potongan Kategori Akhir Tahun', 'AKHIRTAHUN', 14, 45, 'waiting', ofCategories(goods)],
    ['Diskon Semua Toko', 'SEMUA50', 3, 33, 'rejected', ofAllShops()],
  ] as const;
  for (const [nama, kode, from, to, stage, conditions] of promos) {
    const [start_at, end_at] = [addDays(today, from), addDays(today, to)];
    const { id } = await db
      .insertInto('new_promos')
      .values({
        nama,
        kode,
        kuota: 500,
        start_at,
        end_at,
        deskripsi: `${nama}, selama kuota masih ada.`,
        items_condition: JSON.stringify(conditions),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await submit(db, { jenis: 'NEW PROMO', id, title: nama, start_date: start_at, end_date: end_at }, stage);
  }
}

async function insertFreeItems(db: Db, today: string): Promise<void> {
  const products = await firstIds(db, sql`products where active = 1`, 4);
  const { rows: names } = await sql<{ name: string }>`
    select name from products where id = any(${products}::int[]) order by id`.execute(db);
  for (const [offerIndex, stage] of (['approved', 'waiting'] as const).entries()) {
    const [start_date, end_date] = [addDays(today, offerIndex * 5 - 3), addDays(today, offerIndex * 5 + 40)];
    const [bought = 0, freeProduct = 0] = products.slice(offerIndex * 2);
    const { id } = await db
      .insertInto('product_frees')
      .values({
        product_id: bought,
        start_date,
        end_date,
        type: 'qty',
        value: 240,
        qty_free: 300,
        berlaku_kelipatan: 1,
        deskripsi: 'Beli 240, gratis 1.',
        produk_gratis: names[offerIndex * 2 + 1]?.name ?? '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('product_free_items')
      .values({ product_free_id: id, product_id: freeProduct })
      .execute();
    const title = `Gratis ${names[offerIndex * 2 + 1]?.name ?? ''}`;
    await submit(db, { jenis: 'PRODUCT FREE', id, title, start_date, end_date }, stage);
  }
}

/** Discounts that strike a price through: some apply, one waits, one is over. */
async function insertHargaCoret(db: Db, today: string): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from products where active = 1 and price > 10000 order by id desc limit 5`.execute(db);
  const periods = [
    [-6, 24, 'approved'],
    [-2, 12, 'approved'],
    [-1, 6, 'approved'],
    [1, 20, 'waiting'],
    [-40, -10, 'approved'],
  ] as const;
  for (const [rowIndex, { id: product_id, name: title }] of rows.entries()) {
    const [from = 0, to = 0, stage = 'waiting'] = periods[rowIndex] ?? [];
    const [start_date, end_date] = [addDays(today, from), addDays(today, to)];
    const kind =
      rowIndex % 2 === 0
        ? ({ discount: 10, discount_type: 'persentage' } as const)
        : ({ discount: 1500, discount_type: 'amount' } as const);
    const { id } = await db
      .insertInto('product_promo_prices')
      .values({ product_id, start_date, end_date, ...kind, created_by: 'admin' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await submit(db, { jenis: 'HARGA CORET', id, title, start_date, end_date }, stage);
  }
}

/** Three products at 10 percent less: one bundle applies, one waits. */
async function insertBundles(db: Db, today: string): Promise<void> {
  const bundles = [
    ['Paket Warung Pagi', -4, 26, 'approved', 'Isi rak pagi dalam satu pesanan.'],
    ['Paket Buka Toko', 3, 45, 'waiting', 'Barang pertama untuk toko baru.'],
  ] as const;
  for (const [bundleIndex, [name, from, to, stage, deskripsi]] of bundles.entries()) {
    const days = { start_date: addDays(today, from), end_date: addDays(today, to) };
    const { rows } = await sql<{ id: number; price: number; image: string | null }>`
      select p.id, p.price, (select image_url from product_images where product_id = p.id order by ordering limit 1) as image
      from products as p where p.active = 1 and p.price > 5000 order by p.id offset ${40 + bundleIndex * 3} limit 3`.execute(
      db,
    );
    const goods = rows.map(({ id, price }, place) => ({
      product_id: id,
      price,
      qty: (place + 1) * 6,
      place,
    }));
    const price = goods.reduce((sum, good) => sum + Math.round(good.price * good.qty * 0.9), 0);
    const { id } = await db
      .insertInto('bundles')
      .values({ name, price, deskripsi, ...days })
      .returning('id')
      .executeTakeFirstOrThrow();
    const details = goods.map(({ product_id, qty, place }) => ({ product_id, qty, place, discount: 10 }));
    await db
      .insertInto('bundle_details')
      .values(details.map((detail) => ({ bundle_id: id, ...detail })))
      .execute();
    const thumbnails = rows.flatMap(({ image }) =>
      image === null ? [] : [{ bundle_id: id, thumbnail: image }],
    );
    if (thumbnails.length > 0) await db.insertInto('bundle_thumbnails').values(thumbnails).execute();
    await submit(db, { jenis: 'BUNDLE', id, title: name, ...days }, stage);
  }
}

async function insertBasicPromos(db: Db, today: string): Promise<void> {
  const promos = [
    ['Pekan Minuman Segar', -5, 9, 'Harga khusus minuman dingin untuk warung dan kafe.'],
    ['Belanja Awal Bulan', 8, 15, 'Isi rak lebih awal, stok dijamin.'],
  ] as const;
  for (const [promoIndex, [title, from, to, text]] of promos.entries()) {
    const dates = { start_date: addDays(today, from), end_date: addDays(today, to) };
    const { id } = await db
      .insertInto('promos')
      .values({ title, ...dates, ordering: promoIndex + 1, content: `<p>${text}</p>` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into promo_products (promo_id, product_id)
      select ${id}, id from products where active = 1 order by id offset ${promoIndex * 5} limit 5`.execute(
      db,
    );
  }
}

/** Targets in rupiah and in pieces, one per kind of goods; the progress of the shops follows from their orders. */
async function insertCampaigns(db: Db, today: string): Promise<void> {
  const campaigns = [
    ['Target Minuman Akhir Tahun', 'category', 'amount', 25_000_000, -20, 40, 'approved', 24],
    ['Seribu Karton Bersama', 'brand', 'qty', 1_000, -5, 55, 'approved', 12],
    ['Rak Penuh, Bonus Penuh', 'product', 'qty', 480, 4, 34, 'waiting', 8],
  ] as const;
  const tables = { product: 'products', category: 'categories', brand: 'brands' } as const;
  for (const [
    campaignIndex,
    [title, type, type_target, target, from, to, stage, shops],
  ] of campaigns.entries()) {
    const days = { start_date: addDays(today, from), end_date: addDays(today, to) };
    const content = '<p>Capai targetnya sampai hari terakhir. Hadiah dikirim bersama pesanan berikutnya.</p>';
    const { id } = await db
      .insertInto('campaigns')
      .values({ title, type, type_target, target, content, ...days, ordering: campaignIndex + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sold = type === 'product' ? sql`true` : sql`id in (select ${sql.ref(`${type}_id`)} from products)`;
    await sql`insert into campaign_items (campaign_id, ${sql.ref(`${type}_id`)})
      select ${id}, id from ${sql.table(tables[type])} where active = 1 and ${sold} order by id limit 5`.execute(
      db,
    );
    await sql`insert into campaign_participants (campaign_id, user_id, reached, reward)
      select ${id}, id, campaign_reached(${id}, id), case when id % 3 = 0 then 'Voucher belanja' else '' end
      from users where active = 1 order by id limit ${shops}`.execute(db);
    await submit(db, { jenis: 'CAMPAIGN', id, title, ...days }, stage);
  }
}

async function firstIds(db: Db, from: ReturnType<typeof sql>, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${from} order by id limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Submitted by the Admin; the supervisor's level decides first, a Superadmin last. */
async function submit(
  db: Db,
  { id: id_relation, jenis, title, ...days }: Submitted,
  stage: Stage,
): Promise<void> {
  const accounts = await db.selectFrom('admin_users').select(['id', 'username']).execute();
  const idOf = (username: string) => accounts.find((account) => account.username === username)?.id ?? null;
  const submitter = idOf('admin');
  const { id: promo_master_id } = await db
    .insertInto('promo_master')
    .values({
      jenis,
      id_relation,
      title,
      ...days,
      submitter,
      approved_version: stage === 'approved' ? 1 : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const approval = ({ waiting: 1, half: 1, approved: 2, rejected: 3 } as const)[stage];
  const { id: approval_id } = await db
    .insertInto('promotion_approvals')
    .values({
      promo_master_id,
      version: 1,
      jenis,
      relation_id: id_relation,
      name: title,
      ...days,
      submitter,
      approval,
      turn: { waiting: 2, half: 3, approved: null, rejected: null }[stage],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const buildLogRow = (status: 'submitted' | 'approved' | 'rejected', level: string, approver: string) => ({
    approval_id,
    status,
    level,
    approver,
    approver_id: idOf(approver),
  });
  const first = buildLogRow('approved', 'Kepala Gudang', 'superadmin');
  const last = buildLogRow(stage === 'rejected' ? 'rejected' : 'approved', 'Manajer Penjualan', 'superadmin');
  const decided = { waiting: [], half: [first], approved: [first, last], rejected: [last] }[stage];
  await db
    .insertInto('promotion_approval_logs')
    .values([buildLogRow('submitted', '', 'admin'), ...decided])
    .execute();
}
