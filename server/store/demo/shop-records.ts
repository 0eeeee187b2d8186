import type { Db } from '../connect.ts';
import type { Random } from './random.ts';
import { minute } from './time.ts';

const OTP_MINUTES = 5;

/** Codes that shops asked for, and changes of their data that wait for staff or were entered. */
export async function insertShopRecords(db: Db, random: Random): Promise<void> {
  const shops = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const codes = shops.flatMap(({ id }) =>
    Array.from({ length: random.integer(0, 6) }, () => {
      const requestMinute = -random.integer(60, 40 * 1440);
      return {
        user_id: id,
        otp_code: String(random.integer(0, 999_999)).padStart(6, '0'),
        requested_at: minute(requestMinute),
        expired_at: minute(requestMinute + OTP_MINUTES),
      };
    }),
  );
  await db.insertInto('otp_logs').values(codes).execute();
  const requests = shops.flatMap((shop, index) =>
    index % 3 === 0
      ? Array.from({ length: random.integer(1, 3) }, (_, n) => ({
          user_id: shop.id,
          store_name: n === 0 ? `${shop.shop_name} Baru` : shop.shop_name,
          store_address: shop.address,
          owner_name: shop.owner_name,
          email: shop.email,
          phone_number: `08${random.integer(11, 19)}${String(random.integer(0, 99_999_999)).padStart(8, '0')}`,
          status: n === 0 ? (0 as const) : (1 as const),
          created_at: minute(-n * 4000 - random.integer(30, 3000)),
        }))
      : [],
  );
  await db.insertInto('user_update_infos').values(requests).execute();
}
