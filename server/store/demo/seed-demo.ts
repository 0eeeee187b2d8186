import { sql } from 'kysely';
import { businessDay, isoInstant } from '../../../core/dates.ts';
import { nameWriter } from '../change-event.ts';
import { BUSINESS_ZONE, type Db } from '../connect.ts';
import type { Store } from '../open-store.ts';
import { insertAccounts } from './accounts.ts';
import { insertAdministration } from './administration.ts';
import { insertAnnouncements } from './announcements.ts';
import { insertAppActivity } from './app-activity.ts';
import { banner, packShot, VIEWS } from './artwork.ts';
import { BRANDS } from './brands.ts';
import { CATALOGUE } from './catalogue.ts';
import { insertChat } from './chat.ts';
import { CONFIGS } from './configs.ts';
import type { DemoCategory } from './demo-category.ts';
import { known } from './known.ts';
import { insertLogistics } from './logistics.ts';
import { insertLoyalty } from './loyalty.ts';
import { insertOrderPapers } from './order-papers.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { insertProductRecords } from './product-records.ts';
import { type DemoProduct, makeProducts } from './products.ts';
import { insertPromotions } from './promotions.ts';
import { createRandom } from './random.ts';
import { insertSections } from './sections.ts';
import { insertShopRecords } from './shop-records.ts';
import { makeShops } from './shops.ts';
import { insertTrade } from './trade.ts';

const SEED = 20_240_108;
const IMAGE = 600;
const THUMBNAIL = 160;

/**
 * Fills a new database with the demo business, all or nothing; the pictures go into `filesFolder`, where uploads
 * live. Orders, payments and what shops do in their app reach until `now`. Does nothing, and answers false, when there
 * are accounts already. Not for production: the accounts have a public password.
 */
export async function seedDemo(store: Store, filesFolder: string, now = isoInstant()): Promise<boolean> {
  return store.db.transaction().execute(async (db) => {
    // Two servers that start on one database at the same time must not both fill it.
    await sql`lock table admin_users in share row exclusive mode`.execute(db);
    const existingAccounts = await db.selectFrom('admin_users').select('id').limit(1).execute();
    if (existingAccounts.length > 0) return false;
    await nameWriter(db, 'demo');
    const random = createRandom(SEED);
    const pictures = createPictures(filesFolder);
    const products = makeProducts(random);
    const pendingPictures = Promise.all([drawBanners(pictures), drawProducts(pictures, products)]);
    // Hashing passwords takes long as well.
    await Promise.all([pictures.draw(), insertAccounts(db)]);
    const [banners, shots] = await pendingPictures;
    await pictures.save(db);
    const brands = await insertBrands(db, banners);
    const categories = await insertCategories(db, banners);
    await insertProducts(db, products, { brands, categories, shots });
    await db.insertInto('users').values(makeShops(random)).execute();
    await db
      .insertInto('configs')
      .values([...CONFIGS])
      .execute();
    await insertAdministration(db, createRandom(SEED));
    await insertRecords(db);
    const reduced = await insertTrade(db, SEED, now);
    await insertAppActivity(db, businessDay(BUSINESS_ZONE, now));
    await insertOrderPapers(db);
    await insertPromotions(db, businessDay(BUSINESS_ZONE, now), reduced);
    await insertChat(db, now);
    return true;
  });
}

/** Inserts what depends on products, shops and orders. Each part has its own random sequence, so that changing one does not move another. */
async function insertRecords(db: Db): Promise<void> {
  await insertProductRecords(db, createRandom(SEED));
  await insertShopRecords(db, createRandom(SEED));
  await insertSections(db);
  await insertLoyalty(db);
  await insertAnnouncements(db);
  await insertLogistics(db);
}

type Ids = ReadonlyMap<string, number>;
type Files = ReadonlyMap<string, string>;

/** Brand or category name -> file. */
async function drawBanners(pictures: Pictures): Promise<Files> {
  const draw = async (name: string, drawing: string) =>
    [name, await pictures.add(name, drawing, 720)] as const;
  return new Map(
    await Promise.all([
      ...BRANDS.map(({ name, hue }) => draw(name, banner(hue))),
      ...CATALOGUE.map(({ name, hue, groups }) =>
        draw(
          name,
          banner(
            hue,
            groups.map(({ form }) => form),
          ),
        ),
      ),
    ]),
  );
}

interface Shot {
  image_url: string;
  thumbnail_image_url: string;
  ordering: number;
}

/** The images of each product, in its order. */
function drawProducts(pictures: Pictures, products: readonly DemoProduct[]): Promise<Shot[][]> {
  const drawOne = async ({ form, hue, category }: DemoProduct, n: number): Promise<Shot> => {
    const drawing = packShot(form, hue, VIEWS[n] ?? 'front');
    const [image_url, thumbnail_image_url] = await Promise.all([
      pictures.add(category, drawing, IMAGE),
      pictures.add(category, drawing, THUMBNAIL),
    ]);
    return { image_url, thumbnail_image_url, ordering: n + 1 };
  };
  return Promise.all(
    products.map((product) =>
      Promise.all(Array.from({ length: product.images }, (_, n) => drawOne(product, n))),
    ),
  );
}

async function insertBrands(db: Db, banners: Files): Promise<Ids> {
  const rows = BRANDS.map(({ name, active = 1 as const }, n) => ({
    name,
    active,
    // One has none, as happens.
    file_url: n === 6 ? null : banners.get(name),
  }));
  return named(await db.insertInto('brands').values(rows).returning(['id', 'name']).execute());
}

async function insertCategories(db: Db, banners: Files): Promise<Ids> {
  const parents = CATALOGUE.map(({ name, description, active = 1 as const }, n) => ({
    name,
    description,
    active,
    ordering: n + 1,
    file_url: banners.get(name),
  }));
  const ids = named(await db.insertInto('categories').values(parents).returning(['id', 'name']).execute());
  const children = CATALOGUE.flatMap((parent) => childrenOf(parent, ids, banners));
  return named(await db.insertInto('categories').values(children).returning(['id', 'name']).execute());
}

function childrenOf(parent: DemoCategory, ids: Ids, banners: Files) {
  return parent.groups.map(({ name, kinds }, n) => ({
    name,
    description: `${Object.keys(kinds).join(', ')}.`,
    ordering: n + 1,
    file_url: banners.get(parent.name),
    parent_category_id: ids.get(parent.name),
  }));
}

interface Links {
  brands: Ids;
  categories: Ids;
  shots: Shot[][];
}

async function insertProducts(
  db: Db,
  products: DemoProduct[],
  { brands, categories, shots }: Links,
): Promise<void> {
  const rows = products.map(({ row, brand, category }) => ({
    ...row,
    updated_at: row.created_at,
    brand_id: brand === null ? null : brands.get(brand),
    category_id: categories.get(category),
  }));
  const inserted = await db.insertInto('products').values(rows).returning(['id', 'sku_code']).execute();
  const ids = new Map(inserted.map(({ id, sku_code }) => [sku_code, id] as const));
  const linked = <T>(listParts: (product: DemoProduct, index: number) => T[]) =>
    products.flatMap((product, n) =>
      listParts(product, n).map((part) => ({ product_id: known(ids.get(product.row.sku_code)), ...part })),
    );
  await db
    .insertInto('product_prices')
    .values(linked(({ prices }) => prices))
    .execute();
  await db
    .insertInto('product_inventories')
    .values(linked(({ inventories }) => inventories))
    .execute();
  await db
    .insertInto('product_images')
    .values(linked((_, n) => shots[n] ?? []))
    .execute();
}

function named(rows: readonly { readonly id: number; readonly name: string }[]): Ids {
  return new Map(rows.map(({ id, name }) => [name, id]));
}
