import { sql } from 'kysely';
import type { Db } from '../connect.ts';

/** Promotions and vouchers with the banners of categories, one after the other. */
export async function insertPromotionPictures(db: Db): Promise<void> {
  const { rows } = await sql<{ file_url: string }>`select file_url from categories
    where parent_category_id is null and file_url is not null order by id`.execute(db);
  const banners = rows.map(({ file_url }) => file_url);
  if (banners.length === 0) return;
  const rowBanner = sql`(${banners}::text[])[1 + id % ${banners.length}::integer]`;
  const nextBanner = sql`(${banners}::text[])[1 + (id + 1) % ${banners.length}::integer]`;
  await sql`update promos set banner = ${rowBanner}`.execute(db);
  await sql`insert into promo_images (promo_id, image_url) select id, ${nextBanner} from promos`.execute(db);
  await sql`update campaigns set banner_url = ${rowBanner}`.execute(db);
  await sql`update flashsales set thumbnail = ${rowBanner}`.execute(db);
  await sql`insert into flashsale_banners (flashsale_id, banner_url) select id, ${nextBanner} from flashsales`.execute(
    db,
  );
  await sql`update vouchers set image = ${rowBanner}`.execute(db);
}
