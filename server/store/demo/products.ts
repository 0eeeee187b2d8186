import { isoInstant } from '../../../core/dates.ts';
import type { Form } from './artwork.ts';
import { BRANDS } from './brands.ts';
import { CATALOGUE } from './catalogue.ts';
import type { DemoGroup } from './demo-category.ts';
import type { Random } from './random.ts';

/** A product before it has ids: brand and category by name. */
export interface DemoProduct {
  row: {
    name: string;
    sku_code: string;
    price: number;
    stock: number;
    weight: number | null;
    max_qty: number | null;
    description: string | null;
    video_url: string | null;
    active: 0 | 1;
    blocked: 0 | 1;
    created_at: string;
  };
  brand: string | null;
  category: string;
  form: Form;
  hue: number;
  images: number;
  prices: { price_code: string; price: number }[];
  inventories: { inventory_code: string; stock: number }[];
}

/** Customer groups, each with its share of the shelf price. */
const PRICE_CODES: Readonly<Record<string, number>> = { RETAIL: 1, GROSIR: 0.95, AGEN: 0.91, HORECA: 0.97 };
const WAREHOUSES = ['GD-JAKARTA', 'GD-SURABAYA', 'GD-MEDAN'];
const FIRST_DAY = '2024-01-08T02:00:00Z';
const DAY = 24 * 60;

/** All products in the order in which they were taken into the range, plus the awkward ones every range has. */
export function makeProducts(random: Random): DemoProduct[] {
  const groups = CATALOGUE.flatMap((category) => category.groups);
  const products = random.shuffle(groups.flatMap((group) => makeGroup(group, random)));
  makeAwkward(products);
  products.forEach(({ row }, index) => {
    row.sku_code = `${row.sku_code}-${String(index + 1).padStart(4, '0')}`;
    row.created_at = isoInstant(FIRST_DAY, index * 2 * DAY + random.integer(0, 8 * 60));
  });
  return products;
}

/** The first brand sells every size, the others only the smallest. */
function makeGroup(group: DemoGroup, random: Random): DemoProduct[] {
  const sizes = Object.entries(group.sizes);
  const smallest = sizes[0]?.[1] ?? 1;
  return group.brands.flatMap((brand, n) =>
    Object.entries(group.kinds).flatMap(([kind, basePrice]) =>
      (n === 0 ? sizes : sizes.slice(0, 1)).map(([size, weight]) => {
        const price = roundTo(basePrice * (1 + n * 0.06) * (weight / smallest) ** 0.93, 100);
        return makeProduct({ brand, kind, size, weight, price, group }, random);
      }),
    ),
  );
}

interface Draft {
  brand: string;
  kind: string;
  size: string;
  weight: number;
  price: number;
  group: DemoGroup;
}

function makeProduct({ brand, kind, size, weight, price, group }: Draft, random: Random): DemoProduct {
  const inventories = WAREHOUSES.slice(0, random.integer(1, 3)).map((inventory_code) => ({
    inventory_code,
    stock: random.integer(0, 60) * 12,
  }));
  return {
    row: {
      name: `${brand} ${kind} ${size}`,
      sku_code: `${initials(brand)}${initials(kind)}`,
      price,
      stock: sum(inventories),
      weight,
      max_qty: random.pick([null, 24, 48, 60, 120, 240]),
      description: describe(kind, size, group, random),
      video_url: random.next() < 0.08 ? `https://video.example.test/${initials(brand).toLowerCase()}` : null,
      active: random.next() < 0.06 ? 0 : 1,
      blocked: random.next() < 0.05 ? 1 : 0,
      created_at: '',
    },
    brand,
    category: group.name,
    form: group.form,
    hue: BRANDS.find(({ name }) => name === brand)?.hue ?? 0,
    images: random.pick([1, 1, 2, 2, 3, 4]),
    prices: Object.entries(PRICE_CODES)
      .slice(0, random.integer(2, 4))
      .map(([price_code, share]) => ({ price_code, price: roundTo(price * share, 50) })),
    inventories,
  };
}

/** Special cases that screens must show, at places where they are seen. */
function makeAwkward(products: DemoProduct[]): void {
  const change = (index: number, work: (product: DemoProduct) => void) => {
    const product = products.at(index);
    if (product) work(product);
  };
  change(-2, ({ row }) => {
    row.name = `${row.name} Paket Hemat Isi 6 Bonus Gelas Cantik Edisi Terbatas Khusus Mitra Warung se-Jawa dan Bali`;
  });
  change(-4, (product) => {
    product.brand = null;
  });
  change(-5, (product) => {
    product.row.stock = 0;
    for (const inventory of product.inventories) inventory.stock = 0;
  });
  change(-7, ({ row }) => {
    row.blocked = 1;
  });
  change(-8, ({ row }) => {
    row.active = 0;
  });
  change(-9, (product) => {
    product.images = 0;
    Object.assign(product.row, { description: null, weight: null, max_qty: null });
  });
  change(-11, ({ row }) => {
    row.price = 12_750_000;
  });
}

const KEEPING = [
  'Simpan di tempat sejuk dan kering.',
  'Hindari sinar matahari langsung.',
  'Tutup rapat setelah dibuka.',
];

function describe(kind: string, size: string, group: DemoGroup, random: Random): string {
  const perCarton = random.pick([6, 12, 24, 48]);
  return `${kind}, isi ${size}. Kelompok ${group.name.toLowerCase()}.\nSatu karton isi ${perCarton} pcs.\n${random.pick(KEEPING)}`;
}

function initials(text: string): string {
  const words = text.split(/[^A-Za-z]+/).filter(Boolean);
  return words
    .slice(0, 3)
    .map((word) => word.slice(0, words.length === 1 ? 2 : 1))
    .join('')
    .toUpperCase();
}

const roundTo = (value: number, step: number) => Math.round(value / step) * step;
const sum = (rows: { stock: number }[]) => rows.reduce((total, { stock }) => total + stock, 0);
