import { type Measures, median } from './visit.ts';

/** What was measured in rounds: of what the other is compared with, of the other, and of the first once more. */
export interface Paired {
  readonly base: readonly Measures[];
  readonly other: readonly Measures[];
  readonly again: readonly Measures[];
}

/** Prints medians, and over the rounds the median ratio to `base`; `names` are those of `base` and `other`. */
export function printPaired(found: Paired, [base, other]: readonly [string, string]): void {
  const rounds = found.base.length;
  console.log(
    `| ${rounds} rounds, Node ${process.version} | ${base} | ${other} | ${other} / ${base} | ${base} / ${base} |`,
  );
  console.log('|---|---:|---:|---:|---:|');
  for (const measure of Object.keys(found.base[0] ?? {})) {
    const of = (one: Measures) => one[measure] ?? Number.NaN;
    const ratio = (side: readonly Measures[]) =>
      median(side.map((one, round) => of(one) / (found.base[round]?.[measure] ?? 1)));
    const cells = [
      median(found.base.map(of)).toFixed(1),
      median(found.other.map(of)).toFixed(1),
      ratio(found.other).toFixed(2),
      ratio(found.again).toFixed(2),
    ];
    console.log(`| ${measure} | ${cells.join(' | ')} |`);
  }
}
