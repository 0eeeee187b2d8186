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
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  if (weights.length === 0) return [];
  if (totalWeight === 0)
    return share(
      total,
      weights.map(() => 1),
    );
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const shares = exact.map((exactShare) => Number(exactShare / BigInt(totalWeight)));
  const fraction = exact.map((exactShare) => Number(exactShare % BigInt(totalWeight)));
  const remainder = total - shares.reduce((sum, wholeShare) => sum + wholeShare, 0);
  const first = [...weights.keys()].sort(
    (a, b) =>
      readNumber(fraction, b) - readNumber(fraction, a) ||
      readNumber(weights, b) - readNumber(weights, a) ||
      a - b,
  );
  for (const index of first.slice(0, remainder)) shares[index] = readNumber(shares, index) + 1;
  return shares;
}

const readNumber = (list: readonly number[], index: number): number => list[index] ?? 0;

export const sum = (list: Iterable<number>): number => {
  let runningTotal = 0;
  for (const addend of list) runningTotal += addend;
  return runningTotal;
};
