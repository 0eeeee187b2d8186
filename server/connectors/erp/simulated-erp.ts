import { sql } from 'kysely';
import { millis } from '../../../core/dates.ts';
import type { Db } from '../../store/index.ts';
import type { ConnectorAnswer, Transport } from '../transport.ts';
import type { NavRow } from './nav-entities.ts';
import { chance, priceAt, stockAt } from './simulated-drift.ts';

export interface Simulation {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Simulated latency in milliseconds. */
  readonly slowness?: number;
}

/** The requested filter. */
interface Window {
  readonly skip: number;
  readonly top: number;
  readonly only: string | null;
}
interface Found {
  readonly rows: readonly NavRow[];
  readonly total: number;
}
type Service = (simulation: Required<Simulation>, window: Window) => Promise<Found>;

const MOST = 500;

/**
 * The embedded simulation of NAV, behind the same adapter: answers the adapter's OData calls from our own products and shops,
 * with prices and stock that change over time. The same moment gives the same answers.
 */
export function simulatedNav(simulation: Simulation): Transport {
  const simulationOptions = { now: Date.now, slowness: 0, ...simulation };
  return async ({ url, signal }) => {
    const address = new URL(url, 'http://simulated/');
    const service = services[address.pathname.slice(1)];
    if (!service)
      return odata(404, { error: { message: `No HTTP resource was found: ${address.pathname}` } });
    if (simulationOptions.slowness > 0)
      await new Promise((done) => setTimeout(done, simulationOptions.slowness));
    signal?.throwIfAborted();
    const window = readWindow(address.searchParams);
    const { rows, total } = await service(simulationOptions, window);
    const end = window.skip + rows.length;
    address.searchParams.set('$skip', String(end));
    const nextPageLink =
      end < total ? { '@odata.nextLink': `${address.pathname.slice(1)}${address.search}` } : {};
    return odata(200, { value: rows, '@odata.count': total, ...nextPageLink });
  };
}

function odata(status: number, body: object): ConnectorAnswer {
  const headers = { 'content-type': 'application/json;odata.metadata=minimal' };
  return { status, statusText: status === 200 ? 'OK' : 'Not Found', headers, body: JSON.stringify(body) };
}

function readWindow(query: URLSearchParams): Window {
  const filter = /^\w+ eq '(.*)'$/.exec(query.get('$filter') ?? '')?.[1];
  return {
    skip: Number(query.get('$skip') ?? 0),
    top: Math.min(MOST, Number(query.get('$top') ?? MOST)),
    only: filter?.replaceAll("''", "'") ?? null,
  };
}

async function page<T>(db: Db, window: Window, from: ReturnType<typeof sql>, key: string, order: string) {
  const where = window.only === null ? sql`` : sql`where ${sql.ref(key)} = ${window.only}`;
  const { rows } = await sql<T & { whole: number }>`
    select *, (count(*) over ())::int as whole from (${from}) as source ${where}
    order by ${sql.raw(order)} limit ${window.top} offset ${window.skip}`.execute(db);
  return { rows, total: rows[0]?.whole ?? window.skip };
}

const services: Readonly<Record<string, Service>> = {
  async ItemCard({ db, now }, window) {
    type Item = { sku_code: string; name: string; blocked: number; weight: number | null };
    const from = sql`select sku_code, name, erp_blocked as blocked, weight from products where sku_code <> ''`;
    const { rows, total } = await page<Item>(db, window, from, 'sku_code', 'sku_code');
    const week = Math.floor(now() / (7 * 24 * 3_600_000));
    const items = rows.map(({ sku_code, name, blocked, weight }) => ({
      No: sku_code,
      Description: name,
      // Some customers are blocked for a week.
      Blocked: blocked === 1 ? chance(sku_code, week, 'freed') > 0.2 : chance(sku_code, week) < 0.01,
      Net_Weight: (weight ?? 0) / 1000,
    }));
    return { rows: items, total };
  },
  async ItemPrices(simulation, window) {
    const pricePage = await values(simulation, ['price', 'tier'], window);
    const rows = pricePage.rows.map(({ sku_code, kind, code, value, since }) => ({
      Item_No: sku_code,
      ...(kind === 'tier' ? stepOf(code) : { Sales_Code: code }),
      Unit_Price: priceAt(`${sku_code} ${code}`, Number(value), millis(since), simulation.now()),
    }));
    return { rows, total: pricePage.total };
  },
  async StockPerLocation(simulation, window) {
    const stockPage = await values(simulation, ['stock'], window);
    const rows = stockPage.rows.map(({ sku_code, code, value, since }) => ({
      Item_No: sku_code,
      Location_Code: code,
      Inventory: stockAt(`${sku_code} ${code}`, Number(value), millis(since), simulation.now()),
    }));
    return { rows, total: stockPage.total };
  },
  async CustomerCard({ db }, window) {
    type Shop = Record<
      'nav_id' | 'shop_name' | 'owner_name' | 'phone_number' | 'address' | 'kota',
      string | null
    >;
    const from = sql`select nav_id, shop_name, owner_name, phone_number, address, kota from users where nav_id <> ''`;
    const { rows, total } = await page<Shop>(db, window, from, 'nav_id', 'nav_id');
    const customers = rows.map((shop) => ({
      No: shop.nav_id,
      Name: shop.shop_name,
      Contact: shop.owner_name,
      Phone_No: shop.phone_number,
      Address: shop.address,
      City: shop.kota,
      Blocked: ' ',
    }));
    return { rows: customers, total };
  },
  /** An order is booked once it is accepted. */
  async SalesOrder({ db }, window) {
    const from = sql`select invoice_no, coalesce(nav_id, 'SO-' || (70000 + id)) as number
      from transactions where state > 0`;
    const { rows, total } = await page<{ invoice_no: string; number: string }>(
      db,
      window,
      from,
      'invoice_no',
      'number',
    );
    return {
      rows: rows.map(({ invoice_no, number }) => ({ No: number, External_Document_No: invoice_no })),
      total,
    };
  },
  Drivers: async (_, window) => fixed(DRIVERS, 'E_Mail', window),
  Locations: async (_, window) => fixed(LOCATIONS, 'Code', window),
};

interface Value {
  readonly sku_code: string;
  readonly kind: Kind;
  readonly code: string;
  readonly value: number;
  readonly since: string;
}
type Kind = 'price' | 'tier' | 'stock';

const SOURCES = {
  price: sql`select p.sku_code, v.price_code as code, v.price as value from products p join product_prices v on v.product_id = p.id
    union all select sku_code, '', price from products`,
  // The key of a quantity step: quantity, first and last day.
  tier: sql`select p.sku_code, concat(v.min_qty, '|', v.start_date, '|', v.end_date) as code, v.price as value
    from products p join product_wholesale_prices v on v.product_id = p.id where v.deleted_at is null`,
  stock: sql`select p.sku_code, v.inventory_code as code, v.stock as value from products p join product_inventories v on v.product_id = p.id`,
} satisfies Record<Kind, unknown>;

/** The ERP's products at a given time, including new ones. */
async function values({ db }: Required<Simulation>, kinds: readonly Kind[], window: Window) {
  for (const kind of kinds) {
    await sql`insert into simulated_erp_values (sku_code, kind, code, value)
      select sku_code, ${kind}, code, value from (${SOURCES[kind]}) as known where sku_code <> ''
      on conflict do nothing`.execute(db);
  }
  const from = sql`select sku_code, kind, code, value, since from simulated_erp_values
    where kind in (${sql.join(kinds)})`;
  return page<Value>(db, window, from, 'sku_code', 'sku_code, kind, code');
}

function stepOf(code: string): NavRow {
  const [qty, start, end] = code.split('|');
  return {
    Minimum_Quantity: Number(qty),
    Starting_Date: start || '0001-01-01',
    Ending_Date: end || '0001-01-01',
  };
}

function fixed(fixedRows: readonly NavRow[], key: string, { skip, top, only }: Window): Found {
  const rows = only === null ? fixedRows : fixedRows.filter((row) => row[key] === only);
  return { rows: rows.slice(skip, skip + top), total: rows.length };
}

/** Those of the demo data, but one has another alias and one is new. */
const DRIVERS: readonly NavRow[] = [
  ['DRV-001', 'Slamet Riyadi', 'slamet', 'Pak Slamet'],
  ['DRV-002', 'Tatang Kurnia', 'tatang', 'Kang Tatang'],
  ['DRV-003', 'I Wayan Sudarma', 'wayan', 'Bli Wayan'],
  ['DRV-004', 'Yohanes Tandi', 'yohanes', 'Om Yan'],
  ['DRV-005', 'Mulyadi', 'mulyadi', 'Cak Mul'],
  ['DRV-006', 'Rahmat Hasibuan', 'rahmat', 'Bang Rahmat'],
  ['DRV-007', 'Suparman', 'suparman', 'Pak Parman'],
  ['DRV-008', 'Andi Baso', 'andi', null],
  ['DRV-009', 'Ujang Solihin', 'ujang', 'Kang Ujang'],
  ['DRV-010', 'Ketut Arsana', 'ketut', 'Bli Ketut'],
  ['DRV-011', 'Dedi Irawan', 'dedi', null],
  ['DRV-013', 'Yusuf Maulana', 'yusuf', 'Bang Ucup'],
].map(([Code, Name, mail, Alias]) => ({ Code, Name, E_Mail: `${mail}@armada.example.test`, Alias }));

/** Those of the demo data, but one is closed and one is new. */
const LOCATIONS: readonly NavRow[] = [
  ['GD-JAKARTA', 'Gudang Cakung, Jakarta Timur', 'JKT'],
  ['GD-SURABAYA', 'Gudang Margomulyo, Surabaya', 'SBY'],
  ['GD-MEDAN', 'Gudang Belawan, Medan', 'MDN'],
  ['TK-BANDUNG', 'Titik Kirim Gedebage, Bandung', 'BDG'],
  ['TK-SEMARANG', 'Titik Kirim Kaligawe, Semarang', 'SMG'],
  ['TK-DENPASAR', 'Titik Kirim Ubung, Denpasar', 'DPS'],
  ['TK-PALEMBANG', 'Titik Kirim Sukarami, Palembang', 'PLM'],
  ['RETUR', 'Gudang Retur dan Barang Rusak', null],
].map(([Code, Name, Global_Dimension_1_Code]) => ({ Code, Name, Global_Dimension_1_Code }));
