import { isDate } from '../../../core/dates.ts';
import { unwritableIn } from '../../../core/text.ts';
import type { ErpCustomer, ErpDriver, ErpLocation, ErpOrder, ErpPrice, ErpProduct, ErpStock } from './erp.ts';

/** The NAV web services and how their rows are parsed. Change the names here for an installation with other web services. */
export interface NavEntity<Row> {
  /** Name of the published web service. */
  readonly service: string;
  /** Key field: filters one record, and orders the rows so that pages do not overlap. */
  readonly key: string;
  readonly order: string;
  readonly fields: readonly string[];
  /** Throws an Error that describes the invalid value. */
  read(row: NavRow): Row;
}
export type NavRow = Readonly<Record<string, unknown>>;

export const navEntities = {
  products: {
    service: 'ItemCard',
    key: 'No',
    order: 'No',
    fields: ['No', 'Description', 'Blocked', 'Net_Weight'],
    read: (row): ErpProduct => ({
      sku: text(row, 'No'),
      name: text(row, 'Description'),
      blocked: row.Blocked === true,
      // NAV stores kilograms.
      weight:
        typeof row.Net_Weight === 'number' && row.Net_Weight > 0 ? Math.round(row.Net_Weight * 1000) : null,
    }),
  },
  prices: {
    service: 'ItemPrices',
    key: 'Item_No',
    order: 'Item_No,Sales_Code,Minimum_Quantity,Starting_Date',
    fields: ['Item_No', 'Sales_Code', 'Minimum_Quantity', 'Starting_Date', 'Ending_Date', 'Unit_Price'],
    read: (row): ErpPrice => {
      const [startDate, endDate] = [day(row, 'Starting_Date'), day(row, 'Ending_Date')];
      if (startDate !== null && endDate !== null && endDate < startDate)
        throw new Error('Ending_Date lies before Starting_Date');
      return {
        sku: text(row, 'Item_No'),
        priceCode: optional(row, 'Sales_Code') ?? '',
        price: amount(row, 'Unit_Price'),
        minQty: pieces(row, 'Minimum_Quantity'),
        startDate,
        endDate,
      };
    },
  },
  stock: {
    service: 'StockPerLocation',
    key: 'Item_No',
    order: 'Item_No,Location_Code',
    fields: ['Item_No', 'Location_Code', 'Inventory'],
    read: (row): ErpStock => ({
      sku: text(row, 'Item_No'),
      inventoryCode: text(row, 'Location_Code'),
      // Negative stock (sold before it was booked in) counts as 0.
      stock: Math.max(0, Math.floor(number(row, 'Inventory'))),
    }),
  },
  customers: {
    service: 'CustomerCard',
    key: 'No',
    order: 'No',
    fields: ['No', 'Name', 'Contact', 'Phone_No', 'Address', 'City', 'Blocked'],
    read: (row): ErpCustomer => ({
      navId: text(row, 'No'),
      shopName: text(row, 'Name'),
      ownerName: optional(row, 'Contact'),
      phone: optional(row, 'Phone_No'),
      address: optional(row, 'Address'),
      city: optional(row, 'City'),
      // Blocked lists what a customer is blocked for; blank means not blocked.
      active: (optional(row, 'Blocked') ?? '') === '',
    }),
  },
  drivers: {
    service: 'Drivers',
    key: 'E_Mail',
    order: 'Code',
    fields: ['Code', 'Name', 'E_Mail', 'Alias'],
    read: (row): ErpDriver => ({
      code: text(row, 'Code'),
      name: text(row, 'Name'),
      email: text(row, 'E_Mail'),
      alias: optional(row, 'Alias'),
    }),
  },
  locations: {
    service: 'Locations',
    key: 'Code',
    order: 'Code',
    fields: ['Code', 'Name', 'Global_Dimension_1_Code'],
    read: (row): ErpLocation => ({
      code: text(row, 'Code'),
      name: text(row, 'Name'),
      globalDimension1Code: optional(row, 'Global_Dimension_1_Code'),
    }),
  },
  orders: {
    service: 'SalesOrder',
    key: 'External_Document_No',
    order: 'No',
    fields: ['No', 'External_Document_No'],
    read: (row): ErpOrder => ({ invoiceNo: text(row, 'External_Document_No'), number: text(row, 'No') }),
  },
} satisfies Record<string, NavEntity<unknown>>;

function text(row: NavRow, name: string): string {
  const value = optional(row, name);
  if (value === null) throw new Error(`${name} is empty`);
  return value;
}

/** Trims codes: NAV pads them with blanks and sends empty text for a missing one. */
function optional(row: NavRow, name: string): string | null {
  const value = row[name];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${name} is no text`);
  const character = unwritableIn(String(value));
  if (character) throw new Error(`${name} holds ${character}, which is not text`);
  return (
    String(value)
      .trim()
      .replace(/^_x0020_$/, '') || null
  );
}

function number(row: NavRow, name: string): number {
  const value = row[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`${name} is no number`);
  return value;
}

/** Minimum quantity: missing or 0 means 1. */
function pieces(row: NavRow, name: string): number {
  if (row[name] === undefined || row[name] === null) return 1;
  const value = number(row, name);
  if (value > 1e9) throw new Error(`${name} is out of range`);
  return Math.max(1, Math.ceil(value));
}

/** A calendar date; NAV sends 0001-01-01 for none. */
function day(row: NavRow, name: string): string | null {
  const value = optional(row, name)?.slice(0, 10) ?? null;
  if (value === null || value === '0001-01-01') return null;
  if (!isDate(value)) throw new Error(`${name} is no date`);
  return value;
}

/** Money: whole rupiah, at most what numeric(18,2) holds. */
function amount(row: NavRow, name: string): number {
  const value = number(row, name);
  if (value < 0 || value > 1e13) throw new Error(`${name} is out of range`);
  return Math.round(value);
}
