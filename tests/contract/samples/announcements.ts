import { expect } from 'vitest';
import { addDays, businessDay } from '../../../core/dates.ts';
import { BUSINESS_ZONE } from '../../../server/store/index.ts';
import { image, type Samples, type World } from '../world.ts';

const BROADCAST = '/api/admin/broadcast';
const NEWS = '/api/admin/news';

const days = (offset: number) => addDays(businessDay(BUSINESS_ZONE), offset);
const shop = (world: World, shop_name: string): Promise<string> => world.add('users', { shop_name }, 'uuid');
const news = async (world: World, title: string): Promise<number> =>
  world.add('news', {
    title,
    banner: await world.file(),
    start_date: '2026-11-01',
    end_date: '2026-11-30',
    content: '<p>Mulai Senin.</p>',
  });
const form = {
  title: 'Libur Nasional',
  start_date: '2026-12-24',
  end_date: '2026-12-26',
  content: '<p>Kami <strong>tutup</strong>.</p>',
};
const kept = { ...form, banner: expect.stringMatching(/\.png$/) };

export const announcements: Samples = {
  async [`GET ${BROADCAST}`](world) {
    for (let at = 0; at < 11; at++)
      await world.add('broadcasts', {
        nama_broadcast: `Kabar ${at}`,
        sender_type: 'now',
        segment_type: 'all',
        content: 'Halo',
        voucher_id: 1,
      });
    return {
      values: { page: 2, search: 'kabar' },
      after: ({ rows }) =>
        expect(rows).toMatchObject([
          { nama_broadcast: 'Kabar 0', voucher: { id: 1, name: 'Gratis Ongkir' } },
        ]),
    };
  },

  async [`POST ${BROADCAST}`](world) {
    const uuid = [await shop(world, 'Toko Satu'), await shop(world, 'Toko Dua')];
    return {
      values: {
        nama_broadcast: 'Promo Sabtu',
        sender_type: 'schedule',
        segment_type: 'manual',
        content: 'Gratis ongkir',
        voucher: 1,
        uuid,
        date_sender: days(1),
      },
      async after() {
        const found = world.db
          .selectFrom('broadcasts')
          .selectAll()
          .where('nama_broadcast', '=', 'Promo Sabtu');
        const [row] = await found.execute();
        expect(row).toMatchObject({ status: 'Terjadwal', date_sender: `${days(1)}T09:00:00+07:00` });
        await world.db
          .updateTable('jobs')
          .set({ run_at: '2026-01-01' })
          .where('state', '=', 'queued')
          .execute();
        expect(await world.finish()).toBe('done');
        expect(await world.row('broadcasts', row?.id)).toMatchObject({ status: 'Terkirim', reached: 2 });
        const messages = world.db
          .selectFrom('messages')
          .select('content')
          .where('broadcast_id', '=', row?.id ?? 0);
        expect(await messages.execute()).toHaveLength(2);
      },
    };
  },

  async 'GET /api/admin/loyalty/voucher'(world) {
    for (let at = 0; at < 10; at++) await world.add('vouchers', { name: `Voucher ${at}`, code: `V-${at}` });
    return {
      values: { page: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ id: 1, name: 'Gratis Ongkir' }]),
    };
  },

  async [`GET ${NEWS}`](world) {
    for (const title of ['Diskon A', 'Diskon B', 'Diskon C']) await news(world, title);
    return {
      values: { page: 2, search: 'diskon', perPage: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ title: 'Diskon A', start_date: '2026-11-01' }]),
    };
  },

  [`POST ${NEWS}`]: async (world) => ({
    values: form,
    files: { banner: await image() },
    async after() {
      const rows = world.db.selectFrom('news').selectAll().where('title', '=', form.title);
      expect(await rows.execute()).toMatchObject([kept]);
    },
  }),

  async [`POST ${NEWS}/update`](world) {
    const id = await news(world, 'Lama');
    return {
      values: { id, ...form, title: 'Libur Panjang', content: '<p>Sampai jumpa.</p><script>x</script>' },
      files: { banner: await image() },
      after: async () =>
        expect(await world.row('news', id)).toMatchObject({
          ...kept,
          title: 'Libur Panjang',
          content: '<p>Sampai jumpa.</p>',
        }),
    };
  },

  async [`GET ${NEWS}/{id}`](world) {
    const id = await news(world, 'Gudang pindah');
    return { places: [id], after: ({ item }) => expect(item).toMatchObject({ id, title: 'Gudang pindah' }) };
  },
};
