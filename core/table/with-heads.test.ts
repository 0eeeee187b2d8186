import { expect, it } from 'vitest';
import { placesOf } from './heads.ts';
import { withHeads } from './with-heads.ts';

const heads = { sku: ['SKU', 'SKU Code'], qty: ['Max Qty', 'Qty'] };

it('gives the assigned heads their own names, and leaves the rest as it is', () => {
  const bytes = Buffer.from('Nama;"Kode ""B""";Jumlah\rKopi;A-1;5\r"a\r\nb";A-2;Caf\xe9', 'latin1');
  expect(withHeads(bytes, heads, { sku: 'Kode "B"', qty: 'Jumlah' })).toBe(
    '"Nama";"SKU";"Max Qty"\rKopi;A-1;5\r"a\r\nb";A-2;Café',
  );
  expect(withHeads(Buffer.from('sep=;\nB;Qty\n1;2'), heads, { sku: 'B' })).toBe('"SKU";"Qty"\n1;2');
});

it('a name that stands twice is told where it counts, and lets nothing be guessed', () => {
  expect(placesOf(['Qty', 'SKU', 'sku '], heads)).toMatchObject({ missing: [], repeated: 'sku' });
  expect(placesOf(['Qty', 'SKU', 'SKU Code', 'SKU Code'], heads).repeated).toBeUndefined();
  expect(placesOf(['#', 'Qty'], { sku: ['#'], qty: ['Qty'] }).missing).toEqual([]);
});
