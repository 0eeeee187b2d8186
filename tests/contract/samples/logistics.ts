import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { onePage, type Samples, type World } from '../world.ts';

const MUTATIONS = '/api/admin/bca-mutation';
const DRIVERS = '/api/admin/drivers';
const LOCATIONS = '/api/admin/locations';
let number = 0;

/** A payment of the fixture's shop on this day. */
function payment(world: World, day: string): Promise<number> {
  number += 1;
  return world.add('bca_mutations', {
    reference: `R-${number}`,
    user_id: 1,
    nav_id: `TRSF-${number}`,
    virtual_account: '3901200000002',
    total_price: 75_000,
    transaction_date: day,
    created_at: day,
  });
}
/** Four payments, of which three lie within the days that are asked for. */
async function payments(world: World) {
  const ids = [];
  for (const day of ['2026-03-31', '2026-04-01', '2026-04-15', '2026-04-30'])
    ids.push(await payment(world, `${day}T12:00:00+07:00`));
  return ids;
}
const april = { search: 'trsf', start_date: '2026-04-01', end_date: '2026-04-30' };

const driver = (world: World, name: string): Promise<string> => {
  number += 1;
  const kode = `D-${number}`;
  return world.add('drivers', { kode, name, email: `${kode}@a.test`, alias: 'Mas' }, 'email');
};
const location = (world: World, code: string): Promise<string> => {
  const times = { last_sync_nav: '2026-11-02', deleted_at: '2026-11-03' };
  return world.add(
    'locations',
    { code, name: `Gudang ${code}`, global_dimension_1_code: 'JKT', ...times },
    'code',
  );
};

export const logistics: Samples = {
  async [`GET ${MUTATIONS}`](world) {
    const ids = await payments(world);
    return {
      values: { ...april, page: 2, perPage: 2 },
      after: ({ rows }) =>
        expect(rows).toMatchObject([{ id: ids[1], user: { shop_name: 'Toko Rizki' }, paid: 0 }]),
    };
  },

  [`GET ${MUTATIONS}/sync`]: (world) => ({
    async after() {
      const one = { reference: 'R-NEW', date: '2026-11-05', amount: 50_000, description: 'TRSF' };
      const mutations = async () => [{ ...one, virtualAccount: '3901200000001' }];
      expect(await world.finish({}, mutations)).toBe('done');
      const rows = world.db.selectFrom('bca_mutations').selectAll().where('reference', '=', 'R-NEW');
      expect(await rows.execute()).toMatchObject([{ user_id: 1, total_price: 50_000 }]);
    },
  }),

  async [`GET ${MUTATIONS}/exportCsv`](world) {
    const ids = await payments(world);
    return {
      values: { ...april, start_date: '2026-04-15', page: 1, perPage: 1 },
      after({ bytes }) {
        const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true });
        const expected = [ids[3], ids[2]].map(String);
        expect(rows.map((row) => row.ID).filter((id) => Number(id) >= Number(ids[0]))).toEqual(expected);
        expect(rows[0]).toMatchObject({ 'Shop Name': 'Toko Rizki', 'Paid Status': 'Unpaid' });
      },
    };
  },

  async [`GET ${MUTATIONS}/{id}/detail`](world) {
    const id = await payment(world, '2026-05-01');
    await world.add(
      'bca_mutation_transactions',
      { bca_mutation_id: id, transaction_id: 1 },
      'bca_mutation_id',
    );
    return {
      places: [id],
      after: ({ item }) =>
        expect(item).toMatchObject({
          duser: { shop_name: 'Toko Rizki' },
          transaction: [{ invoice_no: 'INV/1' }],
        }),
    };
  },

  async [`GET ${DRIVERS}`](world) {
    for (const name of ['Agus A', 'Agus B', 'Agus C']) await driver(world, name);
    return {
      values: { page: 2, search: 'agus', perPage: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ name: 'Agus C' }]),
    };
  },

  [`GET ${DRIVERS}/sync`]: (world) => ({
    async after() {
      const one = { code: 'D-NEW', name: 'Supir Baru', email: 'supir@a.test', alias: null };
      expect(await world.finish({ drivers: onePage(one) })).toBe('done');
      const rows = world.db.selectFrom('drivers').select('name').where('kode', '=', 'D-NEW');
      expect(await rows.execute()).toEqual([{ name: 'Supir Baru' }]);
    },
  }),

  async [`GET ${DRIVERS}/{email}`](world) {
    const email = await driver(world, 'Slamet & Putra');
    return { places: [email], after: ({ item }) => expect(item).toMatchObject({ email, alias: 'Mas' }) };
  },

  async [`GET ${LOCATIONS}`](world) {
    for (const code of ['TK-A', 'TK-B', 'TK-C']) await location(world, code);
    return {
      values: { page: 2, search: 'tk-', perPage: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ code: 'TK-C' }]),
    };
  },

  [`GET ${LOCATIONS}/sync`]: (world) => ({
    async after() {
      const one = { code: 'GD-NEW', name: 'Gudang Baru', globalDimension1Code: 'SBY' };
      expect(await world.finish({ locations: onePage(one) })).toBe('done');
      const rows = world.db.selectFrom('locations').select('name').where('code', '=', 'GD-NEW');
      expect(await rows.execute()).toEqual([{ name: 'Gudang Baru' }]);
    },
  }),

  async [`GET ${LOCATIONS}/{code}`](world) {
    const code = await location(world, 'GD/BEKASI 1');
    return { places: [code], after: ({ item }) => expect(item).toMatchObject({ code }) };
  },
};
