import { sql } from 'kysely';
import { addDays, businessDay, isoInstant, millis } from '../../../core/dates.ts';
import { BUSINESS_ZONE, type Db } from '../connect.ts';
import { createRandom } from './random.ts';

/** Conversations, message by message: `>` the shop, `<` the staff. One that ends with the shop waits for an answer. */
const TALKS: readonly (readonly string[])[] = [
  [
    '> Selamat pagi, beras 5 kg masih ada?',
    '< Pagi, Bu. Masih ada, mau pesan berapa karung?',
    '> 12 karung dulu ya',
    '< Baik, kami siapkan untuk kiriman besok.',
  ],
  [
    '> Pesanan kemarin belum sampai, Pak',
    '< Mohon maaf, sopir kami baru jalan pukul 10. Perkiraan tiba setelah makan siang.',
    '> Oke ditunggu',
  ],
  ['> Harga minyak goreng 2 L sekarang berapa?'],
  [
    '< Selamat siang, faktur bulan lalu jatuh tempo hari Jumat.',
    '> Siap, besok saya transfer',
    '< Terima kasih, Pak.',
  ],
  [
    '> Mas, teh celup yang datang penyok 2 dus',
    '< Bisa difoto kemasannya, Bu? Kami bantu proses retur.',
    '> Sudah saya kirim lewat aplikasi',
    '< Sudah kami terima. TTB kami buat hari ini.',
    '> Makasih banyak 🙏',
  ],
  [
    '> Ada promo untuk gula pasir?',
    '< Ada, Pak. Beli 10 gratis 1 sampai akhir pekan.',
    '> Wah, saya ambil 20',
    '> Bisa kirim sore ini?',
  ],
  [
    '> Tolong ganti alamat kirim ke ruko yang baru',
    '< Baik, silakan ajukan lewat menu profil, nanti kami setujui.',
  ],
  [
    '> Poin saya kok belum masuk?',
    '< Kami cek dulu ya, Pak.',
    '< Sudah masuk, silakan buka lagi aplikasinya.',
    '> Oh iya, sudah. Terima kasih',
  ],
  ['> Mie instan ayam bawang kosong ya?', '< Iya, Bu. Datang lagi lusa, mau kami kabari?', '> Boleh'],
  ['> Halo admin', '> Saya mau tanya cara bayar pakai virtual account'],
];
const REPLIES = [
  ['Stok tersedia', 'Selamat datang, {owner}. Stoknya tersedia, mau pesan berapa untuk {shop}?'],
  ['Sedang dikirim', 'Pesanan {shop} sedang di jalan dan tiba hari ini sebelum pukul 17.00.'],
  ['Jatuh tempo', 'Mohon periksa faktur {shop} yang jatuh tempo pekan ini. Terima kasih.'],
  ['Retur', 'Silakan kirim foto kemasannya, {owner}. Kami buatkan TTB hari ini.'],
  ['Penutup', 'Terima kasih sudah berbelanja. Salam, {me}.'],
] as const;
const SHOPS = 40;
const OPEN_SHOPS = 6;
const [OPENS, CLOSES] = [8 * 60, 17 * 60];
/** Minutes of working time that a day needs to get a conversation. */
const A_WHILE = 120;
/** Longest pause between two messages, in minutes. */
const PAUSE = 6;

/** Conversations of the last working hours before `now`, replies to choose from, and who is there. */
export async function insertChat(db: Db, now: string): Promise<void> {
  await db
    .insertInto('canned_replies')
    .values(REPLIES.map(([title, text]) => ({ title, text })))
    .execute();
  const random = createRandom(SHOPS);
  const staff = await db
    .selectFrom('admin_users')
    .select('id')
    .where('role', 'in', [2, 5])
    .orderBy('id')
    .execute();
  const shops = await db
    .selectFrom('users')
    .select('id')
    .where('active', '=', 1)
    .orderBy('id')
    .limit(SHOPS)
    .execute();
  const days = workingDays(now);
  const chatMessages = shops.flatMap(({ id }, shopIndex) => {
    const talk = TALKS[shopIndex % TALKS.length] ?? [];
    const { day, from, to } = days[Math.floor((shopIndex * days.length) / SHOPS)] ?? lastOf(days);
    let minutes = random.integer(from, Math.max(from, to - talk.length * PAUSE));
    return talk.map((line, turn) => {
      minutes += turn === 0 ? 0 : random.integer(1, PAUSE);
      const from_shop = line.startsWith('>');
      return {
        user_id: id,
        from_shop,
        category: 'chat',
        content: line.slice(2),
        conversation_id: 0,
        admin_user_id: from_shop ? null : (staff[shopIndex % staff.length]?.id ?? null),
        client_id: `demo-${shopIndex}-${turn}`,
        created_at: isoInstant(`${day}T00:00:00+07:00`, Math.min(minutes, to)),
      };
    });
  });
  chatMessages.sort(
    (firstMessage, secondMessage) => millis(firstMessage.created_at) - millis(secondMessage.created_at),
  );
  await db.insertInto('messages').values(chatMessages).execute();
  // Answered conversations are read; of the others, what the staff had seen when they wrote last.
  await sql`insert into conversation_reads (conversation_id, admin_user_id, message_id)
    select m.conversation_id, a.id, max(m.id) from messages as m cross join admin_users as a
    where m.admin_user_id is not null group by 1, 2`.execute(db);
  await sql`insert into shop_presence (user_id, online_until)
    select id, now() + interval '8 hours' from users where active = 1 order by id limit ${OPEN_SHOPS}`.execute(
    db,
  );
}

const lastOf = <T>(list: readonly T[]): T => {
  const last = list.at(-1);
  if (last === undefined) throw new Error('A week has working days.');
  return last;
};

/** The last working days up to `now`, the latest first, and of each the minutes of the day that have been. */
function workingDays(now: string): { day: string; from: number; to: number }[] {
  const today = businessDay(BUSINESS_ZONE, now);
  const minute = (millis(now) - millis(`${today}T00:00:00+07:00`)) / 60_000;
  return [0, 1, 2, 3, 4]
    .map((ago) => ({
      day: addDays(today, -ago),
      from: OPENS,
      to: ago === 0 ? Math.min(CLOSES, Math.floor(minute)) : CLOSES,
    }))
    .filter(({ day, to }) => new Date(day).getUTCDay() !== 0 && to > OPENS + A_WHILE)
    .slice(0, 2);
}
