import type { Db } from '../connect.ts';

const SECTIONS = [
  { title: 'Produk Terlaris', type: 'product', items: 14 },
  { title: 'Baru di Gudang', type: 'product', items: 8 },
  { title: 'Belanja per Kategori', type: 'category', items: 9 },
  { title: 'Merek Pilihan', type: 'brand', items: 6 },
  { title: 'Promo Lebaran', type: 'product', items: 0, active: 0 },
] as const;

const SOURCES = {
  product: { table: 'products', column: 'product_id', step: 7 },
  category: { table: 'categories', column: 'category_id', step: 1 },
  brand: { table: 'brands', column: 'brand_id', step: 2 },
} as const;

/** The sections of the shops' home page, filled with what the catalogue has. */
export async function insertSections(db: Db): Promise<void> {
  for (const section of SECTIONS) {
    const { title, type, items } = section;
    const active = 'active' in section ? section.active : 1;
    const { id } = await db
      .insertInto('sections')
      .values({ title, type, active })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { table, column, step } = SOURCES[type];
    const things = await db
      .selectFrom(table)
      .select('id')
      .orderBy('id')
      .limit(items * step)
      .execute();
    const rows = things
      .filter((_, index) => index % step === 0)
      .map((record, index) => ({ section_id: id, ordering: index + 1, [column]: record.id }));
    if (rows.length > 0) await db.insertInto('section_items').values(rows).execute();
  }
}
