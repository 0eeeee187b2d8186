import type { Line, Voucher } from './model.ts';
import { portion, share, sum } from './money.ts';

export interface VoucherCut {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
  /** The description, for type `words`. */
  readonly what: string | null;
  /** For each line, in rupiah. */
  readonly shares: readonly number[];
}

/** Whether the lines that the voucher is for reach its minimum together. */
export function voucherReached(voucher: Voucher, lines: readonly Line[]): boolean {
  const eligibleLines = lines.filter((line) => counts(voucher, line));
  return eligibleLines.length > 0 && sum(eligibleLines.map(({ amount }) => amount)) >= voucher.least;
}

/** The voucher's discount, after those of the promotions; null without a voucher, or when it does not apply. */
export function cutVoucher(
  voucher: Voucher | null,
  lines: readonly Line[],
  remainingAmounts: readonly number[],
): VoucherCut | null {
  if (!voucher || !voucherReached(voucher, lines)) return null;
  const weights = lines.map((line, lineIndex) =>
    counts(voucher, line) ? (remainingAmounts[lineIndex] ?? 0) : 0,
  );
  const amount = Math.min(amountOff(voucher, sum(weights)), sum(weights));
  const shares = amount === 0 ? lines.map(() => 0) : share(amount, weights);
  return { id: voucher.id, name: voucher.name, amount, what: voucher.what ?? null, shares };
}

function amountOff({ type, value, most }: Voucher, eligibleAmount: number): number {
  if (type === 'words') return 0;
  if (type === 'amount') return Math.floor(value);
  const percent = portion(eligibleAmount, Math.round(value * 100), 10_000);
  return most > 0 ? Math.min(most, percent) : percent;
}

function counts({ by, ids }: Voucher, line: Line): boolean {
  if (by === 'all') return true;
  const id = line[by];
  return id !== null && ids.includes(id);
}
