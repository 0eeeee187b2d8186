import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connect.ts';

type Sql = RawBuilder<unknown>;

/** What shops search for, the most frequent first. */
const KEYWORDS = (
  'beras,minyak goreng,gula,indomie,kopi,susu,air mineral,sabun,deterjen,teh,mie,rokok,telur,tepung,kecap,sampo,biskuit,' +
  'tisu,popok,snack,sambal,saus,garam,kopi sachet,pasta gigi,pewangi,teh botol,minuman dingin,coklat,permen,santan,' +
  'bumbu,sarden,kornet,obat nyamuk,pembersih lantai,kerupuk,madu,margarin,wafer,promo,sirup,kurma,diskon'
).split(',');
/** A pseudo-random number from 0 to 1, derived from two integers: the same on every machine. */
const chance = (firstSeed: Sql, secondSeed: Sql) =>
  sql`((${firstSeed} * 7919 + ${secondSeed} * 104729 + ${firstSeed} * ${secondSeed} * 31) % 1009 / 1009.0)`;
/** Days since 2000, and products and shops by their number. */
const DAY = sql`(day - date '2000-01-01')`;
const ID = sql`id`;
const WEEKDAY = sql`case extract(isodow from day) when 7 then 0.25 when 6 then 0.7 when 1 then 1.3 else 1 end`;

/** A year of the shops' activity in their app: searches, viewed products, seconds. Generated inside the database. */
export async function insertAppActivity(db: Db, today: string): Promise<void> {
  const days = sql`(select ${today}::date - ago as day from generate_series(364, 0, -1) as ago) as days`;
  await sql`
    insert into search_counts (day, keywords, total)
    select day, keywords, total from (
      select day, keywords,
        floor(28 * ${WEEKDAY} * (0.5 + ${chance(sql`place`, DAY)}) / place)::integer as total
      from ${days} cross join unnest(${KEYWORDS}::text[]) with ordinality as word(keywords, place)
    ) as counted where total > 0`.execute(db);
  await sql`
    insert into product_view_counts (day, product_id, total)
    select day, id, total from (
      select day, id, floor(liked * 12 * ${WEEKDAY} * (0.4 + ${chance(ID, DAY)}))::integer as total
      from ${days} cross join (
        select id, power(${chance(ID, sql`1`)}, 4)::real as liked from products where active = 1
      ) as product where liked > 0.4
    ) as counted where total > 0`.execute(db);
  await sql`
    insert into app_usage (day, user_id, seconds)
    select day, id, 60 + floor(power(${chance(DAY, ID)}, 3) * 2400 * ${WEEKDAY})::integer
    from ${days} cross join users where active = 1 and ${chance(ID, DAY)} < 0.7 * ${WEEKDAY}`.execute(db);
}
