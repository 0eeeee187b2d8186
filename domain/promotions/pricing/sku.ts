import { type SkuFilter, type SkuItem, standingTiers, type Tier } from '../conditions/conditions.ts';
import type { Line, Trace } from './model.ts';
import { sum } from './money.ts';

/** How a line counts: `numerator`/`denominator` of its amount; `times` is 0 where multiples do not matter. */
export interface Counted {
  readonly tier: number;
  readonly times: number;
  readonly numerator: number;
  readonly denominator: number;
}

export interface SkuCount {
  readonly lines: ReadonlyMap<number, Counted>;
  /** 0: none. */
  readonly superTier: number;
  readonly parts: readonly Trace[];
}

type Measured = Pick<Line, 'pieces' | 'amount'>;

/** The tiers that the chosen products of a filter reach, by the rules of its group. */
export function countSku(filter: SkuFilter, lines: ReadonlyMap<number, Line>): SkuCount {
  const items = filter.items.map((item) => ({ item, id: Number(item.relation_id) }));
  const itemLines = items.map(({ item, id }) => ({ item, id, line: lines.get(id) }));
  const pieces = sum(itemLines.map(({ line }) => line?.pieces ?? 0));
  const superTier = filter.group === 'tiering' ? superTierOf(filter, pieces) : 0;
  if (filter.group === 'itemCampur' || filter.group === 'itemCampurSpesifik')
    return { ...mixed(filter, itemLines), superTier };
  const count = filter.group === 'tiering' ? tiering : kelipatan;
  const counted = itemLines.map((itemLine) => ({
    ...itemLine,
    ...count(itemLine.item, itemLine.line ?? NOTHING),
  }));
  return {
    lines: new Map(counted.flatMap(({ id, line, how }) => (line && how ? [[id, how] as const] : []))),
    superTier,
    parts: [
      ...counted.flatMap(({ item, id, line, how, row }) =>
        row
          ? [
              measured(line?.name ?? `SKU ${id}`, line ?? NOTHING, row.value, row.type, Boolean(how)),
              ...(filter.group === 'tiering' && line && how ? nextTier(item, line, how.tier) : []),
            ]
          : [never(id, line)],
      ),
      ...(filter.group === 'tiering' && pieces > 0 ? nextSuperTier(filter, pieces) : []),
    ],
  };
}

/** The requirement of the next tier; empty above the highest. */
function nextTier(item: SkuItem, line: Line, reached: number): readonly Trace[] {
  const rows = standingTiers(item);
  const tierIndex = rows.findIndex((row, place) => place >= reached && counts(row));
  const row = rows[tierIndex];
  if (!row) return [];
  const text =
    row.type === 'qty'
      ? '{name}: {missing} more pieces for Tier {tier}.'
      : '{name}: Rp {missing} more for Tier {tier}.';
  const missing = row.value - measure(line, row.type);
  return [{ holds: true, text, params: { name: line.name, missing, tier: tierIndex + 1 } }];
}

function nextSuperTier({ super_tier = [] }: SkuFilter, pieces: number): readonly Trace[] {
  const tierIndex = super_tier.findIndex((least) => least > pieces);
  if (tierIndex < 0) return [];
  const params = { missing: (super_tier[tierIndex] ?? 0) - pieces, tier: tierIndex + 1 };
  return [{ holds: true, text: '{missing} more pieces for Super Tier {tier}.', params }];
}

const NOTHING: Measured = { pieces: 0, amount: 0 };
const WHOLE = { times: 0, numerator: 1, denominator: 1 };

interface Own {
  readonly item: SkuItem;
  readonly id: number;
  readonly line: Line | undefined;
}

const counts = ({ is_active, value }: Tier): boolean => is_active === 1 && value > 0;
const measure = ({ pieces, amount }: Measured, type: string): number => (type === 'qty' ? pieces : amount);

/** Number of the highest reached tier, 0 for none. */
const highest = (rows: readonly Tier[], line: Measured): number =>
  rows.findLastIndex((row) => counts(row) && measure(line, row.type) >= row.value) + 1;

function tiering(item: SkuItem, line: Measured): { how?: Counted; row: Tier | undefined } {
  const rows = standingTiers(item);
  const tier = highest(rows, line);
  return tier > 0 ? { how: { tier, ...WHOLE }, row: rows[tier - 1] } : { row: rows.find(counts) };
}

function kelipatan(item: SkuItem, line: Measured): { how?: Counted; row: Tier | undefined } {
  const [row] = standingTiers(item);
  if (!row || !counts(row)) return { row: undefined };
  const lineMeasure = measure(line, row.type);
  const times = Math.floor(lineMeasure / row.value);
  return times > 0
    ? { how: { tier: 1, times, numerator: times * row.value, denominator: lineMeasure }, row }
    : { row };
}

/** The products are counted together, with the tiers of the first item; in `itemCampurSpesifik` each also has its own minimum. */
function mixed(filter: SkuFilter, itemLines: readonly Own[]): Omit<SkuCount, 'superTier'> {
  const bought = itemLines.flatMap(({ line }) => (line ? [line] : []));
  const together = {
    pieces: sum(bought.map((boughtLine) => boughtLine.pieces)),
    amount: sum(bought.map((boughtLine) => boughtLine.amount)),
  };
  const rows = itemLines[0] ? standingTiers(itemLines[0].item) : [];
  const tier = rows.some(counts) ? highest(rows, together) : 1;
  const row = rows[tier - 1] ?? rows.find(counts);
  const leasts = filter.group === 'itemCampur' ? [] : itemLines.flatMap(leastOf);
  const reached = tier > 0 && leasts.every(({ holds }) => holds);
  const how = { tier, ...WHOLE };
  return {
    lines: new Map(reached ? bought.map(({ product }) => [product, how]) : []),
    parts: [
      ...(row && counts(row) ? [measured('SKU', together, row.value, row.type, tier > 0)] : []),
      ...leasts,
    ],
  };
}

function leastOf({ item, id, line = undefined }: Own): readonly Trace[] {
  const least = item.minimal_pembelian ?? 0;
  if (least <= 0) return [];
  const type = item.type_minimal_pembelian ?? item.type_pembelian ?? 'qty';
  const holds = measure(line ?? NOTHING, type) >= least;
  return [measured(line?.name ?? `SKU ${id}`, line ?? NOTHING, least, type, holds)];
}

function superTierOf({ super_tier = [] }: SkuFilter, pieces: number): number {
  return super_tier.findLastIndex((least) => least > 0 && pieces >= least) + 1;
}

/** Progress towards a threshold. */
export function measured(name: string, line: Measured, least: number, type: string, holds: boolean): Trace {
  const reached = measure(line, type);
  const params = { name, reached, least };
  const has = type === 'qty' ? '{name}: {reached} of {least} pieces.' : '{name}: Rp {reached} of Rp {least}.';
  if (reached >= least) return { holds, text: has, params };
  const text =
    type === 'qty'
      ? '{name}: {reached} of {least} pieces, {missing} more needed.'
      : '{name}: Rp {reached} of Rp {least}, Rp {missing} more needed.';
  return { holds, text, params: { ...params, missing: least - reached } };
}

const never = (id: number, line: Line | undefined): Trace => ({
  holds: false,
  text: '{name}: no tier is active.',
  params: { name: line?.name ?? `SKU ${id}` },
});
