/* The conditions of the demo's promotions, one of each kind. */

const group = (...data: readonly object[]) => [{ level: 1, condition: 'and', data }];
const filter = (
  type: string,
  value: string,
  items: readonly (number | string)[] = [],
  extraFields: object = {},
) => ({
  type,
  value,
  items,
  ...extraFields,
});
const benefit = (type: string, value: number, maks_benefit = 0, type_benefit = 'potongan-harga') => ({
  type_benefit,
  type,
  value: String(value),
  maks_benefit,
  is_super_tier: '0',
  is_deleted: false,
});
const conditionsOf = (
  customers: readonly object[],
  products: readonly object[],
  benefits: readonly object[],
) => ({
  data: [
    { type: 'customers', is_active: 1, condition: 'and', data: customers },
    { type: 'products', is_active: 1, condition: 'and', data: products },
  ],
  benefit: benefits,
});

type Ids = readonly number[];
interface Goods extends Readonly<Record<'brand' | 'category' | 'product' | 'shop' | 'level', Ids>> {
  readonly cities: readonly string[];
}

/** Two brands together, except for some shops. */
export const ofTwoBrands = ({ brand, shop, cities }: Goods) => {
  const together = {
    items_campuran: {
      items: brand.slice(0, 2).join(','),
      minimal_pembelian: 120,
      type_minimal_pembelian: 'qty',
      item_type: 'manufactur',
    },
  };
  return conditionsOf(
    group(filter('wl_area', 'choose', cities), filter('customers', 'except', shop.slice(0, 2))),
    group(filter('manufactur', 'choose', brand.slice(0, 2), together)),
    [benefit('percentage', 5, 250_000)],
  );
};

/** More of one product gives more. */
export const inTiers = ({ product, level }: Goods) => {
  const tier = (value: number) => ({ value, type: 'qty', is_active: 1, type_condition: 'tiering' });
  const items = product.map((relation_id) => ({ relation_id, data: [tier(48), tier(96)] }));
  return conditionsOf(
    group(filter('jenis_customer', 'choose', level.slice(1))),
    group({ type: 'sku', value: 'choose', group: 'tiering', items }),
    [benefit('percentage', 3), benefit('percentage', 6)],
  );
};

/** All shops, or some of a city: two groups of conditions. */
export const ofCategories = ({ category, shop, cities }: Goods) => {
  const chosen = [filter('wl_area', 'choose', cities.slice(0, 1)), filter('customers', 'choose', shop)];
  return conditionsOf(
    [...group(filter('customers', 'all')), { level: 2, condition: 'or', data: chosen }],
    group(filter('kategori', 'choose', category)),
    [benefit('amount', 25_000)],
  );
};

export const ofAllShops = () =>
  conditionsOf(group(filter('customers', 'all')), group(filter('manufactur', 'all')), [
    benefit('percentage', 50),
  ]);
