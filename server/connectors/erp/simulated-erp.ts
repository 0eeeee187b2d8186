import { setTimeout as pause } from 'node:timers/promises';
import { millis } from '../../../core/dates.ts';
import type { Db } from '../../store/index.ts';
import type { ConnectorAnswer, Transport } from '../transport.ts';
import type { NavRow } from './nav-entities.ts';
import { chance, priceAt, stockAt } from './simulated-drift.ts';
import {
  addErpValues,
  type Page,
  readErpCustomers,
  readErpItems,
  readErpOrders,
  readErpValues,
  type Window,
} from './simulated-erp.store.ts';

export interface Simulation {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Simulated latency in milliseconds. */
  readonly slowness?: number;
}

type Service = (simulation: Required<Simulation>, window: Window) => Promise<Page<NavRow>>;

const MOST = 500;

/** NAV's stand-in answers OData from our own rows, with prices and stock that move; one moment, one answer. */
export function simulatedNav(simulation: Simulation): Transport {
  const simulationOptions = { now: Date.now, slowness: 0, ...simulation };
  return async ({ url, signal }) => {
    const address = new URL(url, 'http://simulated/');
    const service = services[address.pathname.slice(1)];
    if (!service)
      return odata(404, { error: { message: `No HTTP resource was found: ${address.pathname}` } });
    if (simulationOptions.slowness > 0) await pause(simulationOptions.slowness);
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

const services: Readonly<Record<string, Service>> = {
  async ItemCard({ db, now }, window) {
    const { rows, total } = await readErpItems(db, window);
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
    const pricePage = await valuesOf(simulation, ['price', 'tier'], window);
    const rows = pricePage.rows.map(({ sku_code, kind, code, value, since }) => ({
      Item_No: sku_code,
      ...(kind === 'tier' ? stepOf(code) : { Sales_Code: code }),
      Unit_Price: priceAt(`${sku_code} ${code}`, Number(value), millis(since), simulation.now()),
    }));
    return { rows, total: pricePage.total };
  },
  async StockPerLocation(simulation, window) {
    const stockPage = await valuesOf(simulation, ['stock'], window);
    const rows = stockPage.rows.map(({ sku_code, code, value, since }) => ({
      Item_No: sku_code,
      Location_Code: code,
      Inventory: stockAt(`${sku_code} ${code}`, Number(value), millis(since), simulation.now()),
    }));
    return { rows, total: stockPage.total };
  },
  async CustomerCard({ db }, window) {
    const { rows, total } = await readErpCustomers(db, window);
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
    const { rows, total } = await readErpOrders(db, window);
    const orders = rows.map(({ invoice_no, number }) => ({ No: number, External_Document_No: invoice_no }));
    return { rows: orders, total };
  },
  Drivers: async (_, window) => fixed(DRIVERS, 'E_Mail', window),
  Locations: async (_, window) => fixed(LOCATIONS, 'Code', window),
};

/** The ERP's values at a given time, those of new products too. */
async function valuesOf(
  { db }: Required<Simulation>,
  kinds: Parameters<typeof readErpValues>[1],
  window: Window,
) {
  await addErpValues(db, kinds);
  return readErpValues(db, kinds, window);
}

function stepOf(code: string): NavRow {
  const [qty, start, end] = code.split('|');
  const [Starting_Date, Ending_Date] = [start || '0001-01-01', end || '0001-01-01'];
  return { Minimum_Quantity: Number(qty), Starting_Date, Ending_Date };
}

function fixed(fixedRows: readonly NavRow[], key: string, { skip, top, only }: Window): Page<NavRow> {
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
