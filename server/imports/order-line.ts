import type { Layout } from './columns.ts';
import { readDate } from './line-date.ts';
import type { FileRecord } from './read-records.ts';
import type { Reason, Skipped } from './reasons.ts';

/** A line that can be imported. */
export interface OrderLine {
  number: number;
  text: string;
  invoiceNo: string;
  /** Upper-cased. */
  sku: string;
  /** Null when the file does not say. */
  name: string | null;
  quantity: number;
  /** Local time of the business, `YYYY-MM-DD HH:MM:SS`. */
  at: string;
  /** Unit price in the file's currency, as its digits: it is calculated exactly, in the database. */
  price: string;
  customer: string;
  country: string | null;
  /** Which line of its invoice with this SKU it is; null until it was counted. */
  occurrence: number | null;
}

const LONGEST_CODE = 50;
const LONGEST_NAME = 255;
/** Rupiah: as large as no order is, and small enough for sums to stay exact as numbers. */
const LARGEST_AMOUNT = 1e12;
const WHOLE = /^([+-]?\d+)(?:\.0*)?$/;
const DECIMAL = /^(?=.{1,30}$)[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** Reads a record; the result holds the line, or why it must be left out. `rate` is rupiah per unit of price. */
export function readOrderLine(record: FileRecord, layout: Layout, rate: number): OrderLine | Skipped {
  const { number, text, fields } = record;
  if (fields === null) return { number, text, reasons: ['quotes'] };
  if (fields.length !== layout.width) return { number, text, reasons: ['columns'] };
  if (text.includes('\0')) return { number, text, reasons: ['characters'] };
  const field = (column: keyof Layout['at']) => (fields[layout.at[column]] ?? '').trim();
  const [, wholeQuantity] = WHOLE.exec(field('Quantity')) ?? [];
  const line: OrderLine = {
    number,
    text,
    invoiceNo: field('InvoiceNo'),
    sku: field('StockCode').toUpperCase(),
    name: field('Description').replace(/\s+/g, ' ').slice(0, LONGEST_NAME) || null,
    quantity: wholeQuantity === undefined ? Number.NaN : Number(wholeQuantity),
    at: readDate(field('InvoiceDate')) ?? '',
    price: DECIMAL.test(field('UnitPrice')) ? field('UnitPrice') : '',
    // Spreadsheets with gaps in the column turn 12923 into 12923.0.
    customer: field('CustomerID').replace(/^(\d+)\.0+$/, '$1'),
    country: field('Country').slice(0, LONGEST_NAME) || null,
    occurrence: null,
  };
  const [first, ...others] = findFaults(line, rate);
  return first ? { number, text, reasons: [first, ...others] } : line;
}

function findFaults(line: OrderLine, rate: number): Reason[] {
  const price = line.price === '' ? Number.NaN : Number(line.price);
  const faults: readonly (readonly [Reason, boolean])[] = [
    ['cancelled', /^c/i.test(line.invoiceNo)],
    ['invoice', line.invoiceNo === ''],
    ['sku', line.sku === ''],
    ['code', [line.invoiceNo, line.sku, line.customer].some((code) => code.length > LONGEST_CODE)],
    ['quantityText', Number.isNaN(line.quantity)],
    ['quantity', line.quantity <= 0],
    ['priceText', Number.isNaN(price)],
    ['price', price <= 0],
    ['amount', line.quantity > 2_147_483_647 || Math.max(line.quantity, 1) * price * rate > LARGEST_AMOUNT],
    ['date', line.at === ''],
    ['customer', line.customer === ''],
  ];
  return faults.filter(([, isFaulty]) => isFaulty).map(([reason]) => reason);
}
