/** amount × numerator ÷ denominator, rounded to whole rupiah, halves up. No argument is negative. */
export function portion(amount: number, numerator: number, denominator: number): number {
  const [top, bottom] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)];
  return Number((2n * top + bottom) / (2n * bottom));
}

/**
 * Splits the total into whole shares in proportion to the weights. The rest from rounding down goes to the largest fractions;
 * of equal ones to the larger weight, then to the first.
 */
export function share(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, one) => sum + one, 0);
  if (weights.length === 0) return [];
  if (all === 0)
    return share(
      total,
      weights.map(() => 1),
    );
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const shares = exact.map((one) => Number(one / BigInt(all)));
  const fraction = exact.map((one) => Number(one % BigInt(all)));
  const left = total - shares.reduce((sum, one) => sum + one, 0);
  const first = [...weights.keys()].sort(
    (a, b) => at(fraction, b) - at(fraction, a) || at(weights, b) - at(weights, a) || a - b,
  );
  for (const index of first.slice(0, left)) shares[index] = at(shares, index) + 1;
  return shares;
}

const at = (list: readonly number[], index: number): number => list[index] ?? 0;

export const sum = (list: Iterable<number>): number => {
  let all = 0;
  for (const one of list) all += one;
  return all;
};
