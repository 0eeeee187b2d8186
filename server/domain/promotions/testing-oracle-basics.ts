// What the oracle is asked, and its arithmetic; it imports nothing either.

export interface Filter {
  type: string;
  value: string;
  items: (number | string | SkuItem)[];
  group?: string;
  super_tier?: number[];
  items_campuran?: { minimal_pembelian: number; type_minimal_pembelian: string };
}
export interface Group {
  level: number;
  condition: string;
  data: (Filter | Group)[];
}
export interface Row {
  value: number;
  type: string;
  is_active: number;
  is_deleted?: boolean;
}
export interface SkuItem {
  relation_id: number | string;
  data: Row[];
  minimal_pembelian?: number;
  type_pembelian?: string;
  type_minimal_pembelian?: string;
}
export interface Benefit {
  type_benefit: string;
  type: string;
  value: string | number;
  maks_benefit: number;
  is_super_tier: string;
  is_deleted?: boolean;
}
export interface Period {
  from: string | null;
  to: string | null;
}
export interface Product {
  id: number;
  name: string;
  brand: number | null;
  category: number | null;
  price: number;
  wholesale: (Period & { minQty: number; price: number })[];
  discounts: (Period & { price: number })[];
  coret?: (Period & { discount: number; type: string })[];
  flash?: {
    id: number;
    discount: number;
    type: string;
    startsAt: number;
    endsAt: number;
    left: number;
    limit: number | null;
  }[];
}
export type Promotion = Period & { id: number; left: number } & (
    | {
        kind: 'new';
        conditions: {
          data: { type: string; is_active: number; condition: string; data: Group[] }[];
          benefit: Benefit[];
        };
      }
    | { kind: 'free'; product: number; type: string; value: number; multiples: boolean; gifts: number[] }
  );
export interface OracleInput {
  moment: { day: string; at: number };
  shop: { id: number; sales: number[]; area: string | null; level: number | null };
  products: Product[];
  promotions: Promotion[];
  bundles: (Period & { id: number; price: number; products: { product: number; pieces: number }[] })[];
  voucher: {
    type: string;
    value: number;
    most: number;
    least: number;
    by: string;
    ids: number[];
  } | null;
  order: {
    rows: { product: number; pieces: number }[];
    bundles: { id: number; count: number }[];
  };
}

export interface Line {
  product: number;
  brand: number | null;
  category: number | null;
  pieces: number;
  amount: number;
}
export interface Reach {
  tier: number;
  times: number;
  top: number;
  bottom: number;
  above: number;
}
export interface Offer {
  key: string;
  promotion: Promotion;
  lines: number[];
  worth: number;
  given: Given[];
  gifts: { product: number | null; name: string; pieces: number }[];
}
export interface Given {
  benefit: Benefit;
  times: number;
  lines: number[];
}

/** Half a rupiah is rounded up. */
export const half = (top: number, bottom: number): number =>
  Number((BigInt(top) * 2n + BigInt(bottom)) / (2n * BigInt(bottom)));
export const plus = (list: number[]): number => list.reduce((a, b) => a + b, 0);
export const on = ({ from, to }: Period, day: string): boolean =>
  !(from !== null && from > day) && !(to !== null && to < day);

/** One rupiah after the other to whoever has the largest fraction. */
export function sharing(total: number, weights: number[]): number[] {
  const use = plus(weights) === 0 ? weights.map(() => 1) : weights;
  const all = plus(use);
  const got = use.map((weight) => Number((BigInt(total) * BigInt(weight)) / BigInt(all)));
  const rest = use.map((weight) => (BigInt(total) * BigInt(weight)) % BigInt(all));
  const served = new Set<number>();
  while (plus(got) < total) {
    let pick = -1;
    for (let one = 0; one < use.length; one++) {
      if (served.has(one)) continue;
      const [a, b] = [rest[one] as bigint, pick < 0 ? -1n : (rest[pick] as bigint)];
      if (pick < 0 || a > b || (a === b && (use[one] as number) > (use[pick] as number))) pick = one;
    }
    served.add(pick);
    got[pick] = (got[pick] as number) + 1;
  }
  return got;
}
