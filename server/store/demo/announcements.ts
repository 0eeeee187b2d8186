import { sql } from 'kysely';
import type { Db } from '../connect.ts';
import { known } from './known.ts';
import { day, minute } from './time.ts';

const NEWS = [
  {
    title: 'Jadwal pengiriman selama libur akhir tahun',
    days: [-6, 45],
    content:
      '<p>Gudang tutup pada <strong>25 Desember</strong> dan <strong>1 Januari</strong>.</p><ul><li>Pesanan sebelum 15.30 dikirim hari berikutnya.</li><li>Pengiriman luar pulau: tambah dua hari.</li></ul>',
  },
  {
    title: 'Harga minyak goreng disesuaikan',
    days: [-20, 10],
    content: '<p>Mulai pekan ini harga mengikuti <em>HET</em> yang baru. Lihat daftar harga di aplikasi.</p>',
  },
  {
    title: 'Cara membaca faktur yang baru',
    days: [-90, 275],
    content:
      '<h2>Yang berubah</h2><ol><li>Nomor faktur di kanan atas</li><li>Poin XP di bawah total</li></ol><p>Pertanyaan: hubungi layanan pelanggan.</p>',
  },
  {
    title: 'Gudang Surabaya pindah ke kawasan Margomulyo',
    days: [-200, -120],
    content: '<p>Alamat lama tidak menerima retur lagi.</p>',
  },
] as const;

const VOUCHERS = [
  {
    name: 'Diskon Pengguna Baru 10%',
    jenis: 'public',
    penawaran: 'potongan',
    potongan_type: 'persentase',
    besar: 10,
    maksimal: 100_000,
    deskripsi: '<p>Untuk pesanan pertama toko baru.</p>',
    days: [-30, 120],
  },
  {
    name: 'Gratis Ongkir Jabodetabek',
    jenis: 'public',
    penawaran: 'potongan',
    potongan_type: 'nominal',
    besar: 20_000,
    is_min: 1,
    amount_min: 500_000,
    deskripsi: '<p>Ongkos kirim ditanggung untuk belanja Rp 500.000 ke atas.</p>',
    days: [-21, 9],
  },
  {
    name: 'Cashback Rp 25.000',
    jenis: 'private',
    penawaran: 'potongan',
    potongan_type: 'nominal',
    besar: 25_000,
    kuota: 2,
    is_min: 1,
    amount_min: 1_000_000,
    deskripsi: '<p>Dikirim dalam obrolan kepada toko yang menunggu pengganti.</p>',
    days: [-12, 48],
  },
  {
    name: 'Voucher Ulang Tahun',
    jenis: 'loyalty',
    penawaran: 'free-gift',
    hadiah: 'Satu karton air mineral 600 ml',
    credit_poin: 50,
    deskripsi: '<p>Hadiah dikirim bersama pesanan berikutnya.</p>',
    days: [-60, 305],
  },
] as const;

const BROADCASTS = [
  {
    nama_broadcast: 'Selamat datang November',
    content: 'Belanja minimal Rp 500.000, gratis ongkir sampai akhir bulan.',
    voucher: 1,
    at: -20 * 1440,
  },
  {
    nama_broadcast: 'Stok minyak goreng kembali',
    content: 'Minyak goreng 1 L dan 2 L tersedia lagi di semua gudang.',
    voucher: 2,
    at: -11 * 1440,
  },
  {
    nama_broadcast: 'Pengingat jatuh tempo',
    content: 'Mohon periksa faktur yang jatuh tempo pekan ini.',
    voucher: 0,
    at: -3 * 1440,
    manual: 5,
  },
] as const;

/** News, vouchers, and broadcasts that went out to the active shops or to some of them. */
export async function insertAnnouncements(db: Db): Promise<void> {
  const news = NEWS.map(({ title, days, content }) => ({
    title,
    content,
    start_date: day(days[0]),
    end_date: day(days[1]),
  }));
  await db.insertInto('news').values(news).execute();
  const vouchers = VOUCHERS.map(({ days: [from, to], ...voucher }, index) => ({
    ...voucher,
    code: `VC-${1001 + index}`,
    start_date: day(from),
    end_date: day(to),
  }));
  const ids = await db.insertInto('vouchers').values(vouchers).returning('id').execute();
  await sql`insert into voucher_shops (voucher_id, user_id)
    select v.id, u.id from vouchers as v, (select id from users where active = 1 order by id limit 5) as u
    where v.jenis = 'private'`.execute(db);
  for (const broadcast of BROADCASTS) await insertBroadcast(db, broadcast, known(ids[broadcast.voucher]).id);
}

async function insertBroadcast(
  db: Db,
  broadcast: (typeof BROADCASTS)[number],
  voucher_id: number,
): Promise<void> {
  const { nama_broadcast, content, at: minuteOffset } = broadcast;
  const manual = 'manual' in broadcast ? broadcast.manual : null;
  const sent = minute(minuteOffset);
  const { id } = await db
    .insertInto('broadcasts')
    .values({
      nama_broadcast,
      content,
      voucher_id,
      sender_type: 'now',
      date_sender: sent,
      segment_type: manual ? 'manual' : 'all',
      status: 'Terkirim',
      sent_at: sent,
      created_at: sent,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (manual) {
    await sql`insert into broadcast_recipients (broadcast_id, user_id)
      select ${id}, id from users where active = 1 order by id limit ${manual}`.execute(db);
  }
  const to = manual
    ? sql`id in (select user_id from broadcast_recipients where broadcast_id = ${id})`
    : sql`active = 1`;
  await sql`insert into messages (user_id, broadcast_id, voucher_id, category, content, created_at)
    select id, ${id}, ${voucher_id}, 'broadcast', ${content}, ${sent}::timestamptz from users where ${to}`.execute(
    db,
  );
  await sql`update broadcasts set reached = (select count(*) from messages where broadcast_id = ${id})
    where id = ${id}`.execute(db);
  // Two of three shops have read it; the broadcast counts them by itself.
  await sql`update messages set read_at = ${sent}::timestamptz + interval '1 hour'
    where broadcast_id = ${id} and user_id % 3 <> 0`.execute(db);
}
