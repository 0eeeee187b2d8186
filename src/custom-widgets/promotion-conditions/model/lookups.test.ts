import { expect, it } from 'vitest';
import { foundOf } from './lookups.ts';

it('a product is found with what it is chosen by, as far as the server says it', () => {
  const [whole, bare] = foundOf('sku', [
    {
      id: 7,
      name: 'Bowl',
      sku_code: 'B-7',
      price: 1500,
      stock: 12,
      images: [{ thumbnail_image_url: '/files/bowl.png' }],
    },
    { id: 8, name: 'Cup' },
  ]);
  expect(whole).toMatchObject({ hint: 'B-7', product: { image: '/files/bowl.png', price: 1500, stock: 12 } });
  expect(bare?.product).toEqual({ image: undefined, price: undefined, stock: undefined });
});
