import { expect, it } from 'vitest';
import { longestWord } from '../../../../../core/column-widths.ts';
import { leastWidth, tableOf } from './line-table.ts';

it('no column is narrower than the longest word of its heading, whatever is declared', () => {
  const fields = [
    { name: 'a', label: 'Delivered pieces', field: 'number', width: 60 },
    { name: 'b', label: 'Qty', field: 'number', width: 90 },
    { name: 'c', label: 'Internationalization', field: 'text' },
  ] as const;
  const { columns } = tableOf(
    'items',
    { name: 'items', label: 'Items', field: 'line-items', fields } as never,
    {},
  );
  const [narrow = 0, wide, open = 0] = columns.map(leastWidth);
  expect(narrow).toBeGreaterThanOrEqual(longestWord('Delivered') + 20);
  expect(wide).toBe(90);
  expect(open).toBeGreaterThanOrEqual(longestWord('Internationalization') + 20);
});
