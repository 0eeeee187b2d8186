import { expect, test } from 'vitest';
import { COLUMNS, readHeader, readOrderLine } from './order-line.ts';

const GOOD = [
  '536365',
  '85123a\u200b',
  ' WHITE  HANGING HEART ',
  '6',
  '12/1/2010 8:26',
  '2.55',
  '17850.0',
  'France',
];
const layout = readHeader(COLUMNS.join(','), 'file');

function read(changes: Record<number, string> = {}) {
  const fields = GOOD.map((value, place) => changes[place] ?? value);
  return readOrderLine({ number: 7, text: fields.join(','), fields }, layout, 20_000);
}
const reasonsFor = (changes: Record<number, string>) => {
  const found = read(changes);
  return 'reasons' in found ? found.reasons : null;
};

test('a good line is trimmed, its SKU upper-cased beside its code form, its customer number freed of the spreadsheet’s .0', () => {
  expect(read()).toMatchObject({
    number: 7,
    invoiceNo: '536365',
    sku: '85123A\u200b',
    code: '85123a',
    name: 'WHITE HANGING HEART',
    quantity: 6,
    at: '2010-12-01 08:26:00',
    price: '2.55',
    customer: '17850',
    country: 'France',
  });
});

test.each<[string, Record<number, string>, string[]]>([
  ['a cancelled invoice', { 0: 'C536379', 3: '-1' }, ['cancelled', 'quantity']],
  ['no invoice number', { 0: '' }, ['invoice']],
  ['no stock code', { 1: ' ' }, ['sku']],
  ['a stock code that nobody sees', { 1: '\u200b' }, ['sku']],
  ['an endless code', { 1: 'x'.repeat(51) }, ['code']],
  ['a quantity of zero', { 3: '0' }, ['quantity']],
  ['a quantity in words', { 3: 'six' }, ['quantityText']],
  ['a broken quantity', { 3: '1.5' }, ['quantityText']],
  ['a quantity that no order has', { 3: '3000000000', 5: '0.00001' }, ['amount']],
  ['a price of zero', { 5: '0.0' }, ['price']],
  ['a price below zero', { 5: '-11062.06' }, ['price']],
  ['a price with a comma', { 5: '2,55' }, ['priceText']],
  ['a price that no product has', { 5: '99999999' }, ['amount']],
  ['a day that does not exist', { 4: '2/30/2011 8:26' }, ['date']],
  ['no customer', { 6: '' }, ['customer']],
  ['a zero byte', { 2: 'A\0B' }, ['characters']],
  ['several faults', { 3: '0', 6: '' }, ['quantity', 'customer']],
])('%s is a reason to leave the line out', (_, changes, reasons) => {
  expect(reasonsFor(changes)).toEqual(reasons);
});

test('a line with too few or too many fields, or torn quotation marks, is left out', () => {
  const short = readOrderLine({ number: 2, text: '', fields: GOOD.slice(1) }, layout, 1);
  expect(short).toMatchObject({ reasons: ['columns'] });
  const long = readOrderLine({ number: 2, text: '', fields: [...GOOD, ''] }, layout, 1);
  expect(long).toMatchObject({ reasons: ['columns'] });
  const torn = readOrderLine({ number: 2, text: '', fields: null }, layout, 1);
  expect(torn).toMatchObject({ reasons: ['quotes'] });
});

test('columns are found by their names, in any order and with others among them', () => {
  const turned = readHeader(['Extra', ...[...COLUMNS].reverse()].join(','), 'file');
  const found = readOrderLine({ number: 2, text: '', fields: ['x', ...[...GOOD].reverse()] }, turned, 1);
  expect(found).toMatchObject({ invoiceNo: '536365', country: 'France' });
});
