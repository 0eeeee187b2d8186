/** Where the things that filters name are looked up, and how a row of such an answer is called. */
import { codeForm } from '../../../../core/code-form.ts';
import type { Filter, Id } from '../../../../domain/promotions/conditions/conditions.ts';
import { FILTER_LABELS } from '../../../../domain/promotions/conditions/words.ts';

/** What can be chosen from a list. */
export type Listed = Filter['type'] | 'order' | 'promotion';

/** Source texts. */
export const LISTED_LABELS: Readonly<Record<Listed, string>> = {
  ...FILTER_LABELS,
  order: 'Order',
  promotion: 'Promotion',
};

type Row = Readonly<Record<string, unknown>>;

export interface Found {
  readonly id: Id;
  readonly name: string;
  /** What tells it from others of the same name. */
  readonly hint: string;
  /** City of a shop. */
  readonly city: string;
  readonly isActive: boolean;
  readonly product?: FoundProduct;
}

/** What is seen of a product where it is chosen; undefined is what the server does not say. */
export interface FoundProduct {
  /** Address of its first picture. */
  readonly image: string | undefined;
  /** Rupiah. */
  readonly price: number | undefined;
  /** Pieces. */
  readonly stock: number | undefined;
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const READERS: Readonly<Record<Listed, (row: Row) => Found>> = {
  customers: (row) => ({ ...makeRecord(row.id, row.shop_name, row.phone_number), ...stateOf(row) }),
  sales: (row) => makeRecord(row.id, row.sales_code, ''),
  wl_area: (row) => makeRecord(row.city, row.city, ''),
  jenis_customer: (row) => makeRecord(row.id, row.title, ''),
  manufactur: (row) => makeRecord(row.id, row.name, ''),
  kategori: (row) => makeRecord(row.id, row.name, ''),
  sku: (row) => ({
    ...makeRecord(row.id, row.name, row.sku_code),
    ...stateOf(row),
    product: productOf(row),
  }),
  order: (row) => makeRecord(row.id, row.invoice_no, (row.user as Row | null)?.shop_name),
  promotion: (row) => makeRecord(row.id_relation, row.title, row.start_date),
};

const makeRecord = (id: unknown, name: unknown, hint: unknown): Found => ({
  id: typeof id === 'number' ? id : text(id),
  name: text(name) || `#${text(id)}`,
  hint: text(hint),
  city: '',
  isActive: true,
});
const stateOf = ({ city, active }: Row) => ({ city: text(city), isActive: active !== 0 && active !== false });

const productOf = ({ images, price, stock }: Row): FoundProduct => ({
  image: Array.isArray(images) ? (images[0] as Row | undefined)?.thumbnail_image_url?.toString() : undefined,
  price: typeof price === 'number' ? price : undefined,
  stock: typeof stock === 'number' ? stock : undefined,
});

export const foundOf = (kind: Listed, rows: readonly Row[]): readonly Found[] =>
  rows.map((row) => READERS[kind](row));

/** Whether a found thing is what an entry means: its code, its name or its number. The number of a sku is a quantity more often. */
export function isMeant(kind: Listed, { id, name, hint }: Found, entry: string): boolean {
  const written = codeForm(entry);
  const same = (candidate: string) => codeForm(candidate) === written;
  return (kind !== 'sku' && same(String(id))) || same(name) || (hint !== '' && same(hint));
}
