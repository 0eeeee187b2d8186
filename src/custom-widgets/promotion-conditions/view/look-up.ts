/** The calls that list what filters name. */
import { calls } from '../../../generated/product/widgets/promotion-conditions.ts';
import { type RowsAnswer, readOnce, type TypedEndpoint } from '../../../runtime/index.ts';
import { type Found, foundOf, isMeant, type Listed } from '../model/lookups.ts';

type Lookup = TypedEndpoint<LookupInput, RowsAnswer<object>>;
interface LookupInput {
  readonly search?: string;
  readonly perPage?: number;
  readonly per_page?: number;
  readonly jenis?: 'NEW PROMO';
}

/** So many are asked for. */
export const MOST = 100;

export const LOOKUPS: Readonly<Record<Listed, Lookup>> = {
  customers: calls['user.list'],
  sales: calls['sales-person.list'],
  wl_area: calls['new-promo.wl'],
  jenis_customer: calls['level.list'],
  manufactur: calls['brand.list'],
  kategori: calls['category.list'],
  sku: calls['product.list'],
  order: calls['transaction.list'],
  promotion: calls['promotion.list'],
};

const SIZE: LookupInput = { perPage: MOST };
interface Narrowed extends LookupInput {
  readonly active?: 'true';
  readonly status?: 'true';
}
const ACTIVE: Narrowed = { ...SIZE, active: 'true' };
/** Products to give away; `active` is what our own server calls it. */
const GIFTS: Narrowed = { ...ACTIVE, status: 'true' };
const INPUTS: Readonly<Partial<Record<Listed, Narrowed>>> = {
  manufactur: ACTIVE,
  kategori: ACTIVE,
  order: { per_page: MOST },
  promotion: { per_page: MOST, jenis: 'NEW PROMO' },
};
export const inputOf = (kind: Listed, search: string, isGift: boolean): LookupInput => ({
  ...(isGift ? GIFTS : (INPUTS[kind] ?? SIZE)),
  ...(search === '' ? {} : { search }),
});

/** The one thing that an entry means; what is written just so comes first. */
export async function lookUp(kind: Listed, entry: string, isGift: boolean): Promise<Found | undefined> {
  const { rows } = await readOnce(LOOKUPS[kind], inputOf(kind, entry, isGift));
  const meant = foundOf(kind, rows as Record<string, unknown>[]).filter((found) =>
    isMeant(kind, found, entry),
  );
  return meant.find(({ hint }) => hint === entry) ?? meant[0];
}
