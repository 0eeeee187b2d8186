import { expect, it } from 'vitest';
import { errorsOf } from './check-conditions.ts';
import { placeWords } from './place-words.ts';
import { treeOf } from './promotion-tree.ts';
import type { Speech } from './words.ts';

const speech: Speech = {
  t: (text, values = {}) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name])),
  number: String,
  money: String,
  name: (_, id) => `#${id}`,
  nameLimit: 9,
};

const mixed = (id: number, least: number) => ({
  type: 'manufactur' as const,
  value: 'choose' as const,
  items: [id],
  items_campuran: {
    items: String(id),
    minimal_pembelian: least,
    type_minimal_pembelian: 'qty' as const,
    item_type: 'manufactur' as const,
  },
});

it('what keeps from saving is named with its block and group', () => {
  const { nodes } = treeOf({
    data: [
      {
        type: 'products',
        is_active: 1,
        condition: 'and',
        data: [
          { level: 1, condition: 'and', data: [mixed(1, 0)] },
          { level: 2, condition: 'and', data: [mixed(2, 5)] },
          {
            level: 2,
            condition: 'or',
            data: [mixed(3, 5), { level: 3, condition: 'and', data: [mixed(4, 0), mixed(5, 5)] }],
          },
        ],
      },
    ],
    benefit: [],
  });
  expect(errorsOf(nodes).map((error) => placeWords(nodes, error, speech))).toEqual([
    'Manufaktur: #1',
    'Product, Kondisi 3, Manufaktur: #4',
    // Of two manufacturers at once no product is.
    'Product',
  ]);
});
